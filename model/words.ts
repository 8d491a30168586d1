/** Sentences, with the schema's defaults for those that the content lacks. */
import { articleWords as ownArticleWords, words } from '../shared/content.ts';
import { articleWordsSchema, wordsSchema } from '../shared/schema/words.ts';

export const articleWords = articleWordsSchema.parse(ownArticleWords);
export const resumeWords = wordsSchema.shape.resume.parse(words.resume);
