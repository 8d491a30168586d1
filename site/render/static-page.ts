import type { Page } from '../../app/pages.ts';
import type { Article } from '../../model/articles/articles.ts';

/**
 * A page that the table of pages does not have: HTML, CSS and the small functions in the page (app/inline). No React comes
 * to it, and links to and from it are page loads.
 */
export type StaticPage = Page & {
  path: string;
  /** The path of the page that it is below, if it is below one. */
  section?: '/projects' | '/blog';
  /** The page in the table whose styles it shares; without one, those of the frame around every page. */
  stylesOf?: Page;
  /** Styles of its own. */
  styles: string;
  article?: Article;
};

export const isStaticPage = (page: Page | StaticPage): page is StaticPage => 'styles' in page;
