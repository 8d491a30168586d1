import { dirname, resolve } from 'node:path';
import { type Plugin, runnerImport, type UserConfig } from 'vite';

const styleSheet = /\.css(\?direct)?$/;
const styleImport = /^@import "(.+\.css\.build\.ts)";$/gm;

/**
 * Modules whose names end in `.build.ts` run when the site is built: who imports one gets what it exports, as data, and
 * nothing that it needed to make it. A style sheet that imports one gets its default export.
 *
 * @param options how such modules find others, and where the site lives: as everywhere else.
 */
export function buildTimeModules(options: Pick<UserConfig, 'resolve' | 'base'>): Plugin {
  type Context = { addWatchFile: (file: string) => void };
  /** What has been run, until a file changes: many style sheets import the same. */
  const made = new Map<string, ReturnType<typeof runnerImport<object>>>();
  const run = async (context: Context, file: string) => {
    const running = made.get(file) ?? runnerImport<object>(file, { configFile: false, ...options });
    made.set(file, running);
    const { module, dependencies } = await running;
    for (const source of [file, ...dependencies]) context.addWatchFile(source);
    return module;
  };
  return {
    name: 'build-time-modules',
    enforce: 'pre',
    watchChange: () => made.clear(),
    async load(id) {
      if (!id.endsWith('.build.ts')) return null;
      const exports = Object.entries(await run(this, id));
      return exports.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
    async transform(code, id) {
      if (!styleSheet.test(id)) return null;
      let styles = code;
      for (const [line, file = ''] of code.matchAll(styleImport)) {
        const module = (await run(this, resolve(dirname(id), file))) as { default: string };
        styles = styles.replace(line, () => module.default);
      }
      return { code: styles, map: null };
    },
  };
}
