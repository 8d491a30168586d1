import { z } from 'zod';
import * as english from '#strings/en.ts';
import type { ArticleStrings, Strings } from '#strings/types.ts';
import { nonEmptyString } from './values.ts';

const isFunction = (value: unknown) => typeof value === 'function';
const template = z.custom(isFunction, 'must be a function that returns a string');

/** The schema of strings that replace others, each of which may be left out. */
function replacements(value: unknown): z.ZodType {
  if (isFunction(value)) return template;
  if (typeof value === 'string') return nonEmptyString;
  const parts = Object.entries(value as object);
  const fields = parts.map(([name, part]) => [name, replacements(part).optional()] as const);
  return z.strictObject(Object.fromEntries(fields));
}

export const wordsSchema = replacements(english.strings) as z.ZodType<Strings>;
export const articleWordsSchema = replacements(english.articleStrings) as z.ZodType<ArticleStrings>;

/** The types of content/words.ts, under the names that owners' files import. */
export type { ArticleStrings as ArticleWords, Strings as Words };
