/** Turns a blog's posts into articles. docs/import.md says what becomes of what. */
import { readFileSync } from 'node:fs';
import { dirname, extname, relative, resolve } from 'node:path';
import pMap from 'p-map';
import { stringify } from 'yaml';
import { addressName, ownName } from '../../app/articles/names.ts';
import { unreadable } from '../../site/check/markdown-files.ts';
import { decoded } from '../../site/render/articles/decoded.ts';
import { decode } from '../decode.ts';
import { convertBody } from './convert-body.ts';
import { type Blog, type FoundPost, findPosts, firstDay } from './find-posts.ts';
import { type PostFields, readFields } from './front-matter.ts';
import { PictureCollection } from './pictures.ts';

/** Something that is not in the content now, with its file and line. */
export type LeftOut = { file: string; line: number; what: string };

export type ImportedBlog = {
  generator: string;
  /** Texts and pictures by their files' names in the articles' folder. */
  files: Map<string, string | Buffer>;
  /** The source of each article, by its file's name. */
  sources: Map<string, string>;
  leftOut: LeftOut[];
  /** How many posts came in, and how many of them are drafts. */
  posts: number;
  drafts: number;
};

type Post = FoundPost & {
  fields: PostFields;
  /** With empty lines in place of the fields. */
  body: string;
  /** The article's name. */
  own: string;
  /** Where it was, without a slash at the end. */
  addresses: string[];
};

const plainPath = (path: string) =>
  decoded(path)
    .replace(/(index)?\.(html?|mdx?|markdown)$/i, '')
    .replace(/\/+$/, '')
    .toLowerCase();

/** Where a post stood, as its generator makes it of a pattern. */
function addressOf(
  { address, base }: Blog,
  { name, folder }: FoundPost,
  { date = '', slug, category }: PostFields,
): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const title = slug ?? name;
  const parts: Record<string, string> = {
    output_ext: '.html',
    ...{ year, month, day, i_month: `${Number(month)}`, i_day: `${Number(day)}`, short_year: year.slice(2) },
    ...{
      title,
      name: title,
      slug: title,
      filename: name,
      contentbasename: name,
      slugorcontentbasename: title,
      post_title: title,
    },
    ...{
      base,
      folder,
      section: folder.split('/')[0] ?? '',
      sections: folder,
      category: category ?? '',
      categories: (category ?? '').toLowerCase(),
    },
  };
  if (!address || (address.includes(':year') && !date)) return '';
  const filled = address.replace(/:(\w+)/g, (all, part: string) =>
    Object.hasOwn(parts, part) ? (parts[part] ?? '') : all,
  );
  return filled.includes(':') ? '' : `/${filled}`.replace(/\/{2,}/g, '/');
}

