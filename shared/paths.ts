/** Where the project's own folders are, and those that an owner, a host or a test may choose. */
import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './command-line.ts';

export const projectDirectory = fileURLToPath(new URL('../', import.meta.url));

/** What the owner edits, and where the site is built and served from: environment variables may say otherwise. */
export const contentDirectory = resolve(
  process.env.CONTENT_DIRECTORY ?? join(projectDirectory, 'app/content'),
);
export const buildDirectory = resolve(
  process.env.BUILD_DIRECTORY ?? join(projectDirectory, 'build'),
);

/** Below the build: what is deployed, and what tells `npm run serve` how. */
export const publicFolder = 'client';
export const hostFile = 'host.json';

const { BASE_PATH = '/' } = process.env;
if (!/^[\w./-]*$/.test(BASE_PATH))
  fail(`BASE_PATH: '${BASE_PATH}' is not a path such as /portfolio/`);

/** Where on its host the site lives: `/` or, on code hosts, a folder such as `/portfolio/`; begins and ends with a slash. */
export const basePath = `/${BASE_PATH}/`.replace(/\/{2,}/g, '/');

/** Every file in a folder and those in it, by their paths from there. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
