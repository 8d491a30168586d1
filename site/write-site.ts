/** The built site: two bundles, and a loop over pages and files. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pMap from 'p-map';
import { build, type Rolldown } from 'vite';
import type { Page } from '../app/pages.ts';
import { encodePictures } from './articles/encode-pictures.ts';
import { compressFile, compressFiles } from './compress.ts';
import { hostFiles } from './hosts/host-files.ts';
import { basePath, buildDirectory, contentDirectory, hashedFolder, projectDirectory, publicFolder } from './paths.ts';
import type { PageBundle } from './render.tsx';
import { splitStyles } from './styles.ts';

/** Bundles what visitors' browsers run, into the deployed folder. */
async function bundleClient() {
  return ((await build({ logLevel: 'warn' })) as Rolldown.RolldownOutput).output;
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

/** What the bundle has for each page, by the page's name, and the one sheet for paper, which is for all together. */
function divideBundle(output: Awaited<ReturnType<typeof bundleClient>>) {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const sheets = new Map<string, ReturnType<typeof splitStyles>>();
  for (const part of output) {
    if (part.type === 'chunk') chunks.set(part.fileName, part);
    else if (part.fileName.endsWith('.css')) sheets.set(part.fileName, splitStyles(String(part.source)));
  }
  /** A script and all that it imports, those first that others need. */
  const withImports = (file: string): string[] => [...(chunks.get(file)?.imports ?? []).flatMap(withImports), file];
  const sheetsOf = (files: string[]) => [
    ...new Set(files.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])])),
  ];
  const stylesOf = (files: string[], medium: 'screen' | 'paper') =>
    files.map((file) => sheets.get(file)?.[medium]).join('');
  const address = (file: string) => basePath + file;

  const paper = stylesOf(sheetsOf([...chunks.keys()]), 'paper');
  const paperFile = `${hashedFolder}paper-${createHash('sha256').update(paper).digest('hex').slice(0, 8)}.css`;
  const bundleOf = (view: string): PageBundle => {
    const all = [...chunks.values()];
    const isPage = ({ facadeModuleId }: Rolldown.OutputChunk) =>
      facadeModuleId?.match(/\/app\/pages\/(.+)\.tsx?$/)?.[1] === view;
    // The page before the entry, which takes over what is then there.
    const starts = [...all.filter(isPage), ...all.filter(({ isEntry }) => isEntry)];
    const scripts = [...new Set(starts.flatMap(({ fileName }) => withImports(fileName)))];
    const needed = sheetsOf(scripts);
    return {
      scripts: scripts.map(address),
      sheets: needed.map(address),
      styles: stylesOf(needed, 'screen'),
      paperSheet: address(paperFile),
    };
  };
  return { bundleOf, paper, paperFile };
}

/** Enough at a time to keep every core at work, and few enough for the memory. */
const someAtATime = { concurrency: 2 * availableParallelism() };

/** Writes the site into the build's folder: what is to be deployed, and beside it the settings of hosts. */
export async function writeSite(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const write = async (file: string, body: string | Buffer, isOneOfMany = false) => {
    await mkdir(dirname(join(buildDirectory, file)), { recursive: true });
    await writeFile(join(buildDirectory, file), body);
    if (file.startsWith(publicFolder)) await compressFile(join(buildDirectory, file), isOneOfMany);
  };
  const { bundleOf, paper, paperFile } = divideBundle(await bundleClient());
  // Meanwhile, on the processor's other cores.
  const compressing = compressFiles(join(buildDirectory, publicFolder));
  const encoding = encodePictures(contentDirectory, basePath);
  const { allPages, documentPages, files, hostOf, pageFile, renderPage } = await loadRenderer();
  const { pictures, files: encoded } = await encoding;
  const documents = documentPages(pictures);

  const policies: Record<string, string> = {};
  const writePage = async (page: Page) => {
    const { html, policy } = await renderPage(page, bundleOf(page.view ?? page.name));
    await write(join(publicFolder, pageFile(page.path)), html, page.view === 'article');
    policies[page.name] = policy;
  };
  await pMap([...allPages, ...documents], writePage, someAtATime);
  await write(join(publicFolder, paperFile), paper);
  for (const [file, body] of encoded) await write(join(publicFolder, file), body);
  await pMap(
    Object.entries(files),
    async ([file, make]) => write(join(publicFolder, file), await make(pictures)),
    someAtATime,
  );
  for (const [file, body] of Object.entries(hostFiles(hostOf(basePath, policies, documents)))) await write(file, body);
  await compressing;
}
