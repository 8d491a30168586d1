/** Earlier URLs: the aliases of articles, case studies and pages. */
import { aliasPath, published } from './articles/articles.ts';

export type Redirect = { from: string; to: string; title: string };

/** All redirects between paths below the site's root, without a trailing slash. */
export const redirects: Redirect[] = published.flatMap(({ aliases = [], path, title }) =>
  aliases.map((alias) => ({ from: aliasPath(alias), to: path, title })),
);
