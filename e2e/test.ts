import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { desktopQuery } from '../src/schema/constants.ts';
import { strings } from '../src/strings/en.ts';
import { isOldChromium } from './engines.ts';
import { buildSite, buildTimeout, type Site, serveSite } from './sites.ts';

export { expect };

type Problems = { expected: RegExp[]; reported: string[]; unexpected: () => string[] };

/** How many times slower than the machine the processor of `page` is: `CPU=6 npm run test:site`. */
const slowdown = Number(process.env.CPU ?? 1);

/** Returns a function that makes the processor of a page so many times slower. */
export async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** React has rendered the page again, or met an error from which it has recovered. */
export const renderedAgain = /^rendered again|Minified React error #4\d\d|Hydration failed/;

/** Runs in the page: reports when React replaces the page that it should take over. */
function reportReplacedPage() {
  new MutationObserver((records) => {
    for (const { target, removedNodes } of records)
      if (
        (target as Element).matches?.('[data-island]') &&
        [...removedNodes].some((n) => n.nodeName === 'FORM')
      )
        console.debug('rendered again');
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Collects what the browser reports of a page: console errors and warnings, exceptions, errors from
 * which React recovers, requests that leave the tests' sites. Reports, too, if React renders the
 * page again.
 */
export async function watch(page: Page, reported: string[] = []): Promise<string[]> {
  await page.addInitScript(reportReplacedPage);
  page.on('console', (message) => {
    const isProgress = message.text().startsWith('[vite]');
    if (['error', 'warning', 'debug'].includes(message.type()) && !isProgress)
      reported.push(message.text());
  });
  page.on('pageerror', (error) => reported.push(String(error)));
  page.on('request', (request) => {
    if (/^https?:(?!\/\/localhost:)/.test(request.url()))
      reported.push(`request to ${request.url()}`);
  });
  return reported;
}

type Shared = { page: Page; reported: string[] };

/**
 * Every test fails on a console error or warning, an uncaught error, a policy violation, a request
 * to another origin or a page that React renders again, unless it declares beforehand that it expects one:
 * `problems.expected.push(/pattern/)`.
 *
 * Tests that only read use `read` instead of `page`: `read('/')` is that route in a desktop
 * window, loaded once for all of them. `still` is a page without scripts.
 */
export const test = base.extend<
  { problems: Problems; read: (path: string) => Promise<Page>; still: Page },
  { shared: Map<string, Shared> }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  problems: async ({}, use) => {
    // Chromium 123 takes the name of an anchor for that of a state.
    const expected = isOldChromium ? [/^Custom state pseudo classes/] : [];
    const reported: string[] = [];
    const isUnexpected = (text: string) => !expected.some((pattern) => pattern.test(text));
    await use({ expected, reported, unexpected: () => reported.filter(isUnexpected) });
  },

  page: async ({ page, problems }, use) => {
    await watch(page, problems.reported);
    if (slowdown > 1) await (await throttle(page))(slowdown);
    await use(page);
    expect(problems.unexpected(), 'problems that the browser reported').toEqual([]);
  },

  still: async ({ browser }, use) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await use(page);
    await page.context().close();
  },

  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const pages = new Map<string, Shared>();
      await use(pages);
      for (const { page } of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],

  read: async ({ browser, shared, baseURL }, use) => {
    const used: Shared[] = [];
    await use(async (path) => {
      const url = `${baseURL}${path}`;
      let entry = shared.get(url);
      if (!entry) {
        const context = await browser.newContext({
          viewport: sizes.desktop,
          reducedMotion: 'reduce',
        });
        entry = { page: await context.newPage(), reported: [] };
        await watch(entry.page, entry.reported);
        await entry.page.goto(url);
        shared.set(url, entry);
      }
      used.push(entry);
      await entry.page.setViewportSize(sizes.desktop);
      return entry.page;
    });
    for (const { reported } of used)
      expect(reported, 'problems that the browser reported').toEqual([]);
  },
});

