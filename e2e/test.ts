import { test as base, expect, type Page } from '@playwright/test';

export { expect };

type Problems = { expected: RegExp[]; found: string[] };

/**
 * Every test fails on a console error or warning, an uncaught error, a policy violation or a request to another
 * origin, unless it says beforehand that it expects one: `problems.expected.push(/pattern/)`.
 */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ page, baseURL }, use) => {
      const problems: Problems = { expected: [], found: [] };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.found.push(message.text());
      });
      page.on('pageerror', (error) => problems.found.push(String(error)));
      page.on('request', (request) => {
        const { origin } = new URL(request.url());
        if (origin !== baseURL && origin !== 'null') problems.found.push(`request to ${request.url()}`);
      });
      await use(problems);
      const unexpected = problems.found.filter(
        (text) => !problems.expected.some((pattern) => pattern.test(text)),
      );
      expect(unexpected, 'problems seen by the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** What a browser says of its own accord about a page that is not there. */
export const missingPage = /status of 404/;

/** The widths of the reference pictures. */
export const sizes = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
};

/** Resolves once React has taken over, for tests of what only script can do without being reached for. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');

/** Keeps the addresses of the mailto links that the page follows, and whether the page stays where it is. */
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

/** For tests of motion, which the others do without. */
export const withMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });
