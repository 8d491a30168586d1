/** The blog's index and the index of each topic: articles of this site and posts elsewhere. */

import { readableDate } from '#lib/dates.ts';
import { postsPerPage } from '#schema/constants.ts';
import * as content from '#schema/content.ts';
import { articleStrings, posts } from '#schema/content.ts';
import { language } from '#schema/language.ts';
import type { Post } from '#schema/posts.ts';
import { archivePath, blogPath, numberedPath, searchPath } from '#schema/routes.ts';
import { localUrl } from '#schema/urls.ts';
import { type Article, articles, published, readingMinutes } from './articles.ts';
import { topics } from './topics.ts';

/** A card of the blog: an article of this site, which has an `href`, or a post elsewhere. */
export type BlogCard = Omit<Post, 'category'> & {
  category?: string | undefined;
  /** The article's language, if it is not the site's. */
  lang?: string | undefined;
  readableDate: string;
  href?: string;
};

type Step = { href: string; label: string };

/** Links from a page of the index to the pages before and after it. */
export type Paging = { label: string; newer?: Step; older?: Step };

const elsewhere: BlogCard[] = posts.map((post) => ({
  ...post,
  readableDate: readableDate(post.date, language),
}));

function toCard(article: Article): BlogCard {
  const { title, excerpt, date = '', category, lang, path } = article;
  return {
    title,
    excerpt,
    date,
    readTime: articleStrings.readTime(readingMinutes(article)),
    category,
    lang,
    href: localUrl(path),
    readableDate: readableDate(date, language),
  };
}

const here = articles.map(toCard);

/** In the content's order or, with articles, newest first. */
const cards =
  here.length === 0
    ? elsewhere
    : [...here, ...elsewhere].sort((a, b) => b.date.localeCompare(a.date));

const categories = [...new Set(cards.flatMap(({ category }) => category ?? []))];
const newestTitles = cards.slice(0, 3).map(({ title }) => title);

/** What the blog is about: the owner's topics or, without any, what its articles are. */
export const blogSubjects =
  [content.topics, categories].find((names) => names.length > 0) ?? newestTitles;

/** A link to the posts about a topic, with their number, or to the archive. */
export type TopicLink = { name: string; href: string; count?: number };

export type IndexPage = {
  path: string;
  posts: BlogCard[];
  paging: Paging;
  /** The topic of all its articles, and their number. */
  topic?: string;
  count?: number;
  /** On the blog's first page, if it has many posts: the topics with most articles. */
  topics?: TopicLink[];
};

/** Divides cards into pages: the first at the path itself, the others below it. */
function divide(path: string, all: BlogCard[], topic?: string): [IndexPage, ...IndexPage[]] {
  const pageCount = Math.max(1, Math.ceil(all.length / postsPerPage));
  return Array.from({ length: pageCount }, (_, i): IndexPage => {
    const number = i + 1;
    return {
      path: numberedPath(path, number),
      posts: all.slice(i * postsPerPage, number * postsPerPage),
      paging: {
        label: articleStrings.pageOf(number, pageCount),
        ...(number > 1 && {
          newer: {
            href: localUrl(numberedPath(path, number - 1)),
            label: articleStrings.newerPage,
          },
        }),
        ...(number < pageCount && {
          older: {
            href: localUrl(numberedPath(path, number + 1)),
            label: articleStrings.olderPage,
          },
        }),
      },
      ...(topic !== undefined && { topic, count: all.length }),
    };
  }) as [IndexPage, ...IndexPage[]];
}

/** The number of posts from which on topics lead, and how many. */
const postsWithTopics = 7;
const leadingTopics = 12;

/** All topics, those with most articles first. */
export const topicLinks = topics
  .map(({ name, path, articles }) => ({ name, href: localUrl(path), count: articles.length }))
  .sort((a, b) => b.count - a.count);

/** Blogs whose articles are on several pages have a list of all of them, and a search. */
export const isLongBlog = articles.length > postsPerPage;

const longBlogLinks: TopicLink[] = [
  { name: articleStrings.archive, href: localUrl(archivePath) },
  { name: articleStrings.search, href: localUrl(searchPath) },
];

const leadingLinks: TopicLink[] = [
  ...(cards.length >= postsWithTopics && topicLinks.length > 1
    ? topicLinks.slice(0, leadingTopics)
    : []),
  ...(isLongBlog ? longBlogLinks : []),
];

const [firstPage, ...laterPages] = divide(blogPath, cards);

/** The pages of the blog's index; the first is the index itself. */
export const indexPages: [IndexPage, ...IndexPage[]] = [
  {
    ...firstPage,
    ...(leadingLinks.length > 0 && { topics: leadingLinks }),
  },
  ...laterPages,
];

/** The pages of each topic. */
export const topicPages = topics.flatMap(({ name, path, articles }) =>
  divide(path, articles.map(toCard), name),
);

/** Whether the site has static pages of articles or of their index. */
export const hasArticlePages = published.length > 0 || indexPages.length > 1;
