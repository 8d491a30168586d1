import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectDirectory } from './paths.ts';

/** The file that came with a later version than the others: content without it goes on working. */
export const optionalFile = 'resume.ts';

/** Has an empty file stand in for it where a folder of content has none. */
export const optionalContent = (folder: string): Plugin => ({
  name: 'optional-content',
  enforce: 'pre',
  resolveId: (id) =>
    id === join(folder, optionalFile) && !existsSync(id) ? join(projectDirectory, 'app/defaults', optionalFile) : null,
});
