/** What browsers show before the whole compressed document has arrived. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { ids } from '../src/schema/constants.ts';
import { difference } from './pictures.ts';
import { readBuilt, type Site, serveChanged } from './sites.ts';
import { boxOf, expect } from './test.ts';

/** How many bytes a fork may add to a first screen. `npm run budgets` allows none. */
const room = process.env.BUDGETS ? 0 : 700;

/**
 * Expects the first screen of a page to look finished once so many bytes have arrived: the bar, and
 * the heading with what begins below it; in small windows, with dark colours.
 *
 * @param file of the page in the built site.
 * @param last the last element of the first screen.
 */
export async function expectFirstFlight(
  browser: Browser,
  site: Site,
  file: string,
  last: string,
  bytes: number,
) {
  const html = readBuilt(site, file);
  const arrived = brotliDecompressSync(brotliCompressSync(html).subarray(0, bytes + room), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });
  // At the end of a document browsers apply a style sheet that is not complete.
  const start = `${arrived}`.replace(
    new RegExp(`<svg id="${ids.laterStyles}"(?!.*</svg>).*`, 's'),
    '',
  );
  const { url, close } = await serveChanged(site, (request, response) => {
    const document = { '/start': start, '/whole': html }[request.url ?? ''];
    if (document) response.writeHead(200, { 'Content-Type': 'text/html' }).end(document);
    // A font of text that arrives late would be in one of the pictures alone.
    else if (request.url?.includes('.woff2')) response.writeHead(404).end();
    return document || response.writableEnded;
  });
  const differing: string[] = [];
  for (const viewport of [
    { width: 375, height: 664 },
    { width: 1280, height: 800 },
  ]) {
    const page = await browser.newPage({ viewport, colorScheme: 'dark', bypassCSP: true });
    const capture = async (path: string) => {
      await page.goto(url + path);
      // Lines are smoothed differently in a layer of their own, and the map's title waits for the hill.
      await page.addStyleTag({
        content: '* { animation: none !important; } #hero p { opacity: 1 !important; }',
      });
      const { x, width, bottom } = await boxOf(page.locator(last).first());
      const { y } = await boxOf(page.getByRole('heading', { level: 1 }));
      const clip = { x, y, width, height: Math.min(viewport.height, bottom) - y };
      return [
        await page.getByRole('banner').screenshot(),
        await page.screenshot({ clip }),
      ] as const;
    };
    const [bar, part] = await capture('/whole');
    const [earlyBar, earlyPart] = await capture('/start');
    // Now and then Chromium smooths one pixel of a line differently.
    for (const share of [await difference(bar, earlyBar), await difference(part, earlyPart)])
      if (share > 0.00001) differing.push(`${viewport.width} px: ${share}`);
    await page.context().close();
  }
  close();
  expect(differing).toEqual([]);
}
