/** The fields above an article, a case study or a custom page. */
import { z } from 'zod';
import { decodeUrl } from '#lib/decode-url.ts';
import { isFilePath } from '#lib/file-path.ts';
import type { ArticleFolder } from './article-folders.ts';
import { hashedFolder } from './constants.ts';
import { day, languageTag, stringOf } from './values.ts';

/**
 * The paths of home, hashed files, link previews and the 404 page, and names for the settings of
 * hosting providers: `_headers`, `_worker.js`, `.htaccess`.
 */
const reserved = new RegExp(
  `^(|/(${hashedFolder.slice(0, -1)}|social|vercel\\.json)(/.*)?|/[._].*|/404(\\.html)?)$`,
  'i',
);

/** The path that an alias redirects: decoded, without `index.html` and a slash at the end. */
export const aliasPath = (alias: string): string =>
  decodeUrl(alias)
    .replace(/(^|\/)index\.html?$/, '')
    .replace(/\/$/, '');

/** The error in the path of an alias: hosting providers must redirect it, and a file must have it. */
export function aliasError(path: string): string | undefined {
  if (reserved.test(path))
    return `must not have '${path || '/'}', where the site has files: delete it`;
  return /^\/(?! )(?:[^\s#`'{}$;]| )+$/.test(path) &&
    isFilePath(path.slice(1)) &&
    path.length <= 300
    ? undefined
    : `must be paths below the site's root, such as /2021/old-name/, not '${path}'`;
}

const textMessage = 'must be a text that is not empty: put it in quotes if it has symbols of YAML';
const flag = z.boolean('must be true or false');
/** Turns values that YAML does not read as strings, such as `true` or nothing, into strings. */
const asText = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (Array.isArray(value) ? value : `${value ?? ''}`.trim()), schema);
const text = asText(z.string(textMessage).min(1, textMessage));
const list = (item: z.ZodType<string>) =>
  z.array(item, 'must be a list of texts, such as [one, another]');

const everywhere = {
  updated: asText(day).exactOptional(),
  /** The article's language, if it is not the site's. */
  lang: asText(languageTag).exactOptional(),
  /** Earlier paths: '/2021/03/05/name'. Percent signs are decoded here, once. */
  aliases: list(asText(z.string().transform(aliasPath).pipe(stringOf(aliasError)))).exactOptional(),
  draft: flag.exactOptional(),
};

/** The fields of each folder's articles. */
export const articleFields = {
  articles: z.object({
    title: text,
    excerpt: text,
    date: asText(day),
    category: text.exactOptional(),
    topics: list(text).exactOptional(),
    /** The name of the series that the article belongs to. */
    series: text.exactOptional(),
    /** The file of a picture beside the article, and its text alternative. */
    picture: text.exactOptional(),
    pictureAlt: text.exactOptional(),
    /** The article's id in the feed of an earlier blog, so that feed readers recognize it. */
    feedId: text.exactOptional(),
    ...everywhere,
  }),
  'case-studies': z.object({
    /** The title of the project in projects.ts. */
    project: text,
    summary: text,
    date: asText(day).exactOptional(),
    ...everywhere,
  }),
  pages: z.object({
    title: text,
    description: text.exactOptional(),
    /** Whether the footer has a link to it. */
    footer: flag.exactOptional(),
    /** Whether the navigation bar has a link to it: at most three pages. */
    nav: flag.exactOptional(),
    ...everywhere,
  }),
  sections: z.object({ title: text, lang: everywhere.lang, draft: everywhere.draft }),
} satisfies Record<ArticleFolder, z.ZodObject>;

export const fieldNames = (folder: ArticleFolder): string[] =>
  Object.keys(articleFields[folder].shape);

type Fields = { [Folder in ArticleFolder]: z.output<(typeof articleFields)[Folder]> };
export type AnyFields = Partial<Fields['articles'] & Fields['case-studies'] & Fields['pages']>;

/** The fields of all folders. `excerpt` is a case study's summary or a page's description. */
export type FrontMatter = Omit<AnyFields, 'summary' | 'description'> & {
  title: string;
  excerpt: string;
};