/** Builds and serves a site for the tests of a file or group, which open it by path. */
export function testSite(site: Site, build: () => Promise<unknown> = () => buildSite(site)) {
  let close: () => void;
  // In one worker, since all use the site's port.
  test.describe.configure({ mode: 'default' });
  test.use({ baseURL: site.url });
  test.beforeAll(async () => {
    test.setTimeout(buildTimeout);
    await build();
    ({ close } = await serveSite(site));
  });
  test.afterAll(() => close?.());
}

/** The messages about a page with status 404: the browser's and the site's. */
export const missingPageMessages = [/status of 404/, /404: there is no page/];

/** The widths of the reference pictures. */
export const sizes = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
};

/** The size of the root's text, in px. */
export const rem = 17;

/** Expects that a page does not scroll sideways. */
export const expectNoOverflow = async (page: Page, where = page.url()) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${where} is wider than the window`,
  ).toBeLessThanOrEqual(0);

/** The layout shift of a phone's page: words move by some pixels when their font changes. */
export const maxShift = 0.002;

/** Chromium's measure of all layout shifts of a page, once its fonts have been decided on. */
export async function layoutShift(page: Page) {
  await page.waitForFunction(
    (query) =>
      matchMedia(query).matches ? document.fonts.status === 'loaded' : sessionStorage.fonts,
    desktopQuery,
  );
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** Where an element is, in px from the top left corner of the viewport. */
export const boxOf = (locator: Locator): Promise<DOMRect> =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON());

/** Types an email address into the newsletter's field, and submits it. */
export async function subscribe(page: Page, words = strings.newsletter) {
  await page.getByPlaceholder(words.placeholder).fill('ada@example.org');
  await page.getByRole('button', { name: words.subscribe, exact: true }).click();
}

/** The title of the toast after `subscribe`. */
export const opened = (page: Page) =>
  page.getByText('Email client opened!', { exact: true }).first();

/** Resolves once React has hydrated the page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');

/**
 * Starts React on the home page as a pointer over one of its controls does, and resolves once it
 * has hydrated the page.
 */
export async function hydrate(page: Page) {
  await page.locator('[data-client]').first().dispatchEvent('pointermove');
  await hydrated(page);
}

/**
 * Holds back a page's script files, or those whose names begin with a prefix, until the returned
 * promise is resolved.
 */
export async function hold(page: Page, files = '**/assets/*.js') {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held;
}

/** Opens home with an email address typed, and then freezes its clock. */
export async function openFrozen(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await page.getByPlaceholder('Enter your email').fill('ada@example.org');
  await hydrated(page);
  await stopClock(page);
}

/** Changes the HTML of every document that the page loads. */
export const rewriteDocuments = (page: Page, rewrite: (html: string) => string) =>
  page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: rewrite(await response.text()) });
  });

/** Makes the browser fail to open a mail client. */
export const refuseMail = (page: Page) =>
  page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new Error('refused');
    };
  });

/** Runs in the page: records how it scrolls to a section, as `behavior` of the window. */
export function recordScrolls() {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (options) {
    Object.assign(window, { behavior: (options as ScrollIntoViewOptions).behavior });
    scrollIntoView.call(this, options);
  };
}

/** Records the mailto links that the page follows. A page load clears the record. */
export async function recordMail(page: Page) {
  await page.addInitScript(() => {
    const mails: string[] = [];
    Object.assign(window, { mails });
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="mailto:"]');
      if (link) mails.push(link.href);
    });
  });
  return () => page.evaluate(() => (window as unknown as { mails: string[] }).mails);
}

/**
 * Pauses the installed clock: from now on it advances only when a test advances it. It pauses at a
 * later time, since it cannot go back, and a busy machine takes a while.
 */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** Browsers without the properties that reflect ARIA attributes, as Firefox before 119. */
export const withoutReflectedAria = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = Element;
    for (const name of Object.getOwnPropertyNames(prototype))
      if (/^(aria[A-Z]|role$)/.test(name)) Reflect.deleteProperty(prototype, name);
  });

/** Enables motion, which other tests disable. */
export const withMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });
