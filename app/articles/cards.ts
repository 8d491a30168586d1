/** The blog's index: articles of this site beside those that are read elsewhere. */

import { localAddress } from '../addresses.ts';
import { articleWords, posts } from '../content.ts';
import { language } from '../language.ts';
import type { Paging } from '../sections/blog/other-pages.tsx';
import { type DatedPost, readableDate } from '../sections/blog/readable-date.ts';
import { postsPerPage } from '../specification.ts';
import { articles, minutesOf } from './articles.ts';

const elsewhere: DatedPost[] = posts.map((post) => ({ ...post, readableDate: readableDate(post.date, language) }));

const here = articles.flatMap((article): DatedPost[] => {
  const { title, excerpt, date = '', category, path } = article;
  const readTime = articleWords.readTime(minutesOf(article));
  return category
    ? [
        {
          title,
          excerpt,
          date,
          readTime,
          category,
          href: localAddress(path),
          readableDate: readableDate(date, language),
        },
      ]
    : [];
});

/** As they are typed or, where there are articles, the newest first. */
const cards = here.length === 0 ? elsewhere : [...here, ...elsewhere].sort((a, b) => b.date.localeCompare(a.date));

type IndexPage = { path: string; posts: DatedPost[]; paging: Paging };

const pageCount = Math.max(1, Math.ceil(cards.length / postsPerPage));
const pathOf = (number: number) => (number === 1 ? '/blog' : `/blog/${number}`);

/** The pages of the index, of which the first is `/blog` itself. */
export const indexPages = Array.from({ length: pageCount }, (_, i): IndexPage => {
  const number = i + 1;
  return {
    path: pathOf(number),
    posts: cards.slice(i * postsPerPage, number * postsPerPage),
    paging: {
      label: articleWords.pageOf(number, pageCount),
      ...(number > 1 && { newer: { href: localAddress(pathOf(number - 1)), label: articleWords.newerPage } }),
      ...(number < pageCount && { older: { href: localAddress(pathOf(number + 1)), label: articleWords.olderPage } }),
    },
  };
}) as [IndexPage, ...IndexPage[]];
