import type { Plugin } from 'vite';
import { openRunner } from '../run-with-content.ts';

type Runner = Awaited<ReturnType<typeof openRunner>>;

/**
 * Runs modules whose names end in `.data.ts` when the site is built. Their importers get the
 * exported values as JSON, and none of the code that computed them.
 */
export function dataModules(): Plugin {
  let mode: string;
  let runner: Promise<Runner> | undefined;

  /** Closes the runner, so that the next module reads the changed files. */
  async function close() {
    const open = runner;
    runner = undefined;
    await (await open)?.close();
  }

  return {
    name: 'data-modules',
    enforce: 'pre',
    configResolved: (config) => {
      mode = config.mode;
    },
    watchChange: () => void close(),
    buildEnd: close,
    async load(id) {
      if (!id.endsWith('.data.ts')) return null;
      runner ??= openRunner(mode);
      const module = await (await runner).run<Record<string, unknown>>(id);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
