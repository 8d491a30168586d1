import { defineConfig } from '@playwright/test';
import { engines, isOldChromium } from './e2e/engines.ts';
import { buildTimeout, defaultSite, fullSite, isPublishedOnly } from './e2e/sites.ts';
import { fail } from './src/lib/node/command-line.ts';
import { chromiumArguments, findHeadlessChromium } from './src/lib/node/find-browser.ts';

// Sites that a test builds use the tests' content, too.
if (!isPublishedOnly) process.env.CONTENT_DIRECTORY = defaultSite.env.CONTENT_DIRECTORY;

/** The sites that many tests open. */
const sites = isPublishedOnly ? [] : [defaultSite, fullSite];

const minute = 60_000;
const executablePath = findHeadlessChromium();

/** `npm run test:rare` runs slow tests of what rarely breaks. Without Chromium only these can run. */
const { RARE = executablePath ? '' : '1' } = process.env;
/**
 * The build of Chromium 123 has no hover, text fragments or video, other traces, and a driver that
 * loses new tabs. It also shows the contents of an article after a click, aligns a title of another
 * direction as its page, and loads a script that failed after a reload.
 */
const notInOld = isOldChromium ? /@rare|@new/ : /@rare/;
const chosenTests = RARE ? { grep: /@rare/ } : { grepInvert: notInOld };
if (engines.every(({ start }) => !start))
  fail(
    'there is no browser to test with: npm run browsers installs one, or CHROMIUM_PATH chooses one',
  );

export default defineConfig({
  testDir: 'e2e',
  // The other tests drive Chromium.
  testMatch: executablePath ? '*.spec.ts' : 'engines.spec.ts',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  ...(isPublishedOnly || RARE === 'all' ? {} : chosenTests),
  // Owners write with a browser of today.
  testIgnore: isOldChromium ? 'development.spec.ts' : [],
  fullyParallel: true,
  // One more than the cores of our test machine: tests often wait.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }], ['./e2e/report-engines.ts']],
  // A test that fails once has found something.
  retries: 0,
  // Time limits end a test that hangs, and measure nothing.
  timeout: 2 * minute,
  expect: { timeout: minute / 2 },
  use: {
    baseURL: defaultSite.url,
    viewport: { width: 1280, height: 900 },
    actionTimeout: minute / 2,
    navigationTimeout: minute / 2,
    // Tests of motion enable it: the others are faster without.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
  webServer: sites.map(({ url, env }) => ({
    command: `"${process.execPath}" src/commands/start.ts`,
    env: { ...env, PORT: new URL(url).port },
    url: `${url}/`,
    reuseExistingServer: false,
    timeout: buildTimeout,
  })),
});
