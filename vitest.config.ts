import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What tests expect of the content stays when the owner's changes. */
const CONTENT_DIRECTORY = fileURLToPath(new URL('test-content/default', import.meta.url));

export default defineConfig({
  resolve: { alias: { '#content': CONTENT_DIRECTORY } },
  test: {
    include: ['{app,model,shared,site,importer}/**/*.test.ts'],
    env: { CONTENT_DIRECTORY },
    isolate: false,
    // Time limits only end what hangs: a machine that is busy with other programs is slow.
    testTimeout: 10 * 60_000,
    hookTimeout: 10 * 60_000,
  },
});
