/** Finds the browsers that tests and benchmarks drive. */
import { accessSync, constants } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { fail } from '../shared/command-line.ts';

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

/** For what is printed: letters as far apart as the font says, and not by whole pixels of a screen. */
export const printingArguments = [...chromiumArguments, '--font-render-hinting=none'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of some commands that is on the path, or of some files, as a file. */
export function findCommand(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find(isExecutable);
}

/**
 * The Chromium to use: the environment variable CHROMIUM_PATH, the system's, Playwright's own; undefined where
 * there is none.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen)
    return isExecutable(chosen)
      ? chosen
      : fail(`CHROMIUM_PATH is '${chosen}', which is not a program`);
  const system = findCommand(
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  );
  const own = chromium.executablePath();
  return system ?? (isExecutable(own) ? own : undefined);
}

/**
 * The Chromium for tests that need no window: without one it takes a third of the processor's time. Where there is none,
 * any other Chromium.
 */
export const findHeadlessChromium = () =>
  process.env.CHROMIUM_PATH
    ? findChromium()
    : (findCommand('chromium-headless-shell') ?? findChromium());
