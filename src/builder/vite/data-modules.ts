import { inspect } from 'node:util';
import type { Plugin } from 'vite';
import { openRunner } from '../content-runner.ts';

type Runner = Awaited<ReturnType<typeof openRunner>>;

const prototypes = new Set([Object.prototype, Array.prototype, null]);

/** Whether JSON holds a value of an object or a list as it is; fields may be undefined. */
function survivesJson(value: unknown, isListItem: boolean): boolean {
  if (value === null) return true;
  if (typeof value === 'object') return prototypes.has(Object.getPrototypeOf(value));
  if (typeof value === 'number') return Number.isFinite(value);
  return ['string', 'boolean'].includes(typeof value) || (value === undefined && !isListItem);
}

/**
 * Writes a module that exports some values.
 *
 * @throws if a value would reach browsers as something else: a Map, a Date, undefined in a list.
 */
const exportValues = (id: string, values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => {
      const json = JSON.stringify(value, function (this: Record<string, unknown>, key, converted) {
        // Before its toJSON was called.
        const original = this[key];
        if (survivesJson(original, Array.isArray(this))) return converted;
        throw new Error(`${id}: ${name} has ${inspect(original)}, which JSON does not hold`);
      });
      return `export const ${name} = ${json};`;
    })
    .join('\n');

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
      return exportValues(id, await loading);
    },
  };
}
