import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { rootOf } from '#lib/node/languages.ts';
import {
  basePath,
  buildDirectory,
  projectDirectory,
  publicFolder,
  toPosix,
} from '#lib/node/paths.ts';
import { hashedFolder } from '#schema/constants.ts';
import { resolveMediaQueries } from '../styles/media-queries.ts';
import { shortProperties } from '../styles/short-properties.ts';
import { shortClassName } from './class-names.ts';
import { contentSettings } from './content-settings.ts';
import { developmentServer } from './development.ts';
import { cssTarget, lightningcss, minifyInlineStyles } from './minify-inline-styles.ts';
import { svgFiles } from './svg-files.ts';

const modules = join(projectDirectory, 'node_modules');

/** Another user may have installed the modules: in a container, or by sudo. */
const canWrite = () => {
  try {
    accessSync(modules, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};
const cacheFolder = join(canWrite() ? modules : buildDirectory, '.vite');

/**
 * Vite's settings. The client environment bundles what browsers load; the server environment runs
 * the modules that read the content.
 *
 * @param mode 'production' for published sites, 'development' for `npm run dev`.
 * @param base the path of the pages' folder in their URLs.
 */
export function viteConfig(mode: string, folder: string, base = basePath): UserConfig {
  const isProduction = mode === 'production';
  /** The folder with slashes, as the bundler writes paths; of a translation, its original's. */
  const content = toPosix(rootOf(folder));
  return {
    root: projectDirectory,
    envDir: false,
    // A tsconfig.json beside the content must not change how it is read.
    tsconfig: join(projectDirectory, 'tsconfig.json'),
    cacheDir: cacheFolder,
    appType: 'custom',
    base,
    publicDir: `${toPosix(folder)}/public`,
    ...contentSettings(folder),
    plugins: [
      {
        name: 'normalize-content',
        // Keyboards, systems and editors encode the same characters differently, and names would not
        // be found.
        transform: (code, id) =>
          id.startsWith(`${content}/`) ? { code: code.normalize('NFC'), map: null } : null,
      },
      {
        name: 'media-queries',
        enforce: 'pre',
        transform(code, id) {
          if (!/\.css(\?(direct|inline))?$/.test(id)) return null;
          const css = resolveMediaQueries(code);
          return { code: isProduction ? shortProperties(css) : css, map: null };
        },
      },
      react(),
      developmentServer(folder, (language) => viteConfig(mode, language.content, language.base)),
      {
        name: 'names-in-globs',
        enforce: 'post',
        // The keys are paths of this machine, if the content is outside the project.
        transform: (code, id) =>
          id.endsWith('/content/content.ts') ? code.replace(/"[^"]*\/(\w+\.ts)":/g, '"$1":') : null,
      },
      ...(isProduction ? [svgFiles(base), minifyInlineStyles()] : []),
    ],
    css: {
      modules: { generateScopedName: isProduction ? shortClassName : '[name]_[local]' },
      lightningcss,
    },
    server: {
      fs: { allow: ['.', content] },
      // A build beside the server changes no page.
      watch: { ignored: [`${toPosix(buildDirectory)}/**`] },
    },
    optimizeDeps: { entries: ['src/app/client.tsx'] },
    environments: {
      ssr: { resolve: { external: true, mainFields: [], conditions: ['node', 'module-sync'] } },
    },
    build: {
      target: 'es2022',
      cssTarget,
      outDir: `${buildDirectory}/${publicFolder}`,
      assetsDir: hashedFolder.slice(0, -1),
      // The build copies it last, so that the owner's files replace the site's.
      copyPublicDir: false,
      assetsInlineLimit: 0,
      license: { fileName: `${hashedFolder}licenses.txt` },
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Owners cannot act on warnings about slow bundling.
        checks: { bundlerTimings: false },
        // Replaces constants of other modules with their values.
        optimization: { inlineConst: { mode: 'all' } },
        input: {
          client: 'src/app/client.tsx',
          tooltips: 'src/app/components/tooltip/tooltips.ts',
        },
        // The inline script calls the client's exports.
        preserveEntrySignatures: 'allow-extension',
        output: {
          // Every page has the names of its files: short hashes keep pages small.
          chunkFileNames: ({ name }) =>
            `${hashedFolder}${name.replace('rolldown-', '')}-[hash:6].js`,
          entryFileNames: `${hashedFolder}[name]-[hash:6].js`,
          assetFileNames: `${hashedFolder}[name]-[hash:6][extname]`,
          // Most library code runs when React hydrates the page. Compiled beforehand on another
          // thread, it delays the page less (https://v8.dev/blog/explicit-compile-hints).
          postBanner: ({ name }) => (name === 'library' ? '//# allFunctionsCalledOnLoad' : ''),
          // React is in a separate file, which stays cached when the content changes.
          codeSplitting: {
            groups: [{ name: 'library', test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  };
}
