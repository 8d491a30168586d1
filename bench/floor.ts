/** The floor: the same pages without scripts and web fonts, the minimum for a first paint. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { fail } from '../site/command-line.ts';
import { compressFiles } from '../site/compress.ts';
import { chromiumArguments, findChromium } from '../site/find-browser.ts';
import { hostFile, publicFolder } from '../site/paths.ts';

/**
 * Runs in the browser: removes everything that the first paint does not need, and returns the HTML.
 */
function stripPage(): string {
  for (const part of document.querySelectorAll(
    'script, [http-equiv="Content-Security-Policy"], [rel="preload"]',
  ))
    part.remove();
  const styles = document.querySelector('style') as HTMLStyleElement;
  // Local fallback fonts stay.
  styles.textContent = styles.textContent.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
  return `<!doctype html>${document.documentElement.outerHTML}`;
}

/** Copies a built site as its floor; returns the folder. */
export async function buildFloor(site: string): Promise<string> {
  const floor = `${site}-floor`;
  rmSync(floor, { recursive: true, force: true });
  cpSync(site, floor, { recursive: true });
  // The policies would refuse the changed styles.
  const host = readFileSync(join(floor, hostFile), 'utf8');
  writeFileSync(
    join(floor, hostFile),
    host.replaceAll('"Content-Security-Policy"', '"Former-Policy"'),
  );
  const deployed = join(floor, publicFolder);
  const executablePath = findChromium() ?? fail('no Chromium: npm run browsers installs it');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const page = await browser.newPage({ javaScriptEnabled: false });
  // Redirect pages are not measured.
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
