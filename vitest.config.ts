import { defineConfig } from 'vitest/config';
import { shippedSite } from './e2e/sites.ts';

const { CONTENT_DIRECTORY } = shippedSite.env;

export default defineConfig({
  // What tests expect of the content stays when the owner's changes.
  resolve: { alias: { '#content': CONTENT_DIRECTORY } },
  test: { include: ['app/**/*.test.ts', 'site/**/*.test.ts'], env: { CONTENT_DIRECTORY } },
});
