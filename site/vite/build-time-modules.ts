import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { openRunner } from '../run-with-content.ts';

const styleSheet = /\.css(\?(direct|inline))?$/;
const styleImport = /^@import "(.+\.css\.build\.ts)";$/gm;

type Runner = Awaited<ReturnType<typeof openRunner>>;
type Exports = { default?: string };

/**
 * Modules whose names end in `.build.ts` run when the site is built: who imports one gets what it exports, as data, and
 * nothing that it needed to make it. A style sheet that imports one gets its default export.
 */
export function buildTimeModules(): Plugin {
  let mode: string;
  let runner: Promise<Runner> | undefined;
  /** Modules that have run since a file last changed: many style sheets import the same ones. */
  const made = new Map<string, ReturnType<Runner['run']>>();

  async function run(context: { addWatchFile: (file: string) => void }, file: string): Promise<Exports> {
    runner ??= openRunner(mode);
    const running = made.get(file) ?? runner.then((open) => open.run<Exports>(file));
    made.set(file, running);
    const { module, dependencies } = await running;
    for (const source of [file, ...dependencies]) context.addWatchFile(source);
    return module;
  }

  /** Forgets what has run; who still waits for something gets it. */
  async function forget() {
    const [open, running] = [runner, [...made.values()]];
    runner = undefined;
    made.clear();
    await Promise.allSettled(running);
    await (await open)?.close();
  }

  return {
    name: 'build-time-modules',
    enforce: 'pre',
    configResolved: (config) => {
      mode = config.mode;
    },
    watchChange: () => void forget(),
    buildEnd: forget,
    async load(id) {
      if (!id.endsWith('.build.ts')) return null;
      const exports = Object.entries(await run(this, id));
      return exports.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
    async transform(code, id) {
      if (!styleSheet.test(id)) return null;
      let styles = code;
      for (const [line, file = ''] of code.matchAll(styleImport)) {
        const { default: sheet = '' } = await run(this, resolve(dirname(id), file));
        styles = styles.replace(line, () => sheet);
      }
      return { code: styles, map: null };
    },
  };
}
