/** The cards and pages of the blog's index and of each topic's index. */
import { articleStrings, topics as ownTopics, posts } from '#content/content.ts';
import { language } from '#content/language.ts';
import { archivePath, blogPath, numberedPath, searchPath } from '#content/routes.ts';
import { localUrl } from '#content/urls.ts';
import { readableDate, readableYear } from '#lib/dates.ts';
import { postsPerPage } from '#schema/constants.ts';
import type { Post } from '#schema/posts.ts';
import { inheritedLanguage } from '../translation.ts';
import { type Article, articles, published, readTime } from './articles.ts';
import { topics } from './topics.ts';

/** A card of the blog: an article of this site, which has an `href`, or a post on another site. */
export type BlogCard = Omit<Post, 'category'> & {
  category?: string | undefined;
  /** The text's language, if it is not the page's. */
  lang?: string | undefined;
  readableDate: string;
  year: string;
  href?: string;
};

type Link = { href: string; label: string };

/** Links from a page of the index to the pages before and after it. */
export type Paging = { label: string; newer?: Link; older?: Link };

const postsLanguage = inheritedLanguage('posts.ts');

const elsewhere: BlogCard[] = posts.map((post) => ({
  ...post,
  lang: postsLanguage,
  readableDate: readableDate(post.date, language),
  year: readableYear(post.date, language),
}));

function toCard(article: Article): BlogCard {
  const { title, excerpt, date = '', category, lang, path } = article;
  return {
    title,
    excerpt,
    date,
    readTime: readTime(article),
    category,
    lang,
    href: localUrl(path),
    readableDate: readableDate(date, language),
    year: readableYear(date, language),
  };
}

const here = articles.map(toCard);

/** All cards: newest first if the site has articles, otherwise in the order of the content. */
const cards =
  here.length === 0
    ? elsewhere
    : [...here, ...elsewhere].sort((a, b) => b.date.localeCompare(a.date));

const categories = [...new Set(cards.flatMap(({ category }) => category ?? []))];

/** The subjects of the blog: the owner's topics, or the categories or titles of its articles. */
export const blogSubjects =
  [ownTopics, categories].find((names) => names.length > 0) ??
  cards.slice(0, 3).map(({ title }) => title);

/** A link to the articles about a topic, with their number, or to the archive or search. */
export type TopicLink = { name: string; href: string; count?: number };

export type IndexPage = {
  path: string;
  posts: BlogCard[];
  paging: Paging;
  /** The topic of all articles of the index, and their number. */
  topic?: string;
  count?: number;
  /** Links on the first page of a blog with many posts: to search, archive and topics. */
  links?: TopicLink[];
};

/** Divides cards into pages: the first at the path itself, the others below it. */
function divide(path: string, all: BlogCard[], topic?: string): [IndexPage, ...IndexPage[]] {
  const pageCount = Math.max(1, Math.ceil(all.length / postsPerPage));
  const link = (number: number, label: string): Link => ({
    href: localUrl(numberedPath(path, number)),
    label,
  });
  return Array.from({ length: pageCount }, (_, i): IndexPage => {
    const number = i + 1;
    return {
      path: numberedPath(path, number),
      posts: all.slice(i * postsPerPage, number * postsPerPage),
      paging: {
        label: articleStrings.pageOf(number, pageCount),
        ...(number > 1 && { newer: link(number - 1, articleStrings.newerPage) }),
        ...(number < pageCount && { older: link(number + 1, articleStrings.olderPage) }),
      },
      ...(topic !== undefined && { topic, count: all.length }),
    };
  }) as [IndexPage, ...IndexPage[]];
}

/** The number of posts from which the first page has links to topics, and how many. */
const postsWithTopics = 7;
const maxTopicLinks = 12;

/** Links to all topics, those with most articles first. */
export const topicLinks = topics
  .map(({ name, path, articles }) => ({ name, href: localUrl(path), count: articles.length }))
  .sort((a, b) => b.count - a.count);

/** Whether the articles need several pages. The blog then has an archive and a search. */
export const isLongBlog = articles.length > postsPerPage;

/** The pages of the blog's index; the first is the index itself. */
export const indexPages = divide(blogPath, cards);

const links: TopicLink[] = isLongBlog
  ? [
      { name: articleStrings.search, href: localUrl(searchPath) },
      { name: articleStrings.archive, href: localUrl(archivePath) },
    ]
  : [];
if (cards.length >= postsWithTopics && topicLinks.length > 1)
  links.push(...topicLinks.slice(0, maxTopicLinks));
if (links.length > 0) indexPages[0].links = links;

export const topicPages = topics.flatMap(({ name, path, articles }) =>
  divide(path, articles.map(toCard), name),
);

/** Whether the site has static pages of articles or of their index. */
export const hasArticlePages = published.length > 0 || indexPages.length > 1;
