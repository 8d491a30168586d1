/** The project's folders, and those that environment variables set. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './command-line.ts';

export const projectDirectory = fileURLToPath(new URL('../../../', import.meta.url));
// An empty variable is an unset one: in a workflow it may come from a setting that nobody has made.
const { CONTENT_DIRECTORY, BUILD_DIRECTORY, BASE_PATH } = process.env;

if (/[#?]/.test(projectDirectory))
  fail(`${projectDirectory} has a # or ? in its path, which the bundler cannot read: rename it`);

/** The owner's folder, and the folder of the build. */
export const contentDirectory = resolve(CONTENT_DIRECTORY || join(projectDirectory, 'content'));
if (!existsSync(contentDirectory))
  fail(`CONTENT_DIRECTORY: there is no folder ${contentDirectory}`);

export const buildDirectory = resolve(BUILD_DIRECTORY || join(projectDirectory, 'build'));

/** In the build's folder: the files to deploy, and the site's manifest for `npm run serve`. */
export const publicFolder = 'client';
export const manifestFile = 'site.json';

if (BASE_PATH && (!/^[\w./-]*$/.test(BASE_PATH) || /(^|\/)\.\.?(\/|$)/.test(BASE_PATH)))
  fail(`BASE_PATH: '${BASE_PATH}' is not a path such as /portfolio/`);

/** The path of the site's folder in its URL, with slashes at both ends: `/`, `/portfolio/`. */
export const basePath = `/${BASE_PATH ?? ''}/`.replace(/\/{2,}/g, '/');

/** A path with slashes, for URLs and the bundler: Windows separates folders by backslashes. */
export const toPosix = (path: string) => path.split(sep).join('/');

/**
 * The path of a module below the project, with slashes; empty if it is elsewhere.
 * The project may be in a folder such as /usr/src/app.
 */
export const projectPath = (id: string): string =>
  toPosix(id).startsWith(toPosix(projectDirectory))
    ? toPosix(id).slice(projectDirectory.length)
    : '';

/** The names in a folder; none if it is missing. */
export const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

export const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** The backups of editors, and files of systems. */
const backup = /^#.*#$|^~\$|~$|^(thumbs\.db|desktop\.ini|icon\r)$/i;

/** The copy that a sync tool made of a file after a conflict: 'robots 2.txt' beside 'robots.txt'. */
export function isConflictCopy(path: string): boolean {
  const [, name, ending = ''] = /^(.+?)(?: \d| \(\d\))(\.[^.]*)?$/.exec(basename(path)) ?? [];
  const isMarked = /\.sync-conflict-\d|conflicted copy/i.test(basename(path));
  return isMarked || (name !== undefined && existsSync(join(dirname(path), name + ending)));
}

/** Whether nobody meant a file to be published: an editor's backup, or the copy of a sync tool. */
export const isLeftover = (path: string) => backup.test(basename(path)) || isConflictCopy(path);

/** Whether a path's last name is published: dot files, such as .env, are not, but Apache's are. */
export const isPublic = (path: string) =>
  /^(?!\.)|^\.(well-known|htaccess)$/.test(basename(path)) && !isLeftover(path);

/** Whether a file below a folder is published, with all folders between them. */
export const isPublicBelow = (folder: string, file: string) =>
  file.split('/').every((_, i, names) => isPublic(join(folder, ...names.slice(0, i + 1))));

/** Every file in a folder and its subfolders, by relative path with slashes; none if it is missing. */
export async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => toPosix(relative(folder, join(parentPath, name))));
}
