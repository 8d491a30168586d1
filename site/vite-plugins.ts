import { type Plugin, runnerImport, type UserConfig } from 'vite';

/** The bundler tells by a module's ending what it is: a style sheet's is changed while it is bundled. */
const [styleModule, styleSheet] = ['.css.build.ts', '.build.css'];

/**
 * Modules whose names end in `.build.ts` run when the site is built: who imports one gets what it exports, as data, and
 * nothing that it needed to make it. Where the name ends in `.css.build.ts`, the default export is a style sheet.
 *
 * @param resolve how modules are found: as everywhere else.
 */
export function buildTimeModules(resolve: UserConfig['resolve'] & {}): Plugin {
  const madeOf = new Map<string, string[]>();
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
      madeOf.set(id.replace(/\?.*/, ''), [file, ...dependencies]);
      if (file.endsWith(styleModule)) return String(module.default);
      const exports = Object.entries(module);
      return exports.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
    /** In development: what is made of a file changes with it. */
    hotUpdate({ file, modules }) {
      const made = [...madeOf].filter(([, files]) => files.includes(file)).map(([id]) => id);
      return [...modules, ...made.flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? [])];
    },
  };
}

/** Makes app/styles/media-queries.ts known to every style sheet; Lightning CSS resolves what they use of it. */
export function customMedia(): Plugin {
  type Queries = typeof import('../app/styles/media-queries.ts');
  // Not imported: the development server would start anew with every change of a number.
  let queries: Promise<{ module: Queries }> | undefined;
  return {
    name: 'custom-media',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.css(\?direct)?$/.test(id) || !code.includes('(--')) return null;
      queries ??= runnerImport<Queries>('app/styles/media-queries.ts', { configFile: false });
      const { mediaQueries } = (await queries).module;
      return { code: mediaQueries + code, map: null };
    },
  };
}
