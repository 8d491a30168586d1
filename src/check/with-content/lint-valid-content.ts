/** The rules for content that keeps the schema. */
import { sources } from '#model/articles/sources.ts';
import * as content from '#schema/content.ts';
import { type Diagnostic, isError } from '../diagnostics.ts';
import { checkPictures } from '../pictures.ts';
import { findErrors } from '../rules.ts';
import { findHints } from './hints.ts';

/** The Markdown parser loads slowly, and only sites with articles need it. */
const checkArticles =
  sources.length > 0 ? (await import('./articles.ts')).checkArticles : undefined;

export async function lintValidContent(folder: string): Promise<Diagnostic[]> {
  const pictures = await checkPictures(content, folder);
  const articles = (await checkArticles?.(content, folder)) ?? [];
  const files = [...pictures, ...articles];
  const errors = [...findErrors(content), ...files.filter(isError)];
  return errors.length > 0 ? errors : [...findHints(content), ...files];
}
