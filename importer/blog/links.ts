/** Finds the new targets of a post's links. */
import { dirname, extname, resolve } from 'node:path';
import { slug as headingId } from 'github-slugger';
import { blogPath, homePath, projectsPath } from '../../src/content/routes.ts';
import { decodeUrl } from '../../src/lib/decode-url.ts';
import { lettersAndDigits } from '../../src/lib/text.ts';
import type { PreparedPost } from './convert-body.ts';
import type { BlogFiles } from './files.ts';
import { type Blog, foldersUpTo, isUrlOf } from './find-posts.ts';
import { plainPath } from './old-urls.ts';

/** A name for comparisons: without case, folder and extension. */
const nameOf = (path: string) =>
  lettersAndDigits(decodeUrl(path).replace(/^.*\/|\.(md|mdx|markdown)$/gi, ''));

/** The id for a fragment, which may be written as the heading's text. */
function findId(ids: ReadonlySet<string>, wanted: string): string | undefined {
  const isSame = (id: string) => lettersAndDigits(id) === lettersAndDigits(wanted);
  return [wanted, headingId(wanted)].find((id) => ids.has(id)) ?? [...ids].find(isSame);
}

/** @returns a function that returns the new target of a link, or reports why there is none. */
export function linkReader(posts: PreparedPost[], blog: Blog, { addFile }: BlogFiles) {
  const { root, roots, base } = blog;
  const byUrl = new Map<string, PreparedPost>();
  const byFile = new Map<string, PreparedPost>();
  const byName = new Map<string, PreparedPost>();
  for (const post of posts) {
    for (const url of post.urls)
      for (const path of [url, url.slice(url.startsWith(`${base}/`) ? base.length : 0)])
        byUrl.set(plainPath(path), post);
    const plain = post.file.slice(0, -extname(post.file).length);
    for (const path of [post.file, plain, plain.replace(/[\\/](index|page)$/i, '')])
      byFile.set(path, post);
    // Tags of generators and links between notes use a post's name alone.
    for (const name of [post.plainName, post.name]) byName.set(nameOf(name), post);
  }
  return (url: string, from: PreparedPost, line: number): string | undefined => {
    const report = (what: string) => void from.report(line, what, url.slice(0, 120));
    if (/^\/\//.test(url)) return `https:${url}`;
    const isOnBlog = isUrlOf(blog, url);
    if (/^[a-z][a-z\d+.-]*:/i.test(url) && !isOnBlog) return url;
    const local = isOnBlog ? url.replace(/^https?:\/\/[^/]+/i, '') : url.replaceAll('\\', '/');
    const [, written = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(local) ?? [];
    const path = decodeUrl(written).replace(/^@\//, '/');
    const onBlog = URL.parse(written, `https://blog.example${from.urls[0] ?? '/'}`);
    const folder = dirname(from.file);
    const folders = path.startsWith('/') ? foldersUpTo(root, folder).reverse() : [folder, ...roots];
    const plain = path.replace(/^\/+|\/$/g, '');
    const isOwn = path === '' && !isOnBlog;
    const target =
      (isOwn ? from : folders.map((folder) => byFile.get(resolve(folder, plain))).find(Boolean)) ??
      byUrl.get(plainPath(onBlog?.pathname ?? written)) ??
      (path.includes('/') ? undefined : byName.get(nameOf(path)));
    if (!target) {
      const page = path.replace(/(.)\/$/, '$1') || homePath;
      const to = [homePath, blogPath, projectsPath].includes(page) ? page : addFile(written, from);
      return to ?? report('a link to a page or file that is not imported');
    }
    if (target.fields.hiddenBy && !from.fields.hiddenBy) return report('a link to a draft');
    const id = fragment && findId(target.ids, decodeUrl(fragment));
    const article = target === from ? '' : `${target.articleSlug}.md`;
    if (id) return `${article}#${encodeURI(id)}`;
    // Browsers go to the top of the page for an unknown id.
    if (article || !fragment) return article || '#';
    return report('a link to a heading that is not in the text');
  };
}
