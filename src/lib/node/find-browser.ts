/** Finds the browsers that tests, benchmarks and `npm run resume` drive. */
import { existsSync } from 'node:fs';
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

/** The first of the programs that exists: names on the path, or absolute files. */
export function findProgram(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .find((file) => existsSync(file));
}

/** Chrome, Chromium and Edge where they install themselves, and the names of Linux packages. */
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
  ].flatMap((file) =>
    ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'].map((name) =>
      join(process.env[name] ?? '', file),
    ),
  ),
  linux: [
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge-stable',
  ],
};

/** The Chromium that CHROMIUM_PATH names, Playwright's own, a preferred or an installed one. */
export function findChromium(preferred: string[] = []): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : fail(`CHROMIUM_PATH: there is no ${chosen}`);
  return findProgram([
    chromium.executablePath(),
    ...preferred,
    ...(installedChromiums[process.platform] ?? []),
  ]);
}

/** Debian's headless Chromium, which takes a third less processor time, or another Chromium. */
export const findHeadlessChromium = () => findChromium(['chromium-headless-shell']);
