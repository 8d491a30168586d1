import { createHash } from 'node:crypto';
import { glob, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { content } from '../content.ts';
import { repositoryApi } from '../sections/projects/repository-api.ts';
import { siteAddress } from '../site-address.ts';
import { compressFile, isCompressible } from './compress.ts';
import { headerPolicy } from './content-security-policy.ts';
import { finishPage } from './finish-page.ts';
import { headParts, themeScript } from './head-parts.ts';
import { hashedFolder, policiesFile } from './headers.ts';
import { caddyFile, headersFile, nginxFile, type Policies, vercelFile } from './host-settings.ts';
import { splitPrintStyles } from './print-styles.ts';

/** The code host's server is asked only where the content names a repository. */
const servers = content.projects.some(({ github }) => github) ? [repositoryApi] : [];

async function filesIn(folder: string, pattern: string): Promise<string[]> {
  return (await Array.fromAsync(glob(pattern, { cwd: folder }))).sort();
}

/**
 * Turns what React Router has built in `folder` into the folder to deploy at `base`: the pages where hosts look for
 * them, each finished, every text compressed, and the settings for hosts that read them beside.
 *
 * @throws where the build is not what React Router writes.
 */
export async function finishBuild(folder: string, base: string): Promise<void> {
  await arrangePages(folder, base);
  await keepPagesInRouteTable(folder);

  const { screen, print } = splitPrintStyles(await takeStyles(folder));
  const printFile = `${hashedFolder}print-${createHash('sha256').update(print).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(folder, printFile), print);
  const parts = {
    styles: screen,
    printStyles: base + printFile,
    libraries: (await filesIn(folder, 'assets/library-*.js')).map((file) => base + file),
    servers,
  };
  const theme = await themeScript();
  const policies: Record<string, string> = {};
  for (const file of await filesIn(folder, '**/*.html')) {
    const head = headParts(file, content, (path) => siteAddress(path, base), theme);
    const page = await finishPage(await readFile(join(folder, file), 'utf8'), { ...parts, head });
    await writeFile(join(folder, file), page);
    policies[file] = headerPolicy(page, servers);
  }
  await writeFile(join(folder, '..', policiesFile), JSON.stringify(policies, null, 2));
  await writeHostSettings(folder, policies, base);

  for (const file of await filesIn(folder, '**/*.*'))
    if (isCompressible(file)) await compressFile(join(folder, file));
}

/**
 * Puts the 404 page where hosts look for it, drops React Router's page for hosts that answer every path with one
 * file, and lifts the pages of a site in a folder, which React Router writes below that folder's name.
 */
async function arrangePages(folder: string, base: string): Promise<void> {
  await rm(join(folder, base === '/' ? '__spa-fallback.html' : 'index.html'));
  if (base !== '/') {
    const lifted = join(folder, base);
    for (const file of await readdir(lifted)) await rename(join(lifted, file), join(folder, file));
    await rm(join(folder, base.split('/')[1] ?? ''), { recursive: true });
  }
  // React Router's own form of what the published files answer: nothing asks for it.
  for (const file of await filesIn(folder, '**/{*,.*/*}.data')) await rm(join(folder, file));
  await rename(join(folder, '404/index.html'), join(folder, '404.html'));
  await rm(join(folder, '404'), { recursive: true });
}

/**
 * Takes routes without a page, such as the sitemap's, out of the table that the browser gets: it matches every address
 * against all that are there, and asks for files without its router.
 */
async function keepPagesInRouteTable(folder: string): Promise<void> {
  const [file = ''] = await filesIn(folder, 'assets/manifest-*.js');
  const [, start = '', json = ''] =
    (await readFile(join(folder, file), 'utf8')).match(/^(window\.__reactRouterManifest=)(\{.*\});?\s*$/) ??
    [];
  if (!json) throw new Error("cannot read React Router's table of routes");
  const table = JSON.parse(json) as { routes: Record<string, { hasDefaultExport: boolean }> };
  const routes = Object.entries(table.routes).filter(([, { hasDefaultExport }]) => hasDefaultExport);
  const kept = { ...table, routes: Object.fromEntries(routes) };
  await writeFile(join(folder, file), start + JSON.stringify(kept));
}

/** Settings for hosts: those that read them from the site's folder there, the others beside it. */
async function writeHostSettings(folder: string, policies: Policies, base: string): Promise<void> {
  await writeFile(join(folder, '_headers'), headersFile(policies, base));
  await writeFile(join(folder, 'vercel.json'), vercelFile(policies, base));
  await writeFile(join(folder, '..', 'nginx.conf'), nginxFile(policies, base));
  await writeFile(join(folder, '..', 'Caddyfile'), caddyFile(policies, base));
}

/**
 * The site's style sheets as one, which pages carry inside: the files go. Their order does not matter: the base is in
 * a cascade layer and the other sheets' classes are their own.
 */
async function takeStyles(folder: string): Promise<string> {
  const files = await filesIn(folder, 'assets/*.css');
  if (files.length === 0) throw new Error('the build has no style sheet');
  const sheets = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  await Promise.all(files.map((file) => rm(join(folder, file))));
  return [...new Set(sheets.map((sheet) => sheet.trim()))].join('');
}
