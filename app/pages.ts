/** What the head, the sitemap, the social pictures and the structured data say of each page: from the content alone. */
import { owner } from './content/owner.ts';
import { projects } from './content/projects.ts';
import { topics } from './content/topics.ts';

export type Page = {
  /** Names the page's social picture. */
  name: string;
  /** Below the site's root. */
  path: string;
  /** What the page itself is called on its social picture. */
  heading: string;
  title: string;
  description: string;
};

export const pages = {
  home: {
    name: 'home',
    path: '/',
    heading: owner.name,
    title: `${owner.name}, ${owner.tagline}`,
    description: owner.description || owner.pitch,
  },
  projects: {
    name: 'projects',
    path: '/projects',
    heading: 'Projects',
    title: `Projects, ${owner.name}`,
    description: `What ${owner.name} has built: ${projects.map(({ title }) => title).join(', ')}.`,
  },
  blog: {
    name: 'blog',
    path: '/blog',
    heading: 'Blog',
    title: `Blog, ${owner.name}`,
    description: `${owner.name} writes about ${topics.join(', ')}.`,
  },
} satisfies Record<string, Page>;
