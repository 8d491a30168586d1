import { type Plugin, runnerImport, type UserConfig } from 'vite';
import { desktopBreakpoint, largeBreakpoint } from '../app/specification.ts';

/** The bundler tells by a module's ending what it is: a style sheet's is changed while it is bundled. */
const [styleModule, styleSheet] = ['.css.build.ts', '.build.css'];

/**
 * Modules whose names end in `.build.ts` run when the site is built: who imports one gets what it exports, as data, and
 * nothing that it needed to make it. Where the name ends in `.css.build.ts`, the default export is a style sheet.
 *
 * @param resolve how modules are found: as everywhere else.
 */
export function buildTimeModules(resolve: UserConfig['resolve'] & {}): Plugin {
  return {
    name: 'build-time-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      // The development server asks again for what it has resolved, from its root.
      if (source.replace(/\?.*/, '').endsWith(styleSheet)) {
        const { root } = this.environment.config;
        return source.startsWith(root) ? source : root + source;
      }
      if (!source.endsWith(styleModule)) return null;
      const module = await this.resolve(source, importer, { skipSelf: true });
      return module?.id.replace(styleModule, styleSheet);
    },
    async load(id) {
      const file = id.replace(/\?.*/, '').replace(styleSheet, styleModule);
      if (!file.endsWith('.build.ts')) return null;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
        configFile: false,
        resolve,
      });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      if (file.endsWith(styleModule)) return String(module.default);
      const exports = Object.entries(module);
      return exports.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
  };
}

/** Custom media queries (Media Queries 5) for every style sheet, made of the specification's breakpoints. */
const mediaQueries = `
@custom-media --desktop screen and (min-width: ${desktopBreakpoint}px);
@custom-media --mobile (width < ${desktopBreakpoint}px);
@custom-media --large screen and (min-width: ${largeBreakpoint}px);
@custom-media --timeline not screen and (min-width: ${desktopBreakpoint}px);
`;

/** Makes the media queries known to every style sheet; Lightning CSS resolves them. */
export function customMedia(): Plugin {
  return {
    name: 'custom-media',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css(\?direct)?$/.test(id) && code.includes('(--')
        ? { code: mediaQueries + code, map: null }
        : undefined,
  };
}
