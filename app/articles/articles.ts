/** The articles and case studies of the content: which there are, what they are called and where they stand. */

import type { ArticleFolder } from './article-folders.ts';
import { bodyOf, type Fault, type FrontMatter, readFrontMatter } from './front-matter.ts';
import { type Source, sources } from './sources.ts';

export type Article = FrontMatter & {
  folder: ArticleFolder;
  /** The file's, without its ending. */
  name: string;
  /** Below the site's root: '/blog/NAME', '/projects/NAME'. */
  path: string;
  /** The file as it is typed, front matter included. */
  text: string;
};

/** Lower-case words with hyphens, of which one has a letter: `/blog/2` is a page of the index. */
const goodName = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/;

/** The name that would do in place of one that does not. */
function betterName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const better = words.join('-');
  return goodName.test(better) ? better : ['article', ...words].join('-');
}

/** Of adults reading silently, in words a minute (Brysbaert 2019, https://doi.org/10.1016/j.jml.2019.104047). */
const readingSpeed = 238;

/** How long an article takes to read. */
export function minutesOf({ text }: Article): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(bodyOf(text)))
    if (isWordLike) words++;
  return Math.max(1, Math.round(words / readingSpeed));
}

const roots: Record<ArticleFolder, string> = { articles: '/blog/', 'case-studies': '/projects/' };

/** One file, or what is wrong with its name and its fields. */
export function readArticle({ folder, name, text }: Source): { article?: Article; faults: Fault[] } {
  const { matter, faults } = readFrontMatter(folder, text);
  if (!goodName.test(name))
    faults.unshift({
      line: 1,
      message: `must be named in lower-case words with hyphens: rename it to ${betterName(name)}.md`,
    });
  if (!matter || faults.length > 0) return { faults };
  return {
    article: { ...matter, folder, name, path: roots[folder] + name, text },
    faults,
  };
}

/** Every file with what it is, or what is wrong with it. */
export const readArticles = () => sources.map((source) => ({ ...source, ...readArticle(source) }));

const dateOf = ({ date = '' }: Article) => date;

/**
 * What is published, the newest first.
 *
 * @param today as YYYY-MM-DD: later articles wait for a build on their day; in development, where it is left out, all
 * show, and drafts too.
 */
export const publishedArticles = (today?: string): Article[] =>
  readArticles()
    .flatMap(({ article }) => article ?? [])
    .filter((article) => today === undefined || (!article.isDraft && dateOf(article) <= today))
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)) || a.title.localeCompare(b.title));

/** What this build publishes. */
export const articles = publishedArticles(
  import.meta.env.MODE === 'production' ? new Date().toISOString().slice(0, 10) : undefined,
);
