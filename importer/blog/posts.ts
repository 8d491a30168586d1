/** Reads posts: fields, text, and earlier URLs. */
import { readFileSync } from 'node:fs';
import { decodeUrl } from '../../lib/decode-url.ts';
import { slug as asciiSlug } from '../../schema/file-names.ts';
import { readingError } from '../../site/check/content-folder.ts';
import { decode } from '../decode.ts';
import { type Blog, type FoundPost, firstDay } from './find-posts.ts';
import { type PostFields, readFields } from './front-matter.ts';

export type Post = FoundPost & {
  fields: PostFields;
  /** With empty lines in place of the fields. */
  body: string;
  /** The name of the article's file and URL. */
  articleSlug: string;
  /** Earlier paths, without a trailing slash. */
  urls: string[];
};

/** A path for comparisons. */
export const plainPath = (path: string) =>
  decodeUrl(path)
    .replace(/(index)?\.(html?|mdx?|markdown)$/i, '')
    .replace(/\/+$/, '')
    .toLowerCase();

/** Whether a post is in another language than its blog. */
export const isTranslation = ({ lang }: FoundPost, blog: Blog) =>
  lang !== undefined && primary(lang) !== primary(blog.lang ?? '');

const primary = (language: string) => language.toLowerCase().split(/[-_]/)[0];

/** A title in Hugo's URLs. */
const hugoName = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_.-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/** A post's path by its generator's pattern; translations are below their language. */
function postUrl(blog: Blog, post: FoundPost, fields: PostFields): string {
  const { urls, generator } = blog;
  const { name, folder } = post;
  const { date = '', slug, lists, values } = fields;
  const categories = lists.categories.map((name) => name.toLowerCase());
  const url = urls.sections[folder.split('/')[0] ?? ''] ?? urls.pattern;
  const [year = '', month = '', day = ''] = date.split('-');
  const plain = slug ?? name;
  // Hugo's is the title, if its pattern asks for it.
  const title = slug ?? (generator === 'Hugo' ? hugoName(fields.title ?? name) : name);
  const parts: Record<string, string> = {
    output_ext: '.html',
    year,
    month,
    day,
    i_month: `${Number(month)}`,
    i_day: `${Number(day)}`,
    short_year: year.slice(2),
    title,
    name: plain,
    ascii: asciiSlug(plain, 'article'),
    slug: title,
    filename: name,
    contentbasename: name,
    slugorcontentbasename: plain,
    dated: slug ?? (post.date ? `${post.date.replaceAll('-', '/')}/${name}` : name),
    post_title: title,
    folder,
    section: folder.split('/')[0] ?? '',
    sections: folder,
    category: (categories[0] ?? folder.split('/').at(-1) ?? '').replace(/\s+/g, '-'),
    categories: categories.join('/'),
  };
  if (!url || (url.includes(':year') && !date)) return '';
  const filled = url.replace(/:(\w+)/g, (all, part: string) =>
    Object.hasOwn(parts, part) ? (parts[part] ?? '') : `${values[part.toLowerCase()] ?? all}`,
  );
  const prefix = isTranslation(post, blog) ? `/${post.lang?.toLowerCase()}` : '';
  // Quartz writes a hyphen for a space; hosts and browsers write others as %20.
  const path = generator === 'Quartz' ? filled.replace(/\s+/g, '-') : filled.replaceAll(' ', '%20');
  return path.includes(':') ? '' : `${prefix}/${path}`.replace(/\/{2,}/g, '/');
}

/** A post with its fields; nothing if it is invalid, which is reported. */
export function readPost(
  foundPost: FoundPost,
  blog: Blog,
  note: (line: number, what: string) => void,
): Omit<Post, 'articleSlug'> | undefined {
  const source = decode(readFileSync(foundPost.file))
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  const fault = readingError(Buffer.from(source));
  if (fault) return void note(fault.line, `the post: it ${fault.message}`);
  try {
    const { fields, start } = readFields(source, blog.generator);
    // A draft without a date gets today's.
    const today =
      foundPost.isDraft || fields.isDraft ? new Date().toISOString().slice(0, 10) : undefined;
    const date = fields.date ?? foundPost.date ?? firstDay(foundPost.file) ?? today;
    if (!date) return void note(1, 'the post: it has no date, in its fields, its name or git');
    const all = { ...fields, date };
    return {
      ...foundPost,
      fields: { ...all, isDraft: foundPost.isDraft || fields.isDraft },
      body: '\n'.repeat(source.slice(0, start).split('\n').length - 1) + source.slice(start),
      urls: [...fields.urls, postUrl(blog, foundPost, all)].filter(Boolean),
    };
  } catch (error) {
    return void note(
      1,
      `the post: its fields cannot be read: ${(error as Error).message.split('\n')[0]}`,
    );
  }
}
