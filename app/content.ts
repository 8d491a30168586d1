/**
 * The content, under the types of this version: files that an owner wrote for an earlier one may declare types of
 * their own. Whoever needs content imports it from here.
 */

import * as career from '#content/career.ts';
import * as ownerFile from '#content/owner.ts';
import * as paletteFile from '#content/palette.ts';
import * as postsFile from '#content/posts.ts';
import * as projectsFile from '#content/projects.ts';
import * as resumeFile from '#content/resume.ts';
import * as topicsFile from '#content/topics.ts';
import * as wordsFile from '#content/words.ts';
import type { CareerConnection, CareerItem } from '#content-types/career.ts';
import type { Owner } from '#content-types/owner.ts';
import type { Palette } from '#content-types/palette.ts';
import type { Post } from '#content-types/posts.ts';
import type { Project } from '#content-types/projects.ts';
import type { Resume } from '#content-types/resume.ts';
import type { ArticleWords, Words } from '#content-types/words.ts';

export const owner: Owner = ownerFile.owner;
export const projects: Project[] = projectsFile.projects;
export const careerItems: CareerItem[] = career.careerItems;
export const careerConnections: CareerConnection[] = career.careerConnections;
export const resume: Resume = resumeFile.resume;
export const topics: string[] = topicsFile.topics;
export const posts: Post[] = postsFile.posts;
export const words: Words = wordsFile.words;
export const articleWords: ArticleWords = wordsFile.articleWords;
export const palette: Palette = paletteFile.palette;

/** Where the booking button leads: without a scheduling service, to a mail. */
export const booking = owner.booking ?? `mailto:${owner.email}`;

/** All of it, for what checks it or writes it to files. */
export const content = {
  owner,
  projects,
  careerItems,
  careerConnections,
  resume,
  topics,
  posts,
  words,
  articleWords,
  palette,
};

export type Content = typeof content;
