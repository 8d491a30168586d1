/** Redirects from the aliases of articles, case studies and pages. */
import { aliasPath, published } from './articles/articles.ts';

export type Redirect = { from: string; to: string; title: string };

/** All redirects; paths are relative to the site's root and have no trailing slash. */
export const redirects: Redirect[] = published.flatMap(({ aliases = [], path, title }) =>
  aliases.map((alias) => ({ from: aliasPath(alias), to: path, title })),
);
