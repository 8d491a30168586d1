/** The content's findings, for site/check/check.ts, which runs this file through Vite as it brings the content. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { articleFolders } from '../../../app/articles/article-folders.ts';
import { content } from '../../../app/content.ts';
import { contentDirectory } from '../../paths.ts';
import { checkPictures } from '../pictures.ts';
import { checkPrintedResume } from '../printed-resume.ts';
import { checkContent } from '../rules.ts';
import { reviewContent } from './review.ts';

const pictures = await checkPictures(content);
// The Markdown parser takes a while to load: only sites with articles wait for it.
const hasFolders = articleFolders.some((folder) => existsSync(join(contentDirectory, folder)));
const articles = hasFolders ? await (await import('./articles.ts')).checkArticles(content, contentDirectory) : [];
const opened = [...pictures, ...articles];
const errors = [...checkContent(content), ...opened.filter(({ severity }) => severity === 'error')];

export const findings =
  errors.length > 0 ? errors : [...reviewContent(content), ...opened, ...checkPrintedResume(contentDirectory)];
