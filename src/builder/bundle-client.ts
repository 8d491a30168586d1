/** The scripts that browsers load. They have no content: all languages share them. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { defined } from '#lib/defined.ts';
import type { SiteLanguage } from '#lib/node/languages.ts';
import type { PageBundle } from './outputs/output.ts';
import { viteConfig } from './vite/config.ts';

/** Bundles the islands and the tooltips. Returns the URLs of the scripts to load. */
export async function bundleClient(
  { content, base }: Pick<SiteLanguage, 'content' | 'base'>,
  outDir: string,
): Promise<PageBundle['scripts']> {
  const config = viteConfig('production', content, base);
  const { output } = (await build({
    ...config,
    configFile: false,
    // Vite throws errors, so it needs no log.
    logLevel: 'silent',
    build: { ...config.build, outDir },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const entry = (name: string) =>
    defined(chunks.find((chunk) => chunk.isEntry && chunk.name === name));
  // Pages have the styles of islands in their heads.
  for (const file of entry('client').viteMetadata?.importedCss ?? []) rmSync(join(outDir, file));
  /** A script, preceded by all its imports. */
  const withImports = (file: string): string[] => [
    ...(chunks.find(({ fileName }) => fileName === file)?.imports ?? []).flatMap(withImports),
    file,
  ];
  return {
    client: [...new Set(withImports(entry('client').fileName))].map((file) => base + file),
    tooltips: base + entry('tooltips').fileName,
  };
}
