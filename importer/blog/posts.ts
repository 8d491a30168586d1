/** Reads posts: fields, text, and earlier URLs. */
import { readFileSync } from 'node:fs';
import { decodeUrl } from '../../lib/decode-url.ts';
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

/** A post's path by its generator's pattern; translations are below their language. */
function postUrl(blog: Blog, post: FoundPost, { date = '', slug, category }: PostFields): string {
  const { url, base } = blog;
  const { name, folder } = post;
  const [year = '', month = '', day = ''] = date.split('-');
  const title = slug ?? name;
  const parts: Record<string, string> = {
    output_ext: '.html',
    year,
    month,
    day,
    i_month: `${Number(month)}`,
    i_day: `${Number(day)}`,
    short_year: year.slice(2),
    title,
    name: title,
    slug: title,
    filename: name,
    contentbasename: name,
    slugorcontentbasename: title,
    post_title: title,
    base,
    folder,
    section: folder.split('/')[0] ?? '',
    sections: folder,
    category: category ?? '',
    categories: (category ?? '').toLowerCase(),
  };
  if (!url || (url.includes(':year') && !date)) return '';
  const filled = url.replace(/:(\w+)/g, (all, part: string) =>
    Object.hasOwn(parts, part) ? (parts[part] ?? '') : all,
  );
  const prefix = isTranslation(post, blog) ? `/${post.lang?.toLowerCase()}` : '';
  return filled.includes(':') ? '' : `${prefix}/${filled}`.replace(/\/{2,}/g, '/');
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
