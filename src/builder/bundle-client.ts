/** The scripts and styles that browsers load. */
import { build, type Rolldown } from 'vite';
import type { Page } from '#app/pages.ts';
import { memoize } from '#lib/memoize.ts';
import type { SiteLanguage } from '#lib/node/languages.ts';
import { hashedPath } from '#model/hashed-path.ts';
import { forDesign } from './for-design.ts';
import { laterElsewhere, laterOnHome, splitStyles } from './split-styles.ts';
import { viteConfig } from './vite/config.ts';
import type { ImportModule } from './vite/data-modules.ts';

/** Bundles scripts and styles by page, and one print style sheet for all pages. */
export async function bundleClient(
  { content, base }: Pick<SiteLanguage, 'content' | 'base'>,
  outDir: string,
  importModule: ImportModule,
) {
  const config = viteConfig('production', content, importModule, base);
  const { output } = (await build({
    ...config,
    configFile: false,
    // Vite throws errors, so it needs no log.
    logLevel: 'silent',
    build: { ...config.build, outDir },
  })) as Rolldown.RolldownOutput;

  const chunks = new Map(
    output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])),
  );
  const assets = new Map(
    output.flatMap((part) => (part.type === 'asset' ? [[part.fileName, `${part.source}`]] : [])),
  );
  /** A script, preceded by all its imports. */
  const withImports = (file: string): string[] => [
    ...(chunks.get(file)?.imports ?? []).flatMap(withImports),
    file,
  ];
  /** The scripts of a module in app/ and of its imports. */
  const pageScripts = (module: string) => {
    const file = new RegExp(`/app/${module}\\.tsx?$`);
    const starts = [...chunks.values()].filter((chunk) => file.test(chunk.facadeModuleId ?? ''));
    return starts.flatMap(({ fileName }) => withImports(fileName));
  };
  const collectStyles = (files: string[], laterFolders: string[]) => {
    const names = files.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
    const all = [...new Set(names)].map((name) => assets.get(name)).join('');
    return splitStyles(all, laterFolders);
  };
  const url = (file: string) => base + file;

  const print = forDesign([collectStyles([...chunks.keys()], []).print]);
  const printFile = hashedPath('print', 'css', print);
  // All static pages share one.
  const bundlePage = memoize((page: Page | undefined) => {
    const client = pageScripts('client');
    // Static pages do not need the styles that sections share.
    const scripts = page
      ? [...new Set([...pageScripts(`pages/(?:${page.name}/)?${page.name}`), ...client])]
      : client.slice(-1);
    const isHome = page?.name === 'home';
    const { first, later } = collectStyles(scripts, isHome ? laterOnHome : laterElsewhere);
    return {
      scripts: scripts.map(url),
      styles: [{ css: first }],
      laterStyles: later,
      printStyleSheet: url(printFile),
    };
  });
  return { bundlePage, print, printFile };
}
