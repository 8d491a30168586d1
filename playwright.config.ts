import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { sites } from './e2e/sites.ts';
import { chromiumArguments, findChromium } from './scripts/ensure-browser.ts';
import { testBuild } from './test-site/test-build.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // A machine that is busy with something else may spoil one timing, not the same one twice.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  timeout: 20_000,
  expect: { timeout: 5_000 },
  use: {
    baseURL: sites.test,
    viewport: { width: 1280, height: 900 },
    // Tests of motion ask for it: the others are faster without.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
  webServer: [
    { folder: fileURLToPath(testBuild), url: sites.test },
    { folder: 'build', url: sites.own },
  ].map(({ folder, url }) => ({
    command: 'node scripts/serve.ts',
    env: { BUILD_DIRECTORY: folder, PORT: new URL(url).port },
    url,
    reuseExistingServer: false,
  })),
});
