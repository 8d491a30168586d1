/** Builds the site, from content to files. */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { checkLanguages } from '#check/check.ts';
import type { Diagnostic } from '#check/diagnostics.ts';
import { defined } from '#lib/defined.ts';
import {
  buildDirectory,
  filesIn,
  isPublic,
  isPublicBelow,
  manifestFile,
  publicFolder,
} from '#lib/node/paths.ts';
import { writeBelow } from '#lib/node/write-below.ts';
import { bundleClient } from './bundle-client.ts';
import { withRunners } from './content-runner.ts';
import { entryModules } from './entry-modules.ts';
import { headersFile, redirectsFile, vercelFile } from './hosts/providers.ts';
import { joinManifests, publicHeaders } from './hosts/site-manifest.ts';
import type { OutputFile, Site } from './outputs/output.ts';
import { replaceBuild } from './replace-build.ts';
import { moduleStyles } from './styles/module-styles.ts';

/**
 * Checks the content and replaces the built site. Files in the owner's `public` override generated
 * ones.
 *
 * @param step is called with the name of each step as it begins, and with nothing at the end.
 * @param review gets the diagnostics of the content, and throws if they forbid a build.
 * @returns the number of pages. If it throws, the earlier build is unchanged.
 */
export function buildSite(
  step: (name?: string) => void,
  review: (diagnostics: Diagnostic[]) => void,
): Promise<number> {
  return withRunners(async (languages) => {
    step('checking the content');
    const diagnostics = await checkLanguages(languages);
    step();
    review(diagnostics);

    return replaceBuild(buildDirectory, async (folder) => {
      const site = join(folder, publicFolder);
      const compose = ({ run }: (typeof languages)[number]) =>
        run<typeof import('./compose-site.ts')>(entryModules.compose);
      const all = languages.length > 1 ? await Promise.all(languages.map(compose)) : [];
      const links = all.map(({ describeLanguage }) => describeLanguage());
      const manifests: Parameters<typeof joinManifests>[0] = [];

      step('bundling scripts');
      const scripts = await bundleClient(defined(languages[0]), site);

      for (const language of languages) {
        step('composing pages');
        const [{ composeSite }, { stylesOf, print, printFile }] = await Promise.all([
          compose(language),
          moduleStyles(language),
        ]);
        const bundlePage: Site['bundlePage'] = async (page) => ({
          ...(await stylesOf(page)),
          scripts,
          printStyleSheet: language.base + printFile,
        });
        const { files, manifest } = await composeSite(language.base, bundlePage, links);
        manifests.push([language.folder, manifest]);
        files.set(printFile, () => print);

        const { size } = files;
        // Libraries draw pictures in their threads, beside the pages that this thread renders.
        const writing = [true, false].map((isPicture) =>
          Readable.from(
            files.entries().filter(([file]) => /\.(avif|webp|jpe?g|png)$/.test(file) === isPicture),
          ).forEach(
            async ([file, render]: [string, OutputFile[1]]) => {
              await writeBelow(site, language.folder + file, await render());
              // Thousands of rendered pages would take memory until the end.
              files.delete(file);
              step(`writing ${size - files.size} of ${size} files`);
            },
            // Keeps all cores busy without using too much memory.
            { concurrency: availableParallelism() },
          ),
        );
        // After an error no further file is written.
        await Promise.all(writing).finally(() => files.clear());
      }
      const manifest = joinManifests(manifests);
      for (const { content, folder } of languages) {
        const ownerFiles = join(content, 'public');
        const files = (await filesIn(ownerFiles)).filter((file) => isPublicBelow(ownerFiles, file));
        Object.assign(manifest.files, publicHeaders(files.map((file) => folder + file)));
      }
      await writeBelow(folder, manifestFile, JSON.stringify(manifest, null, 2));
      await writeBelow(site, '_headers', headersFile(manifest));
      await writeBelow(site, '_redirects', redirectsFile(manifest));
      await writeBelow(site, 'vercel.json', vercelFile(manifest));
      for (const { content, folder } of languages) {
        const ownerFiles = join(content, 'public');
        const copying = { recursive: true, dereference: true, filter: isPublic };
        if (existsSync(ownerFiles)) await cp(ownerFiles, join(site, folder), copying);
      }
      // Each language also has a page for missing ones.
      return manifest.pages.length + languages.length;
    });
  }).finally(() => step());
}
