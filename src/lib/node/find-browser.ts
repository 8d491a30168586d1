/** Finds the browsers that tests, benchmarks and `npm run resume` drive. */
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { chromium } from '@playwright/test';
import { fail } from './command-line.ts';

/** Lets Chromium run as root in a container, without background requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For printing: spaces characters as in the font, not by whole pixels. */
export const printingArguments = [...chromiumArguments, '--font-render-hinting=none'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where installers put programs. PATH may lack these folders. */
const systemFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];

/** The first of the programs that exists: names on the path, or absolute files. */
export function findProgram(names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...systemFolders];
  return names
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .find(isExecutable);
}

const windowsPrograms = (file: string) =>
  ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((name) =>
    process.env[name] ? [join(process.env[name], file)] : [],
  );

/**
 * Chrome, Chromium and Edge: where Playwright looks for its channels `chrome` and `msedge`, and the
 * names of Linux packages.
 */
const installedChromiums: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ].flatMap(windowsPrograms),
  linux: [
    'google-chrome-stable',
    'google-chrome',
    '/opt/google/chrome/chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge-stable',
    '/opt/microsoft/msedge/msedge',
  ],
};

/**
 * A Chromium: the one that CHROMIUM_PATH names, Playwright's own, or an installed one.
 *
 * @param preferred programs to use instead of another installed one.
 */
export function findChromium(preferred: string[] = []): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen)
    return isExecutable(chosen)
      ? chosen
      : fail(`CHROMIUM_PATH is '${chosen}', which is not a program`);
  return findProgram([
    chromium.executablePath(),
    ...preferred,
    ...(installedChromiums[process.platform] ?? []),
  ]);
}

/** Debian's headless Chromium, which takes a third less processor time, or another Chromium. */
export const findHeadlessChromium = () => findChromium(['chromium-headless-shell']);

const installedFirefoxes: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: windowsPrograms('Mozilla Firefox\\firefox.exe'),
  linux: ['firefox-esr', 'firefox'],
};

export const findFirefox = () => findProgram(installedFirefoxes[process.platform] ?? []);
