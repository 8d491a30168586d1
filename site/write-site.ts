/** The built site: two bundles, and a loop over pages and files. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { compressFiles } from './compress.ts';
import { caddyFile } from './hosts/caddy.ts';
import { headersFile, redirectsFile } from './hosts/netlify.ts';
import { nginxFile } from './hosts/nginx.ts';
import { vercelFile } from './hosts/vercel.ts';
import { basePath, buildDirectory, hostFile, projectDirectory, publicFolder } from './paths.ts';
import type { PageBundle } from './render.tsx';
import { splitStyles } from './styles.ts';

type Chunk = Rolldown.OutputChunk;

const deployed = join(buildDirectory, publicFolder);

async function write(folder: string, file: string, body: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), body);
}

/** Bundles what visitors' browsers run, into the deployed folder. */
async function bundleClient(): Promise<Chunk[]> {
  const { output } = (await build({ logLevel: 'warn' })) as Rolldown.RolldownOutput;
  return output.filter((part) => part.type === 'chunk');
}

/** Bundles what writes the pages, runs it, and leaves nothing of it behind. */
async function loadRenderer(): Promise<typeof import('./render.tsx')> {
  const outDir = join(projectDirectory, 'node_modules', `.renderer-${process.pid}`);
  const rolldownOptions = { output: { codeSplitting: false } };
  try {
    await build({ logLevel: 'warn', build: { ssr: 'site/render.tsx', outDir, rolldownOptions } });
    return await import(pathToFileURL(join(outDir, 'render.js')).href);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Some chunks and all that they import, those first that others need. */
const withImports = (chunks: Chunk[], all: Chunk[]): Chunk[] => [
  ...new Set(
    chunks.flatMap((chunk) => [
      ...withImports(
        all.filter(({ fileName }) => chunk.imports.includes(fileName)),
        all,
      ),
      chunk,
    ]),
  ),
];

const sheetsOf = (chunks: Chunk[]) => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/** What the bundle has for each page, by the page's name; the styles for paper are for all together. */
async function bundlesOf(chunks: Chunk[]) {
  const readSheets = (files: string[]) => Promise.all(files.map((file) => readFile(join(deployed, file), 'utf8')));
  const { paper, paperFile } = splitStyles(await readSheets(sheetsOf(chunks)));
  await write(deployed, paperFile, paper);
  const address = (file: string) => basePath() + file;
  return async (name: string): Promise<PageBundle> => {
    const isPage = ({ facadeModuleId, isEntry }: Chunk) =>
      isEntry || facadeModuleId?.endsWith(`/app/pages/${name}.tsx`);
    // The page before the entry, which takes over what is then there.
    const needed = withImports(
      chunks.filter(isPage).sort((a, b) => Number(a.isEntry) - Number(b.isEntry)),
      chunks,
    );
    const sheets = sheetsOf(needed);
    return {
      scripts: needed.map(({ fileName }) => address(fileName)),
      sheets: sheets.map(address),
      styles: splitStyles(await readSheets(sheets)).screen,
      paperSheet: address(paperFile),
    };
  };
}

/**
 * Writes the site into the build's folder: what is to be deployed, and beside it the settings of hosts.
 *
 * @param isFloor whether pages are written without script and web fonts: the least that a first paint can take.
 */
export async function writeSite(isFloor: boolean): Promise<void> {
  process.env.NODE_ENV = 'production';
  const bundleOf = await bundlesOf(await bundleClient());
  const { allPages, files, hostOf, pageFile, renderPage } = await loadRenderer();

  const policies: Record<string, string> = {};
  for (const page of allPages) {
    const { html, policy } = await renderPage(page, await bundleOf(page.name), { isFloor });
    await write(deployed, pageFile(page.path), html);
    policies[page.name] = policy;
  }
  for (const [file, make] of Object.entries(files)) await write(deployed, file, await make());

  const host = hostOf(basePath(), policies);
  await write(deployed, '_headers', headersFile(host));
  await write(deployed, '_redirects', redirectsFile(host));
  await write(deployed, 'vercel.json', vercelFile(host));
  await write(buildDirectory, 'nginx.conf', nginxFile(host));
  await write(buildDirectory, 'Caddyfile', caddyFile(host));
  await write(buildDirectory, hostFile, JSON.stringify(host, null, 2));
  await compressFiles(deployed);
}
