/** All of the content, for what checks it or writes it to files. Pages import the modules they show. */
import { type CareerConnection, type CareerItem, careerConnections, careerItems } from '#content/career.ts';
import { type Owner, owner } from '#content/owner.ts';
import { type Palette, palette } from '#content/palette.ts';
import { type Post, posts } from '#content/posts.ts';
import { type Project, projects } from '#content/projects.ts';
import { topics } from '#content/topics.ts';
import { type ArticleWords, articleWords, type Words, words } from '#content/words.ts';
import { language } from '../app/language.ts';
import { withTime } from '../app/sections/experience/career-time.ts';

export type Content = {
  owner: Owner;
  projects: Project[];
  careerItems: CareerItem[];
  careerConnections: CareerConnection[];
  topics: string[];
  posts: Post[];
  words: Words;
  articleWords: ArticleWords;
  palette: Palette;
};

/** The roles with when they were in words. Only of content that keeps the rules: what is no month has no words. */
export const timedRoles = ({ careerItems, words }: Content): CareerItem[] =>
  careerItems.map((item) => withTime(item, language, words.experience));

/** A copy that can be changed; functions, which words are made of, are shared. */
export const copyOf = ({ words, articleWords, ...lists }: Content): Content => ({
  ...structuredClone(lists),
  words: { ...words },
  articleWords: { ...articleWords },
});

export const content: Content = {
  owner,
  projects,
  careerItems,
  careerConnections,
  topics,
  posts,
  words,
  articleWords,
  palette,
};
