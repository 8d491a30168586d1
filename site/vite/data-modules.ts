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
  /** Settles when no module of the runner is loading. */
  let idle: Promise<unknown> = Promise.resolve();

  /** Replaces the runner, so that the next module reads the changed files. */
  async function close() {
    const open = runner;
    runner = undefined;
    await idle;
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
      const loading = runner.then(({ run }) => run<Record<string, unknown>>(id));
      idle = Promise.allSettled([idle, loading]);
      return Object.entries(await loading)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
