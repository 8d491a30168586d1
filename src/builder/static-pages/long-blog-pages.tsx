/** Pages of blogs with many articles: all of them by year, and a search. */
import filledButtonStyles from '#app/components/filled-button.css?inline';
import styles from '#app/pages/archive/archive.module.css?inline';
import { Archive } from '#app/pages/archive/archive.tsx';
import { SearchPage } from '#app/pages/search/search-page.tsx';
import { pages } from '#app/pages.ts';
import type { StaticPage } from '#app/static-page.ts';
import { articleStrings, owner, strings } from '#content/content.ts';
import { archivePath, blogPath, searchPath } from '#content/routes.ts';
import { isLongBlog } from '#model/articles/cards.ts';
import { pageTitle } from '#model/articles/titles.ts';
import { hashedPath } from '#model/hashed-path.ts';
import { bundleScript, indexFile } from '../outputs/search.ts';

/** A page of the blog besides its first. */
export const blogPage = (path: string, label: string, load: StaticPage['load']): StaticPage => ({
  name: path.slice(1),
  path,
  section: blogPath,
  stylesFrom: pages.blog,
  styles: filledButtonStyles + styles,
  label,
  title: pageTitle(label),
  description: strings.descriptions.blog(owner.name, label),
  load,
});

export const longBlogPages: StaticPage[] = isLongBlog
  ? [
      blogPage(archivePath, articleStrings.archive, async () => ({ default: Archive })),
      blogPage(searchPath, articleStrings.search, async () => {
        const script = hashedPath('search', 'js', await bundleScript());
        return { default: () => <SearchPage script={script} index={indexFile[0]} /> };
      }),
    ]
  : [];
