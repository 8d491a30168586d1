/** The scripts and styles that browsers load. */
import { build, type Rolldown } from 'vite';
import type { Page } from '#app/pages.ts';
import { memoize } from '#lib/memoize.ts';
import type { SiteLanguage } from '#lib/node/languages.ts';
import { hashedPath } from '#model/hashed-path.ts';
import { forDesign } from './for-design.ts';
import { appPath, splitStyles } from './split-styles.ts';
import { viteConfig } from './vite/config.ts';
import type { ImportModule } from './vite/data-modules.ts';

/** What follows the first screen of home and of other pages. The hero is part of home's. */
const afterHero = /^(sections\/(?!hero\/)|page-end\/)/;
const atPageEnd = /^page-end\//;
/** Only React shows it, and static pages have no React. */
const errorScreen = /^page-end\/error-screen\//;

/** Bundles scripts and styles by page, and one print style sheet for all pages. */
export async function bundleClient(
  { content, base }: Pick<SiteLanguage, 'content' | 'base'>,
  outDir: string,
  importModule: ImportModule,
) {
  const config = viteConfig('production', content, importModule, base);
  /** What each module imports, by their paths. */
  const imports = new Map<string, string[]>();
  const { output } = (await build({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      {
        name: 'record-imports',
        moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds),
      },
    ],
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
  /** The chunks of a module in app/. */
  const chunksOf = (module: string) => {
    const file = new RegExp(`^${module}\\.tsx?$`);
    return [...chunks.values()].filter((chunk) => file.test(appPath(chunk.facadeModuleId ?? '')));
  };
  const collectStyles = (files: string[]) => {
    const names = files.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
    return [...new Set(names)].map((name) => assets.get(name)).join('');
  };
  const url = (file: string) => base + file;

  /** The modules of app/ that these import, without those that match and what only they import. */
  const modulesOf = (start: string[], without?: RegExp) => {
    const modules = new Set(start);
    // The loop visits what it adds.
    for (const id of modules)
      for (const imported of imports.get(id) ?? [])
        if (!without?.test(appPath(imported))) modules.add(imported);
    return new Set([...modules].map(appPath));
  };

  const none = new Set<string>();
  const print = forDesign([splitStyles(collectStyles([...chunks.keys()]), none, none).print]);
  const printFile = hashedPath('print', 'css', print);
  // All static pages share one.
  const bundlePage = memoize((page: Page | undefined) => {
    const start = [
      ...(page ? chunksOf(`pages/(?:${page.name}/)?${page.name}`) : []),
      ...chunksOf('client'),
    ];
    const scripts = [...new Set(start.flatMap(({ fileName }) => withImports(fileName)))];
    const modules = start.flatMap(({ facadeModuleId }) => facadeModuleId ?? []);
    const { first, later } = splitStyles(
      // Pages share scripts, whose styles are not all theirs.
      collectStyles(scripts),
      modulesOf(modules, page?.name === 'home' ? afterHero : atPageEnd),
      modulesOf(modules, page ? undefined : errorScreen),
    );
    return {
      scripts: scripts.map(url),
      styles: [{ css: first }],
      laterStyles: later,
      printStyleSheet: url(printFile),
    };
  });
  return { bundlePage, print, printFile };
}
