/** The scripts that browsers load. */
import { build, type Rolldown } from 'vite';
import type { Page } from '#app/pages.ts';
import type { SiteLanguage } from '#lib/node/languages.ts';
import { appPath } from './split-styles.ts';
import { viteConfig } from './vite/config.ts';
import type { ImportModule } from './vite/data-modules.ts';

/** Bundles scripts, and returns a function for the URLs of those that a page loads. */
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
  return (page: Page | undefined): string[] => {
    const start = [
      ...(page ? chunksOf(`pages/(?:${page.name}/)?${page.name}`) : []),
      ...chunksOf('client'),
    ];
    const files = new Set(start.flatMap(({ fileName }) => withImports(fileName)));
    return [...files].map((file) => base + file);
  };
}
