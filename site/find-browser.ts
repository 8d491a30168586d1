/** Finds the browsers that tests and benchmarks drive. */
import { accessSync, constants } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { fail } from './command-line.ts';

/** Chromium as root, in a container, without requests of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For printing: letters spaced as in the font, not by whole pixels. */
export const printingArguments = [...chromiumArguments, '--font-render-hinting=none'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first command on the path, or the first file, that exists. */
export function findCommand(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find(isExecutable);
}

/** Chromium from the environment variable CHROMIUM_PATH, the system or Playwright, if any. */
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
  const bundled = chromium.executablePath();
  return system ?? (isExecutable(bundled) ? bundled : undefined);
}

/**
 * Chromium without windows, which takes a third less of the processor's time; otherwise any
 * Chromium.
 */
export const findHeadlessChromium = () =>
  process.env.CHROMIUM_PATH
    ? findChromium()
    : (findCommand('chromium-headless-shell') ?? findChromium());
