/** The content's findings, for site/content-check.ts, which runs this file through Vite as it brings the content. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { articleFolders } from '../app/articles/article-folders.ts';
import { content } from './content.ts';
import { checkPictures } from './content-pictures.ts';
import { reviewContent } from './content-review.ts';
import { checkContent } from './content-rules.ts';
import { contentDirectory } from './paths.ts';
import { checkPrintedResume } from './printed-resume.ts';

const pictures = await checkPictures(content);
// What reads Markdown takes a while to be loaded: only where there is some.
const hasFolders = articleFolders.some((folder) => existsSync(join(contentDirectory, folder)));
const articles = hasFolders
  ? await (await import('./articles/check-articles.ts')).checkArticles(content, contentDirectory)
  : [];
const opened = [...pictures, ...articles];
const errors = [...checkContent(content), ...opened.filter(({ severity }) => severity === 'error')];

export const findings =
  errors.length > 0 ? errors : [...reviewContent(content), ...opened, ...checkPrintedResume(contentDirectory)];
