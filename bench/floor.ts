/** The floor: the same pages without scripts and web fonts, which is the least that a first paint can take. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../browsers/find.ts';
import { fail } from '../shared/command-line.ts';
import { hostFile, publicFolder } from '../shared/paths.ts';
import { compressFiles } from '../site/compress.ts';

/** Runs in the browser: takes out of the page what its first paint could do without, and returns what is left. */
function stripPage(): string {
  for (const part of document.querySelectorAll(
    'script, [http-equiv="Content-Security-Policy"], [rel="preload"]',
  ))
    part.remove();
  const styles = document.querySelector('style') as HTMLStyleElement;
  // The faces that stand in for them are on the visitor's own machine, and stay.
  styles.textContent = styles.textContent.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
  return `<!doctype html>${document.documentElement.outerHTML}`;
}

/** Copies a built site and makes its floor of the copy; returns the folder. */
export async function buildFloor(site: string): Promise<string> {
  const floor = `${site}-floor`;
  rmSync(floor, { recursive: true, force: true });
  cpSync(site, floor, { recursive: true });
  // Its styles are no longer those that the policies allow.
  const host = readFileSync(join(floor, hostFile), 'utf8');
  writeFileSync(
    join(floor, hostFile),
    host.replaceAll('"Content-Security-Policy"', '"Former-Policy"'),
  );
  const deployed = join(floor, publicFolder);
  const executablePath = findChromium() ?? fail('no Chromium: run node browsers/install.ts');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const page = await browser.newPage({ javaScriptEnabled: false });
  // A page that leads on has nothing to be measured.
  for (const file of readdirSync(deployed, { recursive: true, encoding: 'utf8' }))
    if (
      file.endsWith('.html') &&
      !readFileSync(join(deployed, file), 'utf8').includes('http-equiv="refresh"')
    ) {
      await page.goto(pathToFileURL(join(deployed, file)).href);
      writeFileSync(join(deployed, file), await page.evaluate(stripPage));
    }
  await browser.close();
  await compressFiles(deployed);
  return floor;
}
