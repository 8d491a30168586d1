import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/ensure-browser.ts';

/** Not the port of `npm start`, which may be running. */
const port = 4183;
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
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    // Tests of motion ask for it: the others are faster without.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
