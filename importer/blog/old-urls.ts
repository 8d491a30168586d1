/** The old URLs of posts: as their generator makes them, or by a pattern that their owner names. */
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { slug as githubSlug } from 'github-slugger';
import { decodeUrl } from '../../src/lib/decode-url.ts';
import { asRecord } from '../entries.ts';
import type { Blog, FoundPost } from './find-posts.ts';
import { isYes, type PostFields, plainName } from './front-matter.ts';
import { textOf } from './generators.ts';
import names from './names.json' with { type: 'json' };

export const plainPath = (path: string) =>
  decodeUrl(path.toLowerCase())
    .replace(/(index)?\.(html?|mdx?|markdown)$/, '')
    .replace(/(?<!\/)\/+$/, '');

const primary = (language: string) => language.toLowerCase().split(/[-_]/)[0];

/** Whether a post is in another language than its blog. */
export const isTranslation = ({ lang }: FoundPost, blog: Blog) =>
  lang !== undefined && primary(lang) !== primary(blog.lang ?? '');

/** A name in Jekyll's URLs: hyphens for spaces and for all but a few characters. */
const jekyllName = (name: string, others = /[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu) =>
  name.replace(others, '-').replace(/^-|-$/g, '');
const jekyllSlug = (name: string) => jekyllName(name, /[^\p{M}\p{L}\p{Nd}]+/gu).toLowerCase();

const hugoPath = (path: string) =>
  path
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s./_#+~@-]/gu, '')
    .trim()
    .replace(/-?\s+-?/g, '-');

function patternValues(post: FoundPost, fields: PostFields, blog: Blog): Record<string, string> {
  const { name, plainName, folder, section } = post;
  const [year = '', month = '', day = ''] = (fields.date ?? '').split('-');
  const slug = fields.slug ?? (blog.generator === 'Astro' ? githubSlug(plainName) : plainName);
  const common = {
    ...{ year, month, day, slug, folder, title: slug, name: plainName, output_ext: '.html' },
    ...{ i_month: `${Number(month)}`, i_day: `${Number(day)}`, short_year: year.slice(2) },
    category: (fields.categories[0] ?? folder.split('/').at(-1) ?? '').replace(/\s+/g, '-'),
  };
  if (blog.isPatternGiven) return common;
  if (blog.generator === 'Jekyll') {
    const [above = ''] = folder.split(/(?:^|\/)_(?:posts|drafts)(?:\/|$)/);
    const categories = [...above.split('/').filter(Boolean), ...fields.categories];
    const lower = new Set(categories.map((category) => category.toLowerCase()));
    return {
      ...{ ...common, title: jekyllName(slug.replace(/(?<!\.)\.+$/, '')), slug: jekyllSlug(slug) },
      categories: [...lower].join('/'),
      slugified_categories: [...lower].map(jekyllSlug).join('/'),
    };
  }
  if (blog.generator === 'Hugo') {
    const title = hugoPath(fields.title ?? name).replaceAll('/', '-');
    const ofFile = fields.slug ?? name;
    return {
      ...{ ...common, title, slug: fields.slug ?? title, filename: name, contentbasename: name },
      ...{ slugorfilename: ofFile, slugorcontentbasename: ofFile, section, sections: folder },
    };
  }
  const folders = folder.split('/').map((part) => githubSlug(part));
  return { ...common, folder: folders.join('/'), title: fields.slug ?? githubSlug(name) };
}

function patternOf(post: FoundPost, { permalink }: PostFields, blog: Blog): string {
  const { settings, generator, urlPattern } = blog;
  if (permalink || blog.isPatternGiven) return permalink ?? urlPattern;
  const section = post.section.toLowerCase();
  if (generator === 'Astro') {
    // Markdown in src/pages is a page. Others have the path of a route, perhaps of another name.
    const route = `src/pages/${section}/[[]*{slug,id,post,path}[]]{.astro,/index.astro}`;
    const routes = globSync(route, { cwd: blog.root });
    const isPage = relative(blog.root, post.file).startsWith(join('src', 'pages'));
    return isPage || routes.length > 0 ? urlPattern : '';
  }
  const ofPosts = asRecord(asRecord(settings.collections).posts);
  const permalinks = asRecord(settings.permalinks);
  // In Hugo's newer settings below `page`, which may also be a section.
  const ofSection = textOf(asRecord(permalinks.page)[section]) ?? permalinks[section];
  return [ofPosts.permalink, settings.permalink, ofSection].map(textOf).find(Boolean) ?? urlPattern;
}

/** A post's earlier path, with its blog's; empty if it is not known. */
export function postUrl(post: FoundPost, fields: PostFields, blog: Blog): string {
  const written = patternOf(post, fields, blog);
  const pattern = new Map(Object.entries(names.jekyllStyles)).get(written) ?? written;
  const named = new Map(Object.entries(patternValues(post, fields, blog)));
  const path = pattern.replace(/:(\w+)/g, (all, name: string) => {
    const value = fields.values[plainName(name)];
    return named.get(name) ?? (typeof value === 'object' ? all : `${value ?? all}`);
  });
  // Hugo can name parts of a path: `:sections[1:]`.
  const isUnknown = !path || /:\w/.test(path) || pattern.includes('[');
  if (isUnknown || (/:(year|month|day)/.test(pattern) && !fields.date)) return '';
  const { uglyurls, defaultcontentlanguageinsubdir, defaultcontentlanguage = 'en' } = blog.settings;
  const isInFolder = isTranslation(post, blog) || isYes(defaultcontentlanguageinsubdir);
  const language = isInFolder ? `/${post.lang ?? defaultcontentlanguage}`.toLowerCase() : '';
  const isHugos = blog.generator === 'Hugo' && !fields.permalink;
  const isUgly = isHugos && isYes(asRecord(uglyurls)[post.section] ?? uglyurls);
  const plain = isHugos ? hugoPath(path) : path;
  const start = blog.isPatternGiven ? '' : blog.base + language;
  return inUrl(`${start}/${isUgly ? plain.replace(/\/$/, '.html') : plain}`);
}

const inUrl = (path: string) => path.replace(/\/{2,}/g, '/').replaceAll(' ', '%20');

/** The path of an alias. Hugo's are beside the post's own unless they begin with a slash. */
export function aliasUrl(alias: string, ownUrl: string, blog: Blog): string {
  if (URL.canParse(alias)) return new URL(alias).pathname;
  const isBeside = blog.generator === 'Hugo' && !alias.startsWith('/') && ownUrl !== '';
  return inUrl(isBeside ? ownUrl.replace(/(?<![^/])[^/]+\/?$/, alias) : `${blog.base}/${alias}`);
}
