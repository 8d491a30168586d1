/** The content, with this version's types: the files may declare types of an earlier version. */

import * as career from '#content/career.ts';
import * as ownerFile from '#content/owner.ts';
import * as paletteFile from '#content/palette.ts';
import * as postsFile from '#content/posts.ts';
import * as projectsFile from '#content/projects.ts';
import * as topicsFile from '#content/topics.ts';
import * as wordsFile from '#content/words.ts';
import type { CareerItem, ResolvedConnection } from '#content-types/career.ts';
import type { Owner } from '#content-types/owner.ts';
import type { Palette } from '#content-types/palette.ts';
import type { Post } from '#content-types/posts.ts';
import type { Project } from '#content-types/projects.ts';
import type { FullArticleWords, FullWords } from '#content-types/words.ts';
import * as language from '#language';
import { resolveConnections } from './career-graph.ts';

/** A language's sentences, some of them replaced by the owner's own. */
function replaced<Sentences extends object>(all: Sentences, own: object): Sentences {
  const entries = Object.entries(own).map(([name, value]) => [
    name,
    typeof value === 'object' ? replaced(all[name as keyof Sentences] ?? {}, value) : value,
  ]);
  return { ...all, ...Object.fromEntries(entries) };
}

export const owner: Owner = ownerFile.owner;
export const projects: Project[] = projectsFile.projects;
export const careerItems: CareerItem[] = career.careerItems;
export const careerConnections: ResolvedConnection[] = /* @__PURE__ */ resolveConnections(
  career.careerItems,
  career.careerConnections,
);
export const topics: string[] = topicsFile.topics;
export const posts: Post[] = postsFile.posts;
export const words: FullWords = /* @__PURE__ */ replaced(language.words, wordsFile.words);
export const articleWords: FullArticleWords = /* @__PURE__ */ replaced(
  language.articleWords,
  wordsFile.articleWords,
);
export const palette: Palette = paletteFile.palette;
