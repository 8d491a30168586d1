/** Writes the built site: two bundles, then pages and files. */
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { Page } from '#app/pages.ts';
import {
  basePath,
  contentDirectory,
  projectDirectory,
  publicFolder,
  toPosix,
} from '#lib/node/paths.ts';
import { showProgress } from '#lib/node/progress.ts';
import { hashedPath } from '#model/hashed-path.ts';
import { paperOrder } from '#schema/home-sections.ts';
import { modules } from './content-runner.ts';
import { hostFiles } from './hosts/host-files.ts';
import { splitStyles } from './split-styles.ts';

/**
 * Bundles the composer and runs it.
 *
 * @param folder for the bundle, which also finds the project's dependencies there.
 */
async function bundleComposer(folder: string): Promise<typeof import('./compose-site.ts')> {
  const outDir = join(folder, 'composer');
  // Not bundled: it finds the project by its own URL.
  const paths = join(projectDirectory, 'src/lib/node/paths.ts');
  const rolldownOptions = {
    external: toPosix(paths),
    makeAbsoluteExternalsRelative: false,
    output: {
      codeSplitting: false,
      entryFileNames: 'composer.js',
      paths: { [toPosix(paths)]: pathToFileURL(paths).href },
    },
  };
  const settings = { ssr: modules.compose, outDir, rolldownOptions };
  await build({ ...quietly, build: settings });
  await symlink(join(projectDirectory, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return import(pathToFileURL(join(outDir, 'composer.js')).href);
}

/** Errors are thrown. Node reads vite.config.ts: Vite would write a copy into node_modules. */
const quietly = { logLevel: 'silent', configLoader: 'native' } as const;

/** Divides the bundle into scripts and styles by page, and one print style sheet for all pages. */
function divideBundle(output: Rolldown.RolldownOutput['output']) {
  const chunks = new Map(
    output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])),
  );
  const sheets = new Map(
    output.flatMap((part) =>
      part.type === 'asset' && part.fileName.endsWith('.css')
        ? [[part.fileName, splitStyles(`${part.source}`)]]
        : [],
    ),
  );
  /** A script after all its imports. */
  const withImports = (file: string): string[] => [
    ...(chunks.get(file)?.imports ?? []).flatMap(withImports),
    file,
  ];
  /** The scripts of a module in app/ and of its imports. */
  const pageScripts = (module: string) => {
    const file = new RegExp(`/app/${module}\\.tsx?$`);
    const starts = [...chunks.values()].filter(({ facadeModuleId }) =>
      file.test(facadeModuleId ?? ''),
    );
    return starts.flatMap(({ fileName }) => withImports(fileName));
  };
  const pageSheets = (files: string[]) =>
    new Set(files.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]));
  const collectStyles = (files: Iterable<string>, medium: 'screen' | 'print') =>
    [...files].map((file) => sheets.get(file)?.[medium]).join('');
  const url = (file: string) => basePath + file;

  const print = collectStyles(pageSheets([...chunks.keys()]), 'print') + paperOrder;
  const printFile = hashedPath('print', 'css', print);
  const bundlePage = (page?: Page) => {
    const client = pageScripts('client');
    // The frame of static pages needs no styles that sections share.
    const scripts = page
      ? [...new Set([...pageScripts(`pages/(?:${page.name}/)?${page.name}`), ...client])]
      : client.slice(-1);
    return {
      scripts: scripts.map(url),
      styles: collectStyles(pageSheets(scripts), 'screen'),
      printSheet: url(printFile),
    };
  };
  return { bundlePage, print, printFile };
}

/** Dot files, such as .env and .DS_Store, are not for publication. */
const isPublic = (file: string) => /^(?!\.)|^\.well-known$/.test(basename(file));

/**
 * Writes the files to deploy, and the settings of hosts next to them. The owner's files in `public`
 * replace the site's.
 *
 * @param folder an empty folder.
 * @returns the number of pages.
 */
export async function writeSite(folder: string): Promise<number> {
  const outDir = join(folder, publicFolder);
  showProgress('bundling');
  const { output } = (await build({
    ...quietly,
    build: { outDir },
  })) as Rolldown.RolldownOutput;
  const { bundlePage, print, printFile } = divideBundle(output);
  const composerFolder = join(folder, '.composer');
  const { composeSite } = await bundleComposer(composerFolder);
  const { outputs, host } = await composeSite(contentDirectory, basePath, bundlePage);
  outputs.set(printFile, () => print);

  const write = async (file: string, body: string | Buffer) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), body);
  };
  // Keeps all cores busy within the memory.
  const concurrency = 1 + availableParallelism();
  let written = 0;
  await Readable.from(outputs).forEach(
    async ([file, render]) => {
      await write(join(publicFolder, file), await render());
      showProgress(`${++written} of ${outputs.size} files`);
    },
    { concurrency },
  );
  for (const [file, body] of Object.entries(hostFiles(host))) await write(file, body);
  const ownFiles = join(contentDirectory, 'public');
  if (existsSync(ownFiles)) await cp(ownFiles, outDir, { recursive: true, filter: isPublic });
  await rm(composerFolder, { recursive: true });
  showProgress(undefined);
  return host.pages.length + 1;
}
