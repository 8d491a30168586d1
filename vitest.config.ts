import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { contentSettings } from './src/builder/vite/content-settings.ts';

/** Tests use other content, so that the owner's edits do not break them. */
const CONTENT_DIRECTORY = fileURLToPath(new URL('test-content/default', import.meta.url));

/** The seed of property tests: fixed, except in `npm run test:fuzz`, which prints it. */
const isFuzzing = Boolean(process.env.FUZZ);
const seed = Number(process.env.SEED ?? (isFuzzing ? randomInt(2 ** 31) : 2026));
if (isFuzzing) console.log(`property tests with SEED=${seed}, which repeats this run`);

export default defineConfig({
  ...contentSettings(CONTENT_DIRECTORY),
  test: {
    include: ['{src,importer,bench}/**/*.test.ts'],
    // What .ci/run alone runs: `npm run budgets` sets FORK, `npm run test:servers` SERVERS.
    exclude: ['FORK', 'SERVERS']
      .filter((name) => !process.env[name])
      .map((name) => `bench/${name.toLowerCase()}.test.ts`),
    env: { CONTENT_DIRECTORY },
    setupFiles: 'vitest.setup.ts',
    provide: { seed },
    isolate: false,
    maxWorkers: availableParallelism(),
    hookTimeout: 5 * 60_000,
  },
});

declare module 'vitest' {
  export interface ProvidedContext {
    seed: number;
  }
}