/** Whether an address can be kept (app/articles/front-matter.ts has the same rule). */
const isAddress = (path: string) =>
  /^\/[^\s?#\\<>"'`{}|$;*:]+$/.test(path) && !/\/\.{1,2}(\/|$)/.test(path) && path.length <= 300;

function readPost(
  found: FoundPost,
  blog: Blog,
  note: (line: number, what: string) => void,
): Omit<Post, 'own'> | undefined {
  const source = decode(readFileSync(found.file))
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  const fault = unreadable(Buffer.from(source));
  if (fault) return void note(fault.line, `the post: it ${fault.message}`);
  try {
    const { fields, start } = readFields(source, blog.generator);
    // A draft's day is still to come.
    const today = found.isDraft || fields.isDraft ? new Date().toISOString().slice(0, 10) : undefined;
    const date = fields.date ?? found.date ?? firstDay(found.file) ?? today;
    if (!date) return void note(1, 'the post: it has no date, in its fields, its name or git');
    const all = { ...fields, date };
    return {
      ...found,
      fields: { ...all, isDraft: found.isDraft || fields.isDraft },
      body: '\n'.repeat(source.slice(0, start).split('\n').length - 1) + source.slice(start),
      addresses: [...fields.addresses, addressOf(blog, found, all)].filter(Boolean),
    };
  } catch (error) {
    return void note(1, `the post: its fields cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** Finds the article that a link of a post leads to. */
function linkReader(posts: Post[], blog: Blog) {
  const byAddress = new Map<string, Post>();
  const byFile = new Map<string, Post>();
  for (const post of posts) {
    for (const address of post.addresses) byAddress.set(plainPath(address), post);
    const plain = post.file.slice(0, -extname(post.file).length);
    for (const path of [post.file, plain, plain.replace(/[\\/](index|page)$/i, '')]) byFile.set(path, post);
  }
  // Names by themselves: what templates asked for, and addresses that nobody has configured.
  for (const post of posts)
    for (const name of [post.name, post.fields.slug, relative(blog.root, post.file).replace(/^.*\/|\.\w+$/g, '')])
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
        /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(isOwnHost ? url.replace(/^https?:\/\/[^/]+/i, '') : url) ?? [];
      const file = byFile.get(resolve(dirname(from.file), decoded(path).replace(/\/$/, '')));
      const last = plainPath(path).split('/').at(-1) ?? '';
      const found =
        file ?? byAddress.get(plainPath(path)) ?? byAddress.get(last.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, ''));
      // The fragment is dropped: the other text's headings may be named otherwise here.
      if (!found && /^(?:[\w-]+\.)+[a-z]{2,}\/\S+$/i.test(url)) return `https://${url}`;
      if (found) return found === from ? fragment || `${from.own}.md` : `${found.own}.md`;
      return { '': '/', '/': '/', '/blog': '/blog', '/projects': '/projects' }[path.replace(/(.)\/$/, '$1')];
    };
}

/** Whether a language is read otherwise than the site's: another territory's is not. */
function isOther(language: string, site: string): boolean {
  const [own, around] = [language, site].map((tag) => new Intl.Locale(tag).maximize());
  return own?.language !== around?.language || own?.script !== around?.script;
}

const fieldOrder = (fields: PostFields, title: string, excerpt: string, aliases: string[], siteLanguage: string) => ({
  title,
  excerpt,
  date: fields.date,
  ...(fields.category && { category: fields.category }),
  ...(fields.topics.length > 0 && { topics: fields.topics }),
  ...(fields.updated && fields.updated !== fields.date && { updated: fields.updated }),
  ...(fields.lang && isOther(fields.lang, siteLanguage) && { lang: fields.lang }),
  ...(fields.isDraft && { draft: true }),
  ...(aliases.length > 0 && { aliases }),
});

/** A language as browsers know it, or nothing. */
function knownLanguage(tag: string | undefined): string | undefined {
  try {
    return tag && new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** A file as whoever runs the command would name it. */
const shownFile = (file: string) => relative('', file);

/**
 * @param folder a blog's, or that of its posts.
 * @param site what the site has already: its language, and pictures under names that it needs for others.
 * @param refused files of posts that are left out, as they were named before.
 * @throws with one line, where nothing can be had from it.
 */
export async function importBlog(
  folder: string,
  site: { language: string; isTaken: (name: string, source: Buffer) => boolean },
  refused: ReadonlySet<string> = new Set(),
): Promise<ImportedBlog> {
  const blog = findPosts(folder);
  const leftOut: LeftOut[] = [];
  const noteOf = (file: string) => (line: number, what: string) => {
    leftOut.push({ file: shownFile(file), line, what });
  };
  const names = new Set<string>();
  const posts = blog.posts.flatMap((found): Post[] => {
    if (refused.has(shownFile(found.file))) return [];
    const post = readPost(found, blog, noteOf(found.file));
    if (!post) return [];
    const wished = post.fields.slug?.split('/').filter(Boolean).at(-1) ?? post.name;
    const own = ownName(addressName(wished, 'article'), (name) => names.has(name));
    names.add(own);
    return [{ ...post, own }];
  });
  const others = Map.groupBy(
    posts.flatMap(({ file, fields }) => fields.others.map((name) => ({ file, name }))),
    ({ name }) => name,
  );
  for (const [name, [first, ...more]] of others)
    if (first) noteOf(first.file)(1, `the field ${name}${more.length > 0 ? `, and in ${more.length} more posts` : ''}`);
  const linkFrom = linkReader(posts, blog);
  const pictures = new PictureCollection(blog, site.isTaken);
  const files: ImportedBlog['files'] = new Map();
  const sources = new Map<string, string>();
  const taken = new Set(['/', '/blog', '/projects', '/resume', ...[...names].map((name) => `/blog/${name}`)]);
  const written: { post: Post; text: string }[] = [];
  // A few at a time: some pictures are fetched from strangers.
  const converted = await pMap(
    posts,
    async (post) => {
      const note = noteOf(post.file);
      const body = await convertBody(post.body, {
        file: post.file,
        title: post.fields.title,
        link: linkFrom(post),
        picture: (url) => pictures.bring(url, post.file, post.own),
        note,
      });
      return { post, body };
    },
    { concurrency: 4 },
  );
  for (const { post, body } of converted) {
    const { fields, own } = post;
    const title = body.title ?? post.name.replace(/[-_]+/g, ' ').trim();
    const aliases: string[] = [];
    for (const address of post.addresses) {
      const plain = plainPath(address);
      if (!isAddress(address) || !plain || taken.has(plain)) continue;
      taken.add(plain);
      aliases.push(address);
    }
    const lang = knownLanguage(fields.lang ?? post.lang ?? blog.lang);
    const excerpt = fields.excerpt ?? body.excerpt ?? title;
    const matter = fieldOrder({ ...fields, ...(lang && { lang }) }, title, excerpt, aliases, site.language);
    const text = `---\n${stringify(matter, { lineWidth: 0 })}---\n\n${body.text.trim().replace(/\n{3,}/g, '\n\n')}\n`;
    files.set(`${own}.md`, text);
    sources.set(`${own}.md`, shownFile(post.file));
    written.push({ post, text });
  }
  if (written.length === 0)
    throw new Error(
      `none of its ${blog.posts.length} Markdown files is a post: ${leftOut
        .slice(0, 5)
        .map(({ file, what }) => `${file}: ${what}`)
        .join('; ')}`,
    );
  const used = [...pictures.files].filter(([name]) => written.some(({ text }) => text.includes(name)));
  for (const [name, source] of used) files.set(name, source);
  return {
    generator: blog.generator,
    files,
    sources,
    leftOut: leftOut.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    posts: written.length,
    drafts: written.filter(({ post }) => post.fields.isDraft).length,
  };
}
