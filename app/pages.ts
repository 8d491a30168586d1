/**
 * The one table of pages: where each lives, what it is called and the code that shows it. Links, the navigation, the
 * prerendered files, the sitemap, the head and the social pictures all follow from it. A page is a row here and a file
 * in app/pages.
 */
import type { ComponentType } from 'react';
import { owner } from '#content/owner.ts';
import { projects } from '#content/projects.ts';
import { topics } from '#content/topics.ts';

export type Page = {
  /** Names the page's social picture, and the page itself where its HTML meets its code. */
  name: string;
  /** Below the site's root; null for what is shown wherever there is no page. */
  path: string | null;
  /** What links to the page say. */
  label: string;
  /** What the page itself is called on its social picture. */
  heading: string;
  title: string;
  description: string;
  load: () => Promise<{ default: ComponentType }>;
};

/** A page with an address of its own. */
export type AddressedPage = Page & { path: string };

export const pages = {
  home: {
    name: 'home',
    path: '/',
    label: 'Home',
    heading: owner.name,
    title: `${owner.name}, ${owner.tagline}`,
    description: owner.description || owner.pitch,
    load: () => import('./pages/home.tsx'),
  },
  projects: {
    name: 'projects',
    path: '/projects',
    label: 'Projects',
    heading: 'Projects',
    title: `Projects, ${owner.name}`,
    description: `What ${owner.name} has built: ${projects.map(({ title }) => title).join(', ')}.`,
    load: () => import('./pages/projects.tsx'),
  },
  blog: {
    name: 'blog',
    path: '/blog',
    label: 'Blog',
    heading: 'Blog',
    title: `Blog, ${owner.name}`,
    description: `${owner.name} writes about ${topics.join(', ')}.`,
    load: () => import('./pages/blog.tsx'),
  },
  notFound: {
    name: 'not-found',
    path: null,
    label: 'Page not found',
    heading: 'Page not found',
    title: `Page not found, ${owner.name}`,
    description: 'There is no page at this address.',
    load: () => import('./pages/not-found.tsx'),
  },
} satisfies Record<string, Page>;

export const allPages: Page[] = Object.values(pages);

/** The pages that a visitor can ask for by their addresses, in the order in which they are listed. */
export const addressedPages = allPages.filter((page): page is AddressedPage => page.path !== null);

/** The folder of its host that the site is built for: begins and ends with a slash. */
const base = import.meta.env.BASE_URL;

/** The address of a file or, with its path, of a page, on whatever host the site is. */
export const localAddress = (path: string) => base + path.replace(/^\//, '');

/** The absolute address of a path of the site ('/projects'), where the owner says that the site lives. */
export const absoluteAddress = (path: string) => new URL(localAddress(path), owner.site).href;

/** The page that an address of this site's host means, if any; hosts serve /blog/ as well as /blog. */
export function pageAt({ pathname }: URL): AddressedPage | undefined {
  return addressedPages.find(({ path }) => [localAddress(path), `${localAddress(path)}/`].includes(pathname));
}
