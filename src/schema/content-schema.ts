/** The schema of all content. Its keys are the names that the modules of the content export. */
import { z } from 'zod';
import { careerConnectionSchema, careerItemSchema } from './career.ts';
import { feedPath } from './feeds.ts';
import { lookSchema } from './look.ts';
import { ownerSchema } from './owner.ts';
import { postSchema } from './posts.ts';
import { projectSchema } from './projects.ts';
import { resumeSchema } from './resume.ts';
import { nonEmptyString } from './values.ts';
import { articleWordsSchema, wordsSchema } from './words.ts';

export const contentSchema = z.object({
  owner: ownerSchema,
  projects: z.array(projectSchema),
  careerItems: z.array(careerItemSchema),
  careerConnections: z.array(careerConnectionSchema),
  resume: resumeSchema,
  topics: z.array(nonEmptyString),
  posts: z.array(postSchema),
  words: wordsSchema,
  articleWords: articleWordsSchema,
  look: lookSchema,
  feeds: z.array(feedPath),
});

export type ContentName = keyof typeof contentSchema.shape;

/** The module of each part of the content. */
export const contentFiles: Record<ContentName, string> = {
  owner: 'owner.ts',
  projects: 'projects.ts',
  careerItems: 'career.ts',
  careerConnections: 'career.ts',
  resume: 'resume.ts',
  topics: 'topics.ts',
  posts: 'posts.ts',
  words: 'words.ts',
  articleWords: 'words.ts',
  look: 'look.ts',
  feeds: 'feeds.ts',
};

/** Files that a content folder need not have. */
export const optionalFiles = ['feeds.ts', 'look.ts', 'resume.ts', 'words.ts'];
