/** Converts a blog's posts to articles (docs/import.md). */
import { globSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import pMap from 'p-map';
import { stringify } from 'yaml';
import { decodeUrl } from '../../lib/decode-url.ts';
import { slug, uniqueName } from '../../schema/file-names.ts';
import { aliasFault } from '../../schema/front-matter.ts';
import { showProgress } from '../../site/progress.ts';
import { convertBody, findId, readIds } from './convert-body.ts';
import { type Blog, findPosts } from './find-posts.ts';
import type { PostFields } from './front-matter.ts';
import { describeUrlPatterns, linkReader } from './links.ts';
import { PictureCollection } from './pictures.ts';
import { isTranslation, type Post, plainPath, readPost } from './posts.ts';
import { redirectLines, topicPages } from './redirects.ts';
import { findServiceWorkers } from './service-workers.ts';

/** Something that was not imported, with its file and line. */
export type LeftOut = { file: string; line: number; what: string };

export type ImportedBlog = {
  generator: string;
  /** Sentences about its old URLs. */
  urls: string[];
  /** Texts and pictures by their file names. */
  files: Map<string, string | Buffer>;
  /** The source of each article, by its file name. */
  sources: Map<string, string>;
  leftOut: LeftOut[];
  /** The lines of redirects.txt. */
  redirects: string[];
  /** The names of its service workers. */
  workers: string[];
  /** The number of imported posts, and of drafts among them. */
  posts: number;
  drafts: number;
};

/** Whether a language differs from the site's, apart from its territory. */
function isOther(language: string, site: string): boolean {
  const [ownLocale, siteLocale] = [language, site].map((tag) => new Intl.Locale(tag).maximize());
  return ownLocale?.language !== siteLocale?.language || ownLocale?.script !== siteLocale?.script;
}

const fieldOrder = (
  fields: PostFields,
  title: string,
  excerpt: string,
  aliases: string[],
  siteLanguage: string,
  more: object,
) => ({
  title,
  excerpt,
  date: fields.date,
  ...(fields.category && { category: fields.category }),
  ...(fields.topics.length > 0 && { topics: fields.topics }),
  ...(fields.updated && fields.updated !== fields.date && { updated: fields.updated }),
  ...(fields.lang && isOther(fields.lang, siteLanguage) && { lang: fields.lang }),
  ...(fields.isDraft && { draft: true }),
  ...(aliases.length > 0 && { aliases }),
  ...more,
});

/** A link to an article's heading, in angle brackets or not. */
const headingLink = /(?<=<)([\w-]+\.md)#([^>\n]*)(?=>)|(?<=[(" ])([\w-]+\.md)#([^\s)">]+)/g;

/** Links between articles lose fragments of headings that the other one does not have. */
function mendHeadingLinks(texts: Map<string, string>): ImportedBlog['files'] {
  const ids = new Map<string, ReadonlySet<string>>();
  const mend = (all: string, ...parts: (string | undefined)[]) => {
    const [other = '', fragment = ''] = parts[0] === undefined ? parts.slice(2) : parts;
    const text = texts.get(other);
    if (text === undefined) return all;
    const known = ids.get(other) ?? readIds(text);
    ids.set(other, known);
    const id = findId(known, decodeUrl(fragment));
    return id === undefined ? other : `${other}#${encodeURI(id)}`;
  };
  return new Map([...texts].map(([name, text]) => [name, text.replace(headingLink, mend)]));
}

/** A valid language tag, or nothing. */
function knownLanguage(tag: string | undefined): string | undefined {
  try {
    return tag && new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag)
      ? tag
      : undefined;
  } catch {
    return undefined;
  }
}

/** Jekyll's feeds name posts by their paths without an extension, others by their URLs. */
const feedPath = (url: string, { generator }: Blog) =>
  generator === 'Jekyll' ? url.replace(/(\.html|\/)$/, '') : url;

/** The name of a post's own picture; some themes find it by its name. */
async function bringCover(
  { file, fields: { cover }, articleSlug }: Post,
  pictures: PictureCollection,
  note: (line: number, what: string) => void,
) {
  const [beside] = /(^|[\\/])index\.\w+$/.test(file)
    ? globSync('{featured,cover}*.{png,jpg,jpeg,webp,avif}', { cwd: dirname(file) })
    : [];
  const url = cover?.url ?? beside;
  if (!url) return undefined;
  return pictures.bring(url, file, articleSlug).catch((error: Error) => {
    note(1, `the cover picture ${url.slice(0, 120)} ${error.message}`);
    return undefined;
  });
}

/** A file's path relative to the working directory. */
const shownFile = (file: string) => relative('', file);

/**
 * @param folder of a blog or of its posts.
 *
 * @param site its language, picture names that are taken, and the pattern of the blog's old URLs if
 * its owner knows it.
 * @param refused files of posts to leave out.
 * @throws with one line if there is nothing to import.
 */
