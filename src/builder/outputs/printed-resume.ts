import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedFiles } from '#model/published-files.ts';
import type { Output } from './output.ts';

/** The PDF that `npm run resume` writes into the content. */
export const printedResume: Output = () => {
  const { printedResume: file } = publishedFiles;
  return file ? [[file, () => readFileSync(join(import.meta.env.CONTENT_DIRECTORY, file))]] : [];
};
