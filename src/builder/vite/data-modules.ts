import { inspect } from 'node:util';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';

const prototypes = new Set([Object.prototype, Array.prototype, null]);

/** Whether a value in an object or a list survives JSON unchanged; fields may be undefined. */
function survivesJson(value: unknown, isListItem: boolean): boolean {
  if (value === null) return true;
  if (typeof value === 'object') return prototypes.has(Object.getPrototypeOf(value));
  if (typeof value === 'number') return Number.isFinite(value);
  return ['string', 'boolean'].includes(typeof value) || (value === undefined && !isListItem);
}

/** Writes a module that exports values. Throws if one, such as a Map, would not survive JSON. */
const exportValues = (id: string, values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => {
      const json = JSON.stringify(value, function (this: Record<string, unknown>, key, converted) {
        // The value before JSON.stringify called its toJSON.
        const original = this[key];
        if (survivesJson(original, Array.isArray(this))) return converted;
        throw new Error(`${id}: ${name} has ${inspect(original)}, which JSON cannot represent`);
      });
      return `export const ${name} = ${json};`;
    })
    .join('\n');

export type ImportModule = <Module extends object>(id: string) => Promise<Module>;

/** Imports a module in the development server, which evaluates it again after a change. */
export function importInServer<Module extends object>(
  { environments: { ssr } }: ViteDevServer,
  file: string,
): Promise<Module> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the server environment cannot run modules');
  return ssr.runner.import(file);
}

/**
 * Runs modules whose names end in `.data.ts` when the site is built. Modules in browsers that
 * import them get the exported values as JSON, without the code that computed them.
 *
 * @param importModule for builds; the development server imports modules itself.
 */
export const dataModules = (importModule?: ImportModule): Plugin => ({
  name: 'data-modules',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  configureServer: (server) => {
    importModule = (id) => importInServer(server, id);
  },
  async load(id) {
    if (!importModule || !id.endsWith('.data.ts')) return null;
    return exportValues(id, { ...(await importModule(id)) });
  },
});
