import { dirname, extname, relative, resolve } from 'node:path';
import { decodeUrl } from '../../lib/decode-url.ts';
import type { Blog } from './find-posts.ts';
import { type Post, plainPath } from './posts.ts';
import { topicPage, topicPages } from './redirects.ts';

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

  return (from: Post) =>
    (url: string): string | undefined => {
      if (url.startsWith('#')) return url;
      const isOutside = /^(https?:|mailto:)/i.test(url);
      const isOwnHost = URL.canParse(url) && new URL(url).host === blog.host;
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
        byAddress.get(last.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, ''));
      // The fragment is dropped: headings' ids may differ.
      if (!found && /^(?:[\w-]+\.)+[a-z]{2,}\/\S+$/i.test(url)) return `https://${url}`;
      if (found)
        return found === from ? fragment || `${from.articleSlug}.md` : `${found.articleSlug}.md`;
      const topic = topicPage(decodeUrl(path), topics);
      if (topic) return topic;
      return { '': '/', '/': '/', '/blog': '/blog', '/projects': '/projects' }[
        path.replace(/(.)\/$/, '$1')
      ];
    };
}
