import type { Browser, Page } from '@playwright/test';
import { expectFirstFlight } from './first-flight.ts';
import { defaultSite, fullSite, readBuilt, serveChanged } from './sites.ts';
import {
  expect,
  hold,
  layoutShift,
  maxShift,
  opened,
  openFrozen,
  recordMail,
  rewriteDocuments,
  sizes,
  subscribe,
  test,
} from './test.ts';

test('the first paint needs the document alone', () => {
  for (const file of ['index.html', 'projects/index.html', 'blog/index.html', '404.html']) {
    const text = readBuilt(defaultSite, file).replace(/<noscript>.*?<\/noscript>/gs, '');
    // Desktops request the fonts of text with the page, and phones request nothing.
    for (const preload of text.match(/<link[^>]+rel="preload"[^>]*>/g) ?? [])
      expect(preload).toMatch(/as="font".*media="\(min-width:48em\)"/);
    for (const pattern of [
      /<link[^>]+rel="(stylesheet" (?!media="print")|modulepreload)/,
      /<script[^>]+src=/,
      // Neither a style attribute nor an event handler.
      /<[^>]+\sstyle=/,
      /<[a-z][^>]*\son[a-z]+=/,
    ])
      expect(text, file).not.toMatch(pattern);
  }
});

for (const [{ url }, path, width] of [
  [defaultSite, '/', 375],
  // The projects of this site have repositories.
  [fullSite, '/', 1280],
  [fullSite, '/projects', 375],
] as const)
  test(`a visitor who only reads ${path} at ${width} px downloads no script file`, {
    tag: width === 1280 ? [] : '@rare',
  }, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`));
    await page.setViewportSize({ width, height: 800 });
    await page.clock.install();
    await page.goto(url + path);
    const text = await page.getByRole('heading', { level: 1 }).boundingBox();
    await page.mouse.move((text?.x ?? 0) + 5, (text?.y ?? 0) + 5);
    await page.mouse.move((text?.x ?? 0) + 300, (text?.y ?? 0) + 200, { steps: 10 });
    // Every section scrolls under the resting mouse, on the way up at other places.
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const way of [1, -1])
      for (let scrolled = 0; scrolled < end; scrolled += 400) {
        await page.mouse.wheel(0, (scrolled === 0 ? 200 : 400) * way);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        await page.clock.runFor(50);
      }
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    const others = requests.filter(
      (request) => !/^(document|font|image|other|stylesheet) /.test(request),
    );
    expect(others).toEqual([]);
    expect(requests.filter((request) => /\.js\b/.test(request))).toEqual([]);
  });

// The first screens of other pages: bench/budgets.ts.
test('the first screen of home is shown before the rest: 6200 bytes', ({ browser }) =>
  expectFirstFlight(browser, defaultSite, 'index.html', '#hero', 6200));

test('no click is lost while the rest of the page is on its way: Menu and Experience, once', async ({
  page,
}) => {
  const html = readBuilt(defaultSite, 'index.html');
  const heroEnd = html.indexOf('>', html.indexOf('</section>') + '</section>'.length) + 1;
  const rest = Promise.withResolvers<void>();
  const { url, close } = await serveChanged(defaultSite, (request, response) => {
    if (request.url !== '/') return false;
    response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, heroEnd));
    rest.promise.then(() => response.end(html.slice(heroEnd)));
    return true;
  });
  await page.setViewportSize(sizes.phone);
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: /^Book/ })).toBeInViewport();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.getByRole('link', { name: /^Book/ })).toHaveAttribute('target', '_blank');
  // The menu opens at once: the rest may be long in coming.
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Projects', exact: true })).toBeVisible();
  // As a click on the Experience button of the bar, which the menu holds.
  await page.locator('nav a[role=button]').dispatchEvent('click');
  rest.resolve();
  await expect(page.locator('#experience')).toBeFocused();
  await page.waitForLoadState();
  // The Experience button, selected after Menu, has closed the list again.
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  close();
});

test('no click is lost: a click before React has hydrated shows a notice before the next frame, and takes effect, once', async ({
  page,
}) => {
  const mails = await recordMail(page);
  const scripts = await hold(page);
  await page.goto('/');
  await page.getByPlaceholder('Enter your email').fill('ada@example.org');
  const notice = await page
    .getByRole('button', { name: 'Subscribe' })
    .evaluate((button: HTMLElement) => {
      button.click();
      return document.getElementById('notice')?.textContent;
    });
  expect(notice).toContain('still loading');
  scripts.resolve();
  await expect(opened(page)).toBeVisible();
  expect(await mails()).toHaveLength(1);
  await expect(page.locator('#notice')).toBeEmpty();
});

test('a toast is shown if its code loads on the second try', { tag: '@new' }, async ({
  page,
  problems,
}) => {
  problems.expected.push(/Failed to load resource/);
  const due = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(/\/assets\/toast-region-[\w-]+\.js$/, async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    // The load ahead is still on its way when the toast is due, and so they share the request.
    await due.promise;
    return route.abort();
  });
  await openFrozen(page);
  const loadAhead = page.waitForRequest(/toast-region/);
  await subscribe(page);
  await loadAhead;
  await page.clock.runFor(1000);
  due.resolve();
  await expect(opened(page)).toBeVisible();
  expect(requests).toBe(2);
});

test('phones get the fonts of text once they have arrived', async ({ page, browser }) => {
  const fonts = await hold(page, '**/*.woff2');
  await page.setViewportSize(sizes.phone);
  // The load of the page waits for fonts that are requested before it.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const uses = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).fontFamily.startsWith('Text,'));
  expect(await uses()).toBe(false);
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  fonts.resolve();
  await page.waitForFunction(() => sessionStorage.fonts);
  expect(await uses()).toBe(false);
  const other = await browser.newPage({ viewport: sizes.phone });
  // Its few words move nothing in any font.
  await other.goto('/missing');
  await other.waitForFunction(() => document.documentElement.dataset.fonts === 'web');
  await other.close();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(await uses()).toBe(true);
  await page.goto('/');
  expect(await uses()).toBe(true);
});

test('the first heading is painted with the text below it, before phones fetch the fonts', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await rewriteDocuments(page, (html) =>
    html.replace(/<h1(.+?)<p /s, '<h1 elementtiming="heading"$1<p elementtiming="text" '),
  );
  for (const url of [defaultSite.url, `${fullSite.url}/blog/short-note`]) {
    await page.goto(url);
    const times = await page.evaluate(
      () =>
        new Promise<Record<string, number>>((resolve) => {
          const renderTimes: Record<string, number> = {};
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              identifier: string;
              renderTime: number;
            })[])
              renderTimes[entry.identifier] = entry.renderTime;
            if (renderTimes.heading && renderTimes.text) resolve(renderTimes);
          }).observe({ type: 'element', buffered: true });
        }),
    );
    expect(times.heading, url).toBe(times.text);
    await page.waitForFunction(() => sessionStorage.fonts);
    const [paint, font] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      Math.min(
        ...performance.getEntriesByType('resource').flatMap(({ name, startTime }) =>
          // Fonts inside the page are not requested.
          /^http.*woff2$/.test(name) ? [startTime] : [],
        ),
      ),
    ]);
    expect(font, url).toBeGreaterThan(paint);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test.describe("a first visit, in the site's font", () => {
  /** The fonts with which the browser has drawn a text. */
  async function drawnFonts(page: Page, selector: string): Promise<string[]> {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return [
      ...new Set(
        fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'the system')),
      ),
    ];
  }

  const fastNetwork = { latency: 40, downloadThroughput: 2_500_000 };
  const slowNetwork = { latency: 300, downloadThroughput: 50_000 };
  const siteFont = [expect.stringContaining('Familjen Grotesk')];

  /** Opens a URL as a first visit: in a fresh profile, with an empty cache. */
  async function firstVisit(
    browser: Browser,
    url: string,
    size: typeof sizes.phone,
    network: typeof fastNetwork,
  ) {
    const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const conditions = { offline: false, uploadThroughput: -1, ...network };
    await session.send('Network.emulateNetworkConditions', conditions);
    await page.goto(url, { waitUntil: 'load' });
    return page;
  }

  // A font that arrives after a tenth of a second is used from the next page on, as intended. On a
  // busy machine this may happen: the visit is then repeated.
  test('all text, italics too, on a fast network at 1280 px', async ({ browser }) => {
    const visits = [
      { url: defaultSite.url, texts: ['#hero p', 'h3'], italics: [] },
      {
        url: `${fullSite.url}/blog/every-construct`,
        texts: ['main h3', 'main em'],
        italics: ['loaded'],
      },
    ];
    for (const { url, texts, italics } of visits)
      await expect(async () => {
        const page = await firstVisit(browser, url, sizes.desktop, fastNetwork);
        try {
          await page.evaluate(() => document.fonts.ready);
          for (const text of texts) expect(await drawnFonts(page, text), text).toEqual(siteFont);
          // A synthesized italic would have the same name.
          const inItalics = await page.evaluate(() =>
            [...document.fonts]
              .filter(({ style }) => style === 'italic')
              .map(({ status }) => status),
          );
          expect(inItalics).toEqual(italics);
        } finally {
          await page.context().close();
        }
      }).toPass({ intervals: [0] });
  });

  test('headings on a slow network, and they shift nothing', async ({ browser }) => {
    for (const size of [sizes.phone, sizes.desktop]) {
      const page = await firstVisit(browser, defaultSite.url, size, slowNetwork);
      for (const heading of ['h1', 'h2', 'nav a'])
        expect(await drawnFonts(page, heading), heading).toEqual(siteFont);
      expect(await layoutShift(page)).toBeLessThanOrEqual(size === sizes.phone ? maxShift : 0);
      await page.context().close();
    }
  });
});

test('home without SVG and scripts, as in Tor Browser at its safest level, is styled below its first screen', async ({
  still,
}) => {
  const html = readBuilt(defaultSite, 'index.html').replace(/<svg id="later_css".*?<\/svg>/s, '');
  const { url, close } = await serveChanged(defaultSite, (request, response) => {
    if (request.url !== '/') return false;
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
    return true;
  });
  const heightAt = async (address: string) => {
    await still.goto(address);
    return still.evaluate(() => document.documentElement.scrollHeight);
  };
  const whole = await heightAt(defaultSite.url);
  expect(Math.abs((await heightAt(url)) - whole)).toBeLessThan(20);
  close();
});
