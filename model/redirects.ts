/** Earlier URLs: the aliases of articles, and what the owner lists in redirects.txt. */
import { aliasPath, published } from './articles/articles.ts';

export type Redirect = { from: string; to: string; title: string };

const [text = ''] = Object.values(
  import.meta.glob<string>('#content/redirects.txt', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);

/** The lines of redirects.txt: an earlier path and a path of the site. `#` begins a comment. */
export const listedRedirects = text.split(/\r?\n/).flatMap((source, i) => {
  const [from = '', to = '', ...rest] = source.replace(/#.*/, '').trim().split(/\s+/);
  return from ? [{ line: i + 1, from, to, isComplete: to !== '' && rest.length === 0 }] : [];
});

/** All redirects between paths below the site's root, without a trailing slash. */
export const redirects: Redirect[] = [
  ...published.flatMap(({ aliases = [], path, title }) =>
    aliases.map((alias) => ({ from: aliasPath(alias), to: path, title })),
  ),
  ...listedRedirects.map(({ from, to }) => ({ from: aliasPath(from), to, title: to })),
];
