/**
 * Builds the site: `npm run build`. Content that breaks a rule stops it; `--release` also refuses to build a site for
 * the public that still has placeholders. `--floor` is for the bench: the same pages without script and web fonts.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { compressFile, isCompressible } from './compress.ts';
import { examineContent } from './content-check.ts';
import { describeFinding, summary } from './content-findings.ts';
import { fail, readOptions } from './fail.ts';
import { caddyFile } from './hosts/caddy.ts';
import { headersFile, redirectsFile } from './hosts/netlify.ts';
import { nginxFile } from './hosts/nginx.ts';
import { vercelFile } from './hosts/vercel.ts';
import {
  basePath,
  buildDirectory,
  filesIn,
  hashedFolder,
  hostFile,
  projectDirectory,
  publicFolder,
} from './paths.ts';
import { splitPrintStyles } from './print-styles.ts';
import type { PageBundle } from './render.tsx';

type Renderer = typeof import('./render.tsx');

const deployed = join(buildDirectory, publicFolder);

async function write(file: string, body: string | Buffer): Promise<void> {
  const path = join(buildDirectory, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
}

/** Checks the content and says how it is; ends the script where it is not fit to be built. */
async function checkContent(isRelease: boolean): Promise<void> {
  const findings = await examineContent();
  const refused = findings.filter(
    ({ severity }) => severity === 'error' || (isRelease && severity === 'placeholder'),
  );
  if (refused.length > 0) fail(`${refused.map(describeFinding).join('\n')}\nnot built: ${summary(refused)}`);
  console.log(`${summary(findings)}${findings.length > 0 ? ' (npm run check:content lists them)' : ''}`);
}

/** Bundles what visitors' browsers run, into the deployed folder. */
async function bundleClient(): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({ logLevel: 'warn' })) as Rolldown.RolldownOutput;
  return output.filter((part) => part.type === 'chunk');
}

/** Bundles what writes the pages, runs it, and leaves nothing of it behind. */
async function loadRenderer(): Promise<Renderer> {
  const outDir = join(projectDirectory, 'node_modules', `.renderer-${process.pid}`);
  try {
    await build({
      logLevel: 'warn',
      build: { ssr: 'site/render.tsx', outDir, rolldownOptions: { output: { codeSplitting: false } } },
    });
    return await import(pathToFileURL(join(outDir, 'render.js')).href);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** A chunk and all that it imports, those first that others need. */
function withImports(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const imported = chunk.imports.flatMap((file) => chunks.filter(({ fileName }) => fileName === file));
  return [...new Set([...imported.flatMap((other) => withImports(other, chunks)), chunk])];
}

/** What the bundle has for each page: its scripts, and its styles without those for paper, which are for all together. */
async function bundlesOf(chunks: Rolldown.OutputChunk[]) {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the bundle has no entry');
  const files = [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
  const sheets = new Map(
    await Promise.all(
      files.map(
        async (file) => [file, splitPrintStyles(await readFile(join(deployed, file), 'utf8'))] as const,
      ),
    ),
  );
  const print = [...sheets.values()].map((sheet) => sheet.print).join('');
  const printSheet = `${hashedFolder}print-${createHash('sha256').update(print).digest('hex').slice(0, 8)}.css`;
  await write(`${publicFolder}/${printSheet}`, print);
  return ({ name }: { name: string }): PageBundle => {
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/app/pages/${name}.tsx`));
    if (!page) throw new Error(`the bundle has no page '${name}': its file is app/pages/${name}.tsx`);
    const parts = [...new Set([...withImports(page, chunks), ...withImports(entry, chunks)])];
    const own = parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    const address = (file: string) => basePath() + file;
    return {
      scripts: parts.map(({ fileName }) => address(fileName)),
      styles: own.map((file) => sheets.get(file)?.screen).join(''),
      sheets: own.map(address),
      printSheet: address(printSheet),
    };
  };
}

/** A page's bundle without script and web fonts: the least that its first paint can take. */
const floorOf = (bundle: PageBundle): PageBundle => ({
  ...bundle,
  scripts: [],
  styles: bundle.styles.replace(/@font-face\{[^}]*url\([^}]*\}/g, ''),
});

async function buildSite(isFloor: boolean): Promise<void> {
  process.env.NODE_ENV = 'production';
  const bundleOf = await bundlesOf(await bundleClient());
  const { allPages, files, hostOf, pageFile, renderPage } = await loadRenderer();

  const policies: Record<string, string> = {};
  for (const page of allPages) {
    const { html, policy } = await renderPage(page, isFloor ? floorOf(bundleOf(page)) : bundleOf(page));
    await write(`${publicFolder}/${pageFile(page.path)}`, html);
    policies[page.name] = policy;
  }
  for (const [file, make] of Object.entries(files)) await write(`${publicFolder}/${file}`, await make());

  const host = hostOf(basePath(), policies);
  await write(`${publicFolder}/_headers`, headersFile(host));
  await write(`${publicFolder}/_redirects`, redirectsFile(host));
  await write(`${publicFolder}/vercel.json`, vercelFile(host));
  await write('nginx.conf', nginxFile(host));
  await write('Caddyfile', caddyFile(host));
  await write(hostFile, JSON.stringify(host, null, 2));

  const compressible = (await filesIn(deployed)).filter(isCompressible);
  await Promise.all(compressible.map((file) => compressFile(join(deployed, file))));
}

try {
  basePath();
} catch (error) {
  fail((error as Error).message);
}
const { release, floor } = readOptions({
  release: { type: 'boolean', default: false },
  floor: { type: 'boolean', default: false },
});
await checkContent(release);
await buildSite(floor);
