import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import {
  basePath,
  buildDirectory,
  projectDirectory,
  publicFolder,
  toPosix,
} from '#lib/node/paths.ts';
import { hashedFolder } from '#schema/constants.ts';
import { contentSettings } from '#strings/find-language.ts';
import { shortClassName } from './class-names.ts';
import { dataModules, type ImportModule } from './data-modules.ts';
import { developmentServer } from './development.ts';
import { languageModule } from './language-module.ts';
import { mediaQueries } from './media-queries.ts';
import { cssTarget, lightningcss, minifyInlineStyles } from './minify-inline-styles.ts';
import { normalizeContent } from './normalize-content.ts';
import { svgFiles } from './svg-files.ts';

/**
 * Vite's settings. Its client environment bundles what browsers load, its server environment runs
 * the modules that read the content.
 *
 * @param mode 'production' for what is published, 'development' for `npm run dev`.
 * @param folder of content.
 * @param importModule imports a module in the server environment, for the client's.
 */
export function viteConfig(mode: string, folder: string, importModule: ImportModule): UserConfig {
  const isProduction = mode === 'production';
  /** As the bundler names its files. */
  const content = toPosix(folder);
  return {
    root: projectDirectory,
    appType: 'custom',
    base: basePath,
    publicDir: `${content}/public`,
    ...contentSettings(folder),
    plugins: [
      normalizeContent(folder),
      languageModule(folder),
      dataModules(importModule),
      mediaQueries(),
      react(),
      developmentServer(),
      ...(isProduction ? [svgFiles(), minifyInlineStyles()] : []),
    ],
    css: {
      modules: { generateScopedName: isProduction ? shortClassName : '[name]_[local]' },
      lightningcss,
    },
    server: { fs: { allow: ['.', folder] } },
    optimizeDeps: { entries: ['src/app/client.tsx', 'src/app/pages/**/*.tsx'] },
    environments: {
      ssr: {
        resolve: { external: true, mainFields: [], conditions: ['node', 'module-sync'] },
      },
    },
    build: {
      target: 'es2022',
      cssTarget,
      outDir: `${buildDirectory}/${publicFolder}`,
      assetsDir: hashedFolder.slice(0, -1),
      // Also for a BUILD_DIRECTORY outside the project: files of an earlier build would be published.
      emptyOutDir: true,
      // Copied last, so that the owner's files replace the site's.
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // A slow computer is no fault of the content.
        checks: { bundlerTimings: false },
        // Content is data: unused exports have no side effects.
        treeshake: {
          moduleSideEffects: [
            { test: new RegExp(`^${RegExp.escape(content)}/`), sideEffects: false },
          ],
        },
        // Paths and numbers that other modules share take no name in a page's script.
        optimization: { inlineConst: { mode: 'all' } },
        input: 'src/app/client.tsx',
        // The inline script calls what the client exports.
        preserveEntrySignatures: 'exports-only',
        output: {
          // Every page names its files: short hashes leave it room.
          chunkFileNames: `${hashedFolder}[name]-[hash:6].js`,
          entryFileNames: `${hashedFolder}[name]-[hash:6].js`,
          assetFileNames: `${hashedFolder}[name]-[hash:6][extname]`,
          // Most of the libraries runs when React hydrates the page: compiled beforehand, on a thread
          // of its own, they hold up the page less (https://v8.dev/blog/explicit-compile-hints).
          postBanner: ({ name }) =>
            name.startsWith('library-') ? '//# allFunctionsCalledOnLoad' : '',
          // React has a file of its own: a change of content leaves it in the visitor's cache.
          codeSplitting: {
            groups: [
              {
                name: 'library-react',
                test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
              },
              // Modules shared by pages, in one file instead of a dozen small ones.
              {
                name: 'shared',
                test: (id) => id.startsWith(content) || /\/src\/(app|lib|schema)\//.test(id),
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
  };
}
