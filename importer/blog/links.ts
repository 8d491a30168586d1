import { dirname, extname, relative, resolve } from 'node:path';
import { decodeUrl } from '../../lib/decode-url.ts';
import { slug } from '../../schema/file-names.ts';
import type { Blog } from './find-posts.ts';
import { type Post, plainPath } from './posts.ts';
import { topicPage, topicPages } from './redirects.ts';
import type { UrlPatterns } from './url-patterns.ts';

/**
 * Converts posts' links to articles, other sites or pages of the site; undefined if there is no
 * target.
 */
export function linkReader(posts: Post[], blog: Blog) {
  const topics = topicPages(posts);
  const byAddress = new Map<string, Post>();
  const byFile = new Map<string, Post>();
  for (const post of posts) {
    for (const url of post.urls) byAddress.set(plainPath(url), post);
    const plain = post.file.slice(0, -extname(post.file).length);
    for (const path of [post.file, plain, plain.replace(/[\\/](index|page)$/i, '')])
      byFile.set(path, post);
  }
  // Names alone, from templates, and URLs without a configured host.
  for (const post of posts)
    for (const name of [
      post.name,
      post.fields.slug,
      relative(blog.root, post.file).replace(/^.*\/|\.\w+$/g, ''),
    ])
      if (name && !byAddress.has(name.toLowerCase())) byAddress.set(name.toLowerCase(), post);

  // Notes name each other in words.
  const bySlug = new Map([...byAddress].map(([name, post]) => [slug(name, ''), post]));
  bySlug.delete('');
  return (from: Post) =>
    (url: string): string | undefined => {
      if (url.startsWith('#')) return url;
      const isOutside = /^(https?:|mailto:)/i.test(url);
      const isOwnHost = URL.canParse(url) && new URL(url).host === blog.origin?.host;
      if (isOutside && !isOwnHost) return url;
      if (/^\/\//.test(url)) return `https:${url}`;
      if (/^[a-z][a-z\d+.-]*:/i.test(url) && !isOwnHost) return undefined;
      const [, path = '', fragment = ''] =
        /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(
          isOwnHost ? url.replace(/^https?:\/\/[^/]+/i, '') : url,
        ) ?? [];
      const file = byFile.get(resolve(dirname(from.file), decodeUrl(path).replace(/\/$/, '')));
      const last = plainPath(path).split('/').at(-1) ?? '';
      const found =
        file ??
        byAddress.get(plainPath(path)) ??
        byAddress.get(last.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '')) ??
        bySlug.get(slug(last, ''));
      if (!found && /^(?:[\w-]+\.)+[a-z]{2,}\/\S+$/i.test(url)) return `https://${url}`;
      if (found)
        return found === from
          ? fragment || `${from.articleSlug}.md`
          : `${found.articleSlug}.md${fragment}`;
      const topic = topicPage(decodeUrl(path), topics);
      if (topic) return topic;
      return { '': '/', '/': '/', '/blog': '/blog', '/projects': '/projects' }[
        path.replace(/(.)\/$/, '$1')
      ];
    };
}

/** Links within a post's site, without a picture's. */
const internalLinks = /(?<!!)\[[^\]]*\]\(<?(\/[^)\s#?>]+)/g;

/**
 * Compares patterns with the links between posts.
 *
 * @returns sentences for the owner: the pattern and its source, and other URLs in links.
 */
export function describeUrlPatterns(
  posts: Post[],
  { pattern, sections, source }: UrlPatterns,
): string[] {
  const all = [
    ...Object.entries(sections).map(([section, other]) => `${other} in ${section}`),
    pattern,
  ];
  const known = new Set(posts.flatMap(({ urls }) => urls.map(plainPath)));
  const names = new Set(posts.flatMap(({ name, fields: { slug } }) => [name, slug ?? name]));
  const others = new Map<string, string>();
  let hits = 0;
  for (const { body } of posts)
    for (const [, url = ''] of body.matchAll(internalLinks)) {
      const path = plainPath(url);
      const last = decodeUrl(path).split('/').at(-1) ?? '';
      if (known.has(path)) hits++;
      else if (names.has(last))
        others.set(path, url.replace(new RegExp(`${RegExp.escape(last)}(?=[^/]*/?$)`), ':title'));
    }
  const [[example, other] = []] = others;
  return [
    pattern
      ? `Old URLs: ${all.join(', ')}, from ${source}`
      : `Old URLs: not known from ${source}; --old-urls '/web/:title/' leads them to the articles`,
    ...(example && others.size > hits
      ? [
          `Its own links have others, ${others.size} in all, such as ${example}: is it --old-urls '${other}'?`,
        ]
      : []),
  ];
}
