import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projects } from '../content/projects.ts';
import { compressFile, isCompressible } from './compress.ts';
import { headerPolicy } from './content-security-policy.ts';
import { finishPage } from './finish-page.ts';
import { policiesFile } from './headers.ts';

/** The code host's server is asked only where the content names a repository. */
const servers = projects.some(({ github }) => github) ? ['https://api.github.com'] : [];

async function filesIn(folder: string, pattern: string): Promise<string[]> {
  return (await Array.fromAsync(glob(pattern, { cwd: folder }))).sort();
}

/**
 * Turns what React Router has built in `folder` into the folder to deploy: the 404 page where hosts look for it,
 * every page finished, every text compressed.
 *
 * @throws where the build is not what React Router writes.
 */
export async function finishBuild(folder: string): Promise<void> {
  await rename(join(folder, '404/index.html'), join(folder, '404.html'));
  await rm(join(folder, '404'), { recursive: true });
  await rm(join(folder, '__spa-fallback.html'), { force: true });

  const styles = await takeStyles(folder);
  const policies: Record<string, string> = {};
  for (const file of await filesIn(folder, '**/*.html')) {
    const page = await finishPage(await readFile(join(folder, file), 'utf8'), styles, servers);
    await writeFile(join(folder, file), page);
    policies[file] = headerPolicy(page, servers);
  }
  await writeFile(join(folder, '..', policiesFile), JSON.stringify(policies, null, 2));

  for (const file of await filesIn(folder, '**/*.*')) if (isCompressible(file)) await compressFile(join(folder, file));
}

/**
 * The site's style sheet, which pages carry inside: the file goes. The client and the server build write it with
 * the same rules, in an order that cascade layers make irrelevant.
 */
async function takeStyles(folder: string): Promise<string> {
  const files = await filesIn(folder, 'assets/*.css');
  const sheets = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const [styles] = sheets;
  if (!styles || sheets.some(({ length }) => length !== styles.length))
    throw new Error(`expected one style sheet, found ${files.join(', ') || 'none'}`);
  await Promise.all(files.map((file) => rm(join(folder, file))));
  return styles.trim();
}
