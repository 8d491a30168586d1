/** The articles, case studies and custom pages of the content. */
import { articleStringsIn } from '#content/article-strings.ts';
import { articleStrings } from '#content/content.ts';
import { language } from '#content/language.ts';
import { folderPaths } from '#content/routes.ts';
import { latestDay } from '#lib/dates.ts';
import { isSlug, slug, uniqueName } from '#lib/file-names.ts';
import { memoize } from '#lib/memoize.ts';
import type { MarkdownDiagnostic } from '#markdown/read-markdown.ts';
import type { FrontMatter } from '#schema/article-fields.ts';
import type { ArticleFolder } from '#schema/article-folders.ts';
import { readFrontMatter } from './front-matter.ts';
import { type MarkdownFile, markdownFiles } from './markdown-files.ts';

export type Article = FrontMatter & {
  folder: ArticleFolder;
  name: string;
  /** The path, relative to the site's root. */
  path: string;
  text: string;
};

/** A valid name that no other file has, for a message. */
const betterName = ({ folder, name }: MarkdownFile) =>
  uniqueName(slug(name, 'article'), (candidate) =>
    markdownFiles.some((other) => other.folder === folder && other.name === candidate),
  );

/** Silent reading in words per minute (Brysbaert, https://doi.org/10.1016/j.jml.2019.104047). */
const readingSpeed = 238;

/** An article of fewer words has no reading time. */
const minWords = 60;

/** The Markdown parser loads slowly, and only sites with articles need it. */
const markdown = markdownFiles.length > 0 ? await import('#markdown/read-markdown.ts') : undefined;

/** The words that an article's page shows. */
export const shownWords = ({ text, lang }: Article): string[] =>
  markdown?.readPage(text, articleStringsIn(lang).strings).words ?? [];

/** An article's reading time in whole minutes: 0 for one of a few words. */
export const readingMinutes = memoize((article: Article) => {
  const words = shownWords(article).length;
  return words < minWords ? 0 : Math.max(1, Math.round(words / readingSpeed));
});

/** The text of an article's reading time, or an empty one. */
export const readTime = (article: Article): string =>
  readingMinutes(article) > 0 ? articleStrings.readTime(readingMinutes(article)) : '';

export const articleLanguage = ({ lang }: Pick<Article, 'lang'>) => lang ?? language;

/** Reads one file: the article, or the errors in its name and fields. */
export function readArticle(source: MarkdownFile): {
  article?: Article;
  diagnostics: MarkdownDiagnostic[];
} {
  const { folder, name, text, original } = source;
  const { matter, diagnostics } = readFrontMatter(folder, text, original);
  if (!isSlug(name))
    diagnostics.unshift({
      line: 1,
      message: `must be named in lower-case words with hyphens: rename it to ${betterName(source)}.md`,
    });
  if (!matter || diagnostics.length > 0) return { diagnostics };
  const path = folderPaths[folder] + name;
  return { article: { ...matter, folder, name, path, text }, diagnostics };
}

export const readArticles = () =>
  markdownFiles.map((source) => ({ ...source, ...readArticle(source) }));

/** Articles published by a day (YYYY-MM-DD), newest first; without it, in development, all. */
export const publishedArticles = (today?: string): Article[] =>
  readArticles()
    .flatMap(({ article }) => article ?? [])
    .filter((article) => today === undefined || (!article.draft && (article.date ?? '') <= today))
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.title.localeCompare(b.title));

const all = publishedArticles(import.meta.env.MODE === 'production' ? latestDay() : undefined);
const publishedIn = (folder: ArticleFolder) => all.filter((article) => article.folder === folder);
/** The articles, case studies and pages of this build. */
export const published = all.filter(({ folder }) => folder !== 'sections');
/** The owner's sections of home. */
export const ownSections = publishedIn('sections');
export const articles = publishedIn('articles');
export const caseStudies = published.filter(
  (article): article is Article & { project: string } => article.folder === 'case-studies',
);
export const standalonePages = publishedIn('pages');

/** A redirect from an alias; paths are relative to the site's root and have no trailing slash. */
export type Redirect = { from: string; to: string; title: string };

export const redirects: Redirect[] = published.flatMap(({ aliases = [], path, title }) =>
  aliases.map((from) => ({ from, to: path, title })),
);