export async function importBlog(
  folder: string,
  site: {
    language: string;
    isTaken: (name: string, source: Buffer) => boolean;
    oldUrls?: string | undefined;
  },
  refused: ReadonlySet<string> = new Set(),
): Promise<ImportedBlog> {
  const detected = findPosts(folder);
  const blog: Blog = site.oldUrls
    ? { ...detected, urls: { pattern: site.oldUrls, sections: {}, source: '--old-urls' } }
    : detected;
  const leftOut: LeftOut[] = [];
  const formatNote = (file: string) => (line: number, what: string) => {
    leftOut.push({ file: shownFile(file), line, what });
  };
  const names = new Set<string>();
  // Originals come first, since a translation may have the same name.
  const originalsFirst = blog.posts.toSorted(
    (a, b) => Number(isTranslation(a, blog)) - Number(isTranslation(b, blog)),
  );
  const posts = originalsFirst.flatMap((found): Post[] => {
    if (refused.has(shownFile(found.file))) return [];
    const post = readPost(found, blog, formatNote(found.file));
    if (!post) return [];
    const last = post.fields.slug?.split('/').filter(Boolean).at(-1) ?? post.name;
    const wished = slug(last, 'article');
    const articleSlug = uniqueName(
      names.has(wished) && post.lang ? slug(`${last} ${post.lang}`, 'article') : wished,
      (name) => names.has(name),
    );
    names.add(articleSlug);
    return [{ ...post, articleSlug }];
  });
  const others = Map.groupBy(
    posts.flatMap(({ file, fields }) => fields.others.map((name) => ({ file, name }))),
    ({ name }) => name,
  );
  for (const [name, [first, ...more]] of others)
    if (first)
      formatNote(first.file)(
        1,
        `the field ${name}${more.length > 0 ? `, and in ${more.length} more posts` : ''}`,
      );
  const linkFrom = linkReader(posts, blog);
  const pictures = new PictureCollection(blog, site.isTaken);
  const texts = new Map<string, string>();
  const sources = new Map<string, string>();
  const taken = new Set([
    '/',
    '/blog',
    '/projects',
    '/resume',
    ...[...names].map((name) => `/blog/${name}`),
  ]);
  const written: { post: Post; text: string }[] = [];
  let done = 0;
  // A few at a time: some pictures are downloaded.
  const converted = await pMap(
    posts,
    async (post) => {
      const note = formatNote(post.file);
      showProgress(`${++done} of ${posts.length} posts`);
      const body = await convertBody(post.body, {
        file: post.file,
        title: post.fields.title,
        link: linkFrom(post),
        picture: (url) => pictures.bring(url, post.file, post.articleSlug),
        note,
      });
      return { post, body, picture: await bringCover(post, pictures, note) };
    },
    { concurrency: 4 },
  );
  showProgress('checking the articles');
  for (const { post, body, picture } of converted) {
    const { fields, articleSlug } = post;
    const title = body.title ?? post.name.replace(/[-_]+/g, ' ').trim();
    const aliases: string[] = [];
    for (const url of post.urls) {
      const plain = plainPath(url);
      if (aliasFault(url) || !plain || taken.has(plain)) continue;
      taken.add(plain);
      aliases.push(url);
    }
    const lang = knownLanguage(fields.lang ?? post.lang ?? blog.lang);
    const [url] = post.urls;
    const feedId = blog.origin && url && new URL(feedPath(url, blog), blog.origin).href;
    const excerpt = fields.excerpt ?? body.excerpt ?? title;
    const matter = fieldOrder(
      { ...fields, ...(lang && { lang }) },
      title,
      excerpt,
      aliases,
      site.language,
      {
        ...(fields.series && { series: fields.series }),
        ...(picture && { picture, ...(fields.cover?.alt && { pictureAlt: fields.cover.alt }) }),
        ...(feedId && { feedId }),
      },
    );
    const text = `---\n${stringify(matter, { lineWidth: 0 })}---\n\n${body.text.trim().replace(/\n{3,}/g, '\n\n')}\n`;
    texts.set(`${articleSlug}.md`, text);
    sources.set(`${articleSlug}.md`, shownFile(post.file));
    written.push({ post, text });
  }
  if (written.length === 0)
    throw new Error(
      `none of its ${blog.posts.length} Markdown files is a post: ${leftOut
        .slice(0, 5)
        .map(({ file, what }) => `${file}: ${what}`)
        .join('; ')}`,
    );
  const files = mendHeadingLinks(texts);
  const used = [...pictures.files].filter(([name]) =>
    written.some(({ text }) => text.includes(name)),
  );
  for (const [name, source] of used) files.set(name, source);
  return {
    generator: blog.generator,
    urls: describeUrlPatterns(posts, blog.urls),
    files,
    sources,
    leftOut: leftOut.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    redirects: redirectLines(posts, topicPages(posts), blog).filter(
      (line) => !taken.has(plainPath(line.split(' ')[0] ?? '')),
    ),
    workers: findServiceWorkers(blog.root),
    posts: written.length,
    drafts: written.filter(({ post }) => post.fields.isDraft).length,
  };
}
