/**
 * Installs browsers for the tests: `npm run browsers`. As root on Debian it installs packages of
 * all three engines, elsewhere Playwright's Chromium if it is missing. It never fails: without a
 * browser the other tests still run, and the end-to-end tests report what is missing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { readArguments } from '../src/lib/node/command-line.ts';
import { findChromium, findProgram } from '../src/lib/node/find-browser.ts';
import { engines } from './engines.ts';

/** How long a download may stall before it is aborted, in ms. */
const stallLimit = 30_000;

const isRoot = process.getuid?.() === 0;

function isDebian(): boolean {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Runs apt-get; returns the last line of its errors, or nothing if it succeeds. */
function runApt(...parameters: string[]): string | undefined {
  const { status, stderr, error } = spawnSync('/usr/bin/apt-get', ['-qq', ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0
    ? undefined
    : (error?.message ?? stderr.trim().split('\n').at(-1) ?? 'failed');
}

/** Installs the packages of each missing engine. A failure does not affect the others. */
function installPackages(): void {
  const missing = engines.filter(({ start }) => !start).map(({ packages }) => packages);
  if (!findProgram(['chromium-headless-shell'])) missing.push(['chromium-headless-shell']);
  if (missing.length === 0) return;
  console.log(`installing for the tests: ${missing.flat().join(' ')}`);
  const refusal = runApt('update');
  if (refusal) console.log(`apt-get update: ${refusal}`);
  for (const packages of missing) {
    const reason = runApt('install', '-y', '--no-install-recommends', ...packages);
    if (reason) console.log(`not installed: ${packages.join(' ')}: ${reason}`);
  }
}

/** The size of the files in a folder, in bytes; 0 if there is none. */
function folderSize(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0);
  } catch {
    return 0;
  }
}

/** Downloads Playwright's Chromium, and prints a message if the download stalls. */
async function downloadChromium(): Promise<void> {
  const parameters = ['install', 'chromium', ...(isRoot && !isDebian() ? ['--with-deps'] : [])];
  const command = `npx playwright ${parameters.join(' ')}`;
  console.log(`Chromium is missing: ${command}`);
  const temporary = await mkdtemp(join(tmpdir(), 'browser-'));
  const installer = spawn(
    process.execPath,
    [join(dirname(import.meta.dirname), 'node_modules/playwright/cli.js'), ...parameters],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TMPDIR: temporary, TEMP: temporary },
    },
  );
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  let lastArrival = Date.now();
  let lastSize = 0;
  let output = '';
  for (const stream of [installer.stdout, installer.stderr])
    stream.on('data', (chunk) => {
      lastArrival = Date.now();
      output += chunk;
    });
  // A slow download prints a line only for every 10 %, so the size of its files counts, too.
  const browsers = dirname(dirname(dirname(chromium.executablePath())));
  const watch = setInterval(() => {
    const size = folderSize(temporary) + folderSize(browsers);
    if (size !== lastSize) lastArrival = Date.now();
    lastSize = size;
    if (Date.now() - lastArrival > stallLimit) end(`nothing arrived for ${stallLimit / 1000} s`);
  }, 1000);
  installer.on('error', ({ message }) => end(message));
  installer.on('close', (status) =>
    end(status === 0 ? '' : (/^Error: (.*)/m.exec(output)?.[1] ?? `status ${status}`)),
  );
  const reason = await ended;
  clearInterval(watch);
  installer.kill();
  await rm(temporary, { recursive: true, force: true });
  if (reason) console.log(`download stopped: ${command}: ${reason}`);
}

readArguments({ usage: 'npm run browsers', summary: 'Installs the browsers that the tests need.' });
if (isRoot && isDebian()) installPackages();
if (!findChromium()) await downloadChromium();
