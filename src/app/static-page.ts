import type { ResponsiveImage } from '#lib/responsive-image.ts';
import type { Article } from '#model/articles/articles.ts';
import type { Page } from './pages.ts';

/** A page that is not in the table of pages: HTML, CSS and inline scripts, without React. */
export type StaticPage = Page & {
  path: string;
  /** The path of its parent page. */
  section?: string;
  /** The page in the table whose styles it shares, besides those of all pages. */
  stylesFrom?: Page;
  styles: string;
  article?: Article;
  cover?: ResponsiveImage | undefined;
};

export const isStaticPage = (page: Page | StaticPage): page is StaticPage => 'styles' in page;
