/** The blog's index, and the index of each topic: articles of this site beside those that are read elsewhere. */

import { localAddress } from '../addresses.ts';
import { posts } from '../content.ts';
import { language } from '../language.ts';
import type { Paging } from '../sections/blog/other-pages.tsx';
import { type DatedPost, readableDate } from '../sections/blog/readable-date.ts';
import { postsPerPage } from '../specification.ts';
import { articleWords } from './article-words.ts';
import { type Article, articles, minutesOf } from './articles.ts';
import { topics } from './topics.ts';

const elsewhere: DatedPost[] = posts.map((post) => ({ ...post, readableDate: readableDate(post.date, language) }));

/** An article as a card shows it. */
function cardOf(article: Article): DatedPost {
  const { title, excerpt, date = '', category, lang, path } = article;
  return {
    title,
    excerpt,
    date,
    readTime: articleWords.readTime(minutesOf(article)),
    category,
    lang,
    href: localAddress(path),
    readableDate: readableDate(date, language),
  };
}

const here = articles.map(cardOf);

/** As they are typed or, where there are articles, the newest first. */
const cards = here.length === 0 ? elsewhere : [...here, ...elsewhere].sort((a, b) => b.date.localeCompare(a.date));

export type IndexPage = {
  path: string;
  posts: DatedPost[];
  paging: Paging;
  /** The topic that all its articles have. */
  topic?: string;
};

/** Divides cards into pages, of which the first stands at a path and the others below it. */
function divide(path: string, all: DatedPost[], topic?: string): [IndexPage, ...IndexPage[]] {
  const pageCount = Math.max(1, Math.ceil(all.length / postsPerPage));
  const pathOf = (number: number) => (number === 1 ? path : `${path}/${number}`);
  return Array.from({ length: pageCount }, (_, i): IndexPage => {
    const number = i + 1;
    return {
      path: pathOf(number),
      posts: all.slice(i * postsPerPage, number * postsPerPage),
      paging: {
        label: articleWords.pageOf(number, pageCount),
        ...(number > 1 && { newer: { href: localAddress(pathOf(number - 1)), label: articleWords.newerPage } }),
        ...(number < pageCount && { older: { href: localAddress(pathOf(number + 1)), label: articleWords.olderPage } }),
      },
      ...(topic !== undefined && { topic }),
    };
  }) as [IndexPage, ...IndexPage[]];
}

/** The pages of the index, of which the first is `/blog` itself. */
export const indexPages = divide('/blog', cards);

/** The pages of each topic. */
export const topicPages = topics.flatMap(({ name, path, articles }) => divide(path, articles.map(cardOf), name));
