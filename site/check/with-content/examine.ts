/** The content's findings, for site/check/check.ts, which runs this file through Vite as it brings the content. */
import { join } from 'node:path';
import { sources } from '../../../app/articles/sources.ts';
import { content } from '../../../app/content.ts';
import type { Finding } from '../findings.ts';
import { checkPictures } from '../pictures.ts';
import { checkPrintedResume } from '../printed-resume.ts';
import { checkContent } from '../rules.ts';
import { reviewContent } from './review.ts';

/** The Markdown parser takes a while to load: only sites with articles wait for it. */
const checkArticles = sources.length > 0 ? (await import('./articles.ts')).checkArticles : undefined;

/** @param folder that of the content. */
export async function examine(folder: string): Promise<Finding[]> {
  const pictures = await checkPictures(content, join(folder, 'pictures'));
  const articles = (await checkArticles?.(content, folder)) ?? [];
  const opened = [...pictures, ...articles];
  const errors = [...checkContent(content), ...opened.filter(({ severity }) => severity === 'error')];
  return errors.length > 0 ? errors : [...reviewContent(content), ...opened, ...checkPrintedResume(folder)];
}
