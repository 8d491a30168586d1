/**
 * The table of pages, with the path, name and component of each. Links, the navigation, the
 * prerendered files, the sitemap, the head and the link previews follow from it. A page needs a row
 * here, a file in app/pages, a path in src/content/routes.ts, and a name in `pages` of each language
 * in src/strings.
 */
import type { ComponentType } from 'react';
import { owner, projects, strings } from '#content/content.ts';
import { blogPath, homePath, projectsPath } from '#content/routes.ts';
import { describeList } from '#lib/describe-list.ts';
import type { Pictures } from '#lib/responsive-image.ts';
import { blogSubjects } from '#model/articles/cards.ts';
import { hasBlog } from '#model/visible-sections.ts';

export type Page = {
  /** Names the page's module and link preview. Static pages use their path. */
  name: string;
  /** The path below the site's root; null for the 404 page. */
  path: string | null;
  /** The label of links to the page. */
  label: string;
  title: string;
  description: string;
  load: () => Promise<{ default: ComponentType<{ pictures: Pictures }> }>;
};

const { descriptions, title } = strings;
const list = (items: string[]) => items.join(strings.comma);

export const pages = {
  home: {
    name: 'home',
    path: homePath,
    label: strings.pages.home,
    title: title(owner.name, owner.tagline),
    description: owner.description || owner.pitch,
    load: () => import('./pages/home/home.tsx'),
  },
  projects: {
    name: 'projects',
    path: projectsPath,
    label: strings.pages.projects,
    title: title(strings.pages.projects, owner.name),
    description: describeList(
      projects.map(({ title }) => title),
      list,
      (titles) => descriptions.projects(owner.name, titles),
    ),
    load: () => import('./pages/projects/projects.tsx'),
  },
  blog: {
    name: 'blog',
    path: blogPath,
    label: strings.pages.blog,
    title: title(strings.pages.blog, owner.name),
    description: describeList(blogSubjects, list, (topics) =>
      descriptions.blog(owner.name, topics),
    ),
    load: () => import('./pages/blog/blog.tsx'),
  },
  notFound: {
    name: 'not-found',
    path: null,
    label: strings.pages.notFound,
    title: title(strings.pages.notFound, owner.name),
    description: descriptions.notFound,
    load: () => import('./pages/not-found/not-found.tsx'),
  },
} satisfies Record<string, Page>;

/** All pages of this site: without projects there is no projects page, without articles no blog. */
export const allPages: Page[] = Object.values(pages).filter(
  (page) => (page !== pages.projects || projects.length > 0) && (page !== pages.blog || hasBlog),
);

/** The pages with a path, in the order of the navigation. */
export const routedPages = allPages.flatMap((page) =>
  page.path === null ? [] : [{ ...page, path: page.path }],
);
