/** The rules for content that keeps the schema. */
import { join } from 'node:path';
import { published } from '../../../model/articles/articles.ts';
import { sources } from '../../../model/articles/sources.ts';
import { listedRedirects, redirects } from '../../../model/redirects.ts';
import { content } from '../../../shared/all-content.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { goneArticles } from '../gone-articles.ts';
import { checkPictures } from '../pictures.ts';
import { checkPrintedResume } from '../printed-resume.ts';
import { findErrors } from '../rules.ts';
import { findHints } from './hints.ts';
import { checkPublicFiles } from './public-files.ts';

/** The Markdown parser loads slowly, and only sites with articles or redirects need it. */
const checkArticles =
  sources.length + listedRedirects.length > 0
    ? (await import('./articles.ts')).checkArticles
    : undefined;

/** Suggests to keep the URLs of articles that were renamed or removed. */
const lostPages = (folder: string): Diagnostic[] =>
  goneArticles(folder).flatMap(({ file, path, successor }): Diagnostic[] =>
    redirects.some(({ from }) => from === path) || published.some((other) => other.path === path)
      ? []
      : [
          {
            list: 'posts',
            file: successor ?? file,
            line: 1,
            severity: 'suggestion',
            message: successor
              ? `if it was ${file}, add aliases: [${path}]: links to its old URL keep working`
              : `is gone, and its URL with it: a line in redirects.txt leads ${path} to another page`,
          },
        ],
  );

export async function lintValidContent(folder: string): Promise<Diagnostic[]> {
  const pictures = await checkPictures(content, join(folder, 'pictures'));
  const articles = (await checkArticles?.(content, folder)) ?? [];
  const files = [...pictures, ...articles, ...lostPages(folder), ...checkPublicFiles(folder)];
  const errors = [...findErrors(content), ...files.filter(({ severity }) => severity === 'error')];
  return errors.length > 0
    ? errors
    : [...findHints(content), ...files, ...checkPrintedResume(folder)];
}
