/** The rules for content that matches the schema. */
import { sources } from '#model/articles/sources.ts';
import * as content from '#schema/content.ts';
import { type Diagnostic, isError } from '../diagnostics.ts';
import { checkPictures } from '../pictures.ts';
import { checkRules } from '../rules.ts';
import { findSuggestions } from './suggestions.ts';

/** The Markdown parser loads slowly, and only sites with articles need it. */
const checkArticles =
  sources.length > 0 ? (await import('./articles.ts')).checkArticles : undefined;

export async function lintValidContent(folder: string): Promise<Diagnostic[]> {
  const pictures = await checkPictures(content, folder);
  const articles = (await checkArticles?.(content, folder)) ?? [];
  const files = [...pictures, ...articles];
  const errors = [...checkRules(content), ...files.filter(isError)];
  return errors.length > 0 ? errors : [...findSuggestions(content), ...files];
}
