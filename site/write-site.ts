/** The built site: two bundles, and a loop over pages and files. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pMap from 'p-map';
import { build, type Rolldown } from 'vite';
import type { Page } from '../app/pages.ts';
import { compressFiles } from './compress.ts';
import { hostFiles } from './hosts/host-files.ts';
import { basePath, buildDirectory, contentDirectory, hashedFolder, projectDirectory, publicFolder } from './paths.ts';
import { encodePictures } from './pictures/encode-pictures.ts';
import { splitStyles } from './styles.ts';

/** Bundles what writes the pages, runs it, and leaves nothing of it behind. */
async function loadRenderer(): Promise<typeof import('./render/compose-site.ts')> {
  const outDir = join(projectDirectory, 'node_modules', `.renderer-${process.pid}`);
  const rolldownOptions = { output: { codeSplitting: false } };
  try {
    await build({ logLevel: 'warn', build: { ssr: 'site/render/compose-site.ts', outDir, rolldownOptions } });
    return await import(pathToFileURL(join(outDir, 'renderer.js')).href);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** What the bundle has for each page, and the one sheet for paper, which is for all together. */
function divideBundle(output: Rolldown.RolldownOutput['output']) {
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  const sheets = new Map(
    output.flatMap((part) =>
      part.type === 'asset' && part.fileName.endsWith('.css') ? [[part.fileName, splitStyles(`${part.source}`)]] : [],
    ),
  );
  /** A script and all that it imports, those first that others need. */
  const withImports = (file: string): string[] => [...(chunks.get(file)?.imports ?? []).flatMap(withImports), file];
  /** What is loaded for a module of ours: 'pages/home'. */
  const scriptsOf = (module: string) => {
    const file = new RegExp(`/app/${module}\\.tsx?$`);
    const starts = [...chunks.values()].filter(({ facadeModuleId }) => file.test(facadeModuleId ?? ''));
    return starts.flatMap(({ fileName }) => withImports(fileName));
  };
  const sheetsOf = (files: string[]) =>
    new Set(files.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]));
  const stylesOf = (files: Iterable<string>, medium: 'screen' | 'paper') =>
    [...files].map((file) => sheets.get(file)?.[medium]).join('');
  const address = (file: string) => basePath + file;

  const paper = stylesOf(sheetsOf([...chunks.keys()]), 'paper');
  const paperFile = `${hashedFolder}paper-${createHash('sha256').update(paper).digest('hex').slice(0, 8)}.css`;
  const bundleOf = ({ name, view }: Page) => {
    // The page before the client, which takes over what is then there.
    const scripts = [...new Set([`pages/${view ?? name}`, 'client'].flatMap(scriptsOf))];
    const needed = sheetsOf(scripts);
    return {
      scripts: scripts.map(address),
      sheets: [...needed].map(address),
      styles: stylesOf(needed, 'screen'),
      paperSheet: address(paperFile),
    };
  };
  return { bundleOf, paper, paperFile };
}

/** Writes the site into the build's folder: what is to be deployed, and beside it the settings of hosts. */
export async function writeSite(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const { output } = (await build({ logLevel: 'warn' })) as Rolldown.RolldownOutput;
  const { bundleOf, paper, paperFile } = divideBundle(output);
  const [{ composeSite }, encoded] = await Promise.all([loadRenderer(), encodePictures(contentDirectory, basePath)]);
  const { makers, host } = composeSite(basePath, encoded, bundleOf);
  makers.set(paperFile, () => paper);

  const write = async (file: string, body: string | Buffer) => {
    await mkdir(dirname(join(buildDirectory, file)), { recursive: true });
    await writeFile(join(buildDirectory, file), body);
  };
  // Enough at a time to keep every core at work, and few enough for the memory.
  const concurrency = 2 * availableParallelism();
  await pMap(makers, async ([file, make]) => write(join(publicFolder, file), await make()), { concurrency });
  for (const [file, body] of Object.entries(hostFiles(host()))) await write(file, body);
  await compressFiles(join(buildDirectory, publicFolder));
}
