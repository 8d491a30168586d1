/** Built sites to compare with: the same pages without some of their parts. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { fail } from '../src/lib/node/command-line.ts';
import { chromiumArguments, findChromium } from '../src/lib/node/find-browser.ts';
import { manifestFile, publicFolder } from '../src/lib/node/paths.ts';

/** Runs in the browser: stops all motion, and returns the HTML. */
function stopMotion(): string {
  document.querySelector('[http-equiv="Content-Security-Policy"]')?.remove();
  const styles = document.querySelector('style') as HTMLStyleElement;
  styles.textContent += '*,::before,::after{animation:none!important;transition:none!important}';
  return `<!doctype html>${document.documentElement.outerHTML}`;
}

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

/** The minimum for a first paint: no scripts and no web fonts. */
export const buildFloor = (site: string) => copySite(site, `${site}-floor`, stripPage);

/** The minimum for the main thread: no motion. */
export const buildStill = (site: string) => copySite(site, `${site}-still`, stopMotion);

/** Copies a built site to a folder, with changed pages; returns the folder. */
async function copySite(site: string, copy: string, change: () => string): Promise<string> {
  rmSync(copy, { recursive: true, force: true });
  cpSync(site, copy, { recursive: true });
  // The policies would refuse the changed styles.
  const manifest = readFileSync(join(copy, manifestFile), 'utf8');
  writeFileSync(
    join(copy, manifestFile),
    manifest.replaceAll('"Content-Security-Policy"', '"Former-Policy"'),
  );
  const deployed = join(copy, publicFolder);
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
      writeFileSync(join(deployed, file), await page.evaluate(change));
    }
  await browser.close();
  return copy;
}
