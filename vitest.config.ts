import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { contentSettings } from './site/find-language.ts';

/** The tests have content of their own, so that an owner's edits do not break them. */
const CONTENT_DIRECTORY = fileURLToPath(new URL('test-content/default', import.meta.url));

export default defineConfig({
  ...contentSettings(CONTENT_DIRECTORY),
  test: {
    include: ['{app,lib,model,schema,site,importer}/**/*.test.ts'],
    env: { CONTENT_DIRECTORY },
    isolate: false,
    // Time limits only end hangs: a busy machine is slow.
    testTimeout: 10 * 60_000,
    hookTimeout: 10 * 60_000,
  },
});
