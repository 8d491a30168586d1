/**
 * Finds the Chromium that the end-to-end tests drive: `node scripts/ensure-browser.ts`. Where there is none it installs
 * Debian's, as root, or says in one line what to run.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { fail, refuseOptions } from './fail.ts';

/** Chromium as root, in a container, without its own calls home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of some commands that is on the path, as a file. */
export function findCommand(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * The Chromium to use: the environment variable CHROMIUM_PATH, the system's, Playwright's own; undefined where
 * there is none.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen)
    return isExecutable(chosen) ? chosen : fail(`CHROMIUM_PATH is '${chosen}', which is not a program`);
  const system = findCommand('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome');
  const own = chromium.executablePath();
  return system ?? (isExecutable(own) ? own : undefined);
}

const isDebian = existsSync('/etc/debian_version');

/** Whether this is a Debian, and root. */
export const mayInstallPackages = () => isDebian && process.getuid?.() === 0;

/** Installs Debian packages as root; says what to run where it may not. */
export function installDebianPackages(packages: string[], purpose: string): void {
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (!mayInstallPackages())
    fail(
      `${purpose}: ${isDebian ? `run sudo ${command}` : 'run npx playwright install chromium, or set CHROMIUM_PATH'}`,
    );
  console.log(`${purpose}: ${command}`);
  for (const step of ['apt-get update -qq', `${command} -qq`]) {
    const { status, stderr } = spawnSync('sh', ['-c', step], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) fail(`${purpose}: '${step}' failed: ${stderr.trim().split('\n').at(-1)}`);
  }
}

if (import.meta.main) {
  refuseOptions();
  if (!findChromium()) installDebianPackages(['chromium'], 'the tests need a Chromium');
  console.log(findChromium() ?? fail('there is still no Chromium after installing it'));
}
