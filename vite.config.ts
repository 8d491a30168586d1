import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { shortClassName } from './src/builder/vite/class-names.ts';
import { dataModules } from './src/builder/vite/data-modules.ts';
import { developmentServer } from './src/builder/vite/development.ts';
import { mediaQueries } from './src/builder/vite/media-queries.ts';
import { normalizeContent } from './src/builder/vite/normalize-content.ts';
import { hashedFolder } from './src/lib/constants.ts';
import {
  basePath,
  buildDirectory,
  contentDirectory,
  publicFolder,
  toPosix,
} from './src/lib/node/paths.ts';
import { contentSettings } from './src/strings/find-language.ts';

/** As the bundler names its files. */
const content = toPosix(contentDirectory);

export default defineConfig(({ command }) => ({
  appType: 'custom',
  base: basePath,
  publicDir: `${content}/public`,
  // The content is a folder that can be another one.
  ...contentSettings(),
  plugins: [normalizeContent(), dataModules(), mediaQueries(), react(), developmentServer()],
  css: {
    modules: { generateScopedName: command === 'build' ? shortClassName : '[name]_[local]' },
    lightningcss: { exclude: Features.LightDark },
  },
  server: { fs: { allow: ['.', contentDirectory] } },
  optimizeDeps: { entries: ['src/app/client.tsx', 'src/app/pages/**/*.tsx'] },
  build: {
    target: 'es2022',
    // The design's CSS (light-dark, :has, nesting) is in every engine since spring 2024.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
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
}));
