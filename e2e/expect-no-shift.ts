/** Pages stand still while their fonts arrive, whichever font the system has in their place. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import subsetFont from 'subset-font';
import { projectDirectory } from '../src/lib/node/paths.ts';
import { makeTemporaryFolder } from '../src/lib/node/temporary-folder.ts';
import { expect, layoutShift, maxShift, sizes } from './test.ts';

/** Files in node_modules. Without any, the fonts of this machine: DejaVu Sans on plain Debian. */
const systemFonts = {
  'the fonts of this machine': [],
  'Liberation Sans': ['Regular', 'Bold'].map(
    (style) => `pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`,
  ),
  Roboto: [400, 700].map(
    (weight) => `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`,
  ),
};

const latin = String.fromCharCode(...Array.from({ length: 0x250 }, (_, code) => code));

/** A configuration of Fontconfig with these fonts alone. Browsers elsewhere ignore it. */
async function configureFonts(files: string[]): Promise<Record<string, string>> {
  if (files.length === 0) return {};
  const folder = makeTemporaryFolder('fonts-');
  for (const file of files) {
    const font = readFileSync(join(projectDirectory, 'node_modules', file));
    const converted = await subsetFont(font, latin, { targetFormat: 'sfnt' });
    writeFileSync(join(folder, `${basename(file)}.ttf`), converted);
  }
  const FONTCONFIG_FILE = join(folder, 'fonts.conf');
  writeFileSync(FONTCONFIG_FILE, `<fontconfig><dir>${folder}</dir></fontconfig>`);
  return { FONTCONFIG_FILE };
}

/** What has moved, from where and to where, in px from the top. */
const movedParts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        new PerformanceObserver((list) => {
          type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };
          const entries = list.getEntries() as unknown as {
            startTime: number;
            sources: Source[];
          }[];
          resolve(
            entries.flatMap(({ startTime, sources }) =>
              sources.map(
                ({ node, previousRect: from, currentRect: to }) =>
                  `${Math.round(startTime)} ms: ${(node as Element | undefined)?.outerHTML?.slice(0, 60) ?? node?.textContent}: ${JSON.stringify([from, to])}`,
              ),
            ),
          );
        }).observe({ type: 'layout-shift', buffered: true }),
      ),
  );

export async function expectNoShift(url: string, paths: readonly string[]) {
  const shifts: Record<string, (number | string)[]> = {};
  for (const [fonts, files] of Object.entries(systemFonts)) {
    const env = { ...process.env, ...(await configureFonts(files)) };
    const browser = await chromium.launch({ env });
    for (const path of paths)
      for (const viewport of [sizes.phone, sizes.desktop]) {
        // In a new context nothing is cached.
        const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
        await page.goto(url + path);
        const shift = await layoutShift(page);
        const limit = viewport === sizes.phone ? maxShift : 0.0001;
        if (shift > limit)
          shifts[`${path} at ${viewport.width} px, ${fonts}`] = [
            shift,
            ...(await movedParts(page)),
          ];
        await page.context().close();
      }
    await browser.close();
  }
  expect(shifts).toEqual({});
}
