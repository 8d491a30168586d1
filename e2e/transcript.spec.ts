import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrate, sizes, test } from './test.ts';

declare global {
  interface Window {
    reader: Virtual;
  }
}

const file = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');

/**
 * Starts a virtual screen reader on the page, from a file that the site's own server does not have.
 */
async function startReader(page: Page) {
  await page.route('**/virtual-screen-reader.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await readFile(file, 'utf8') }),
  );
  await page.evaluate(async () => {
    // The reader reads noscript elements, which a browser with scripts ignores.
    for (const element of document.querySelectorAll('noscript')) element.remove();
    const address = '/virtual-screen-reader.js';
    const { virtual } = await import(address);
    window.reader = virtual;
    await virtual.start({ container: document.body });
  });
}

const log = (page: Page) => page.evaluate(() => window.reader.spokenPhraseLog());

/** A transcript of a screen reader, step by step. Each step waits for a matching announcement. */
function transcript(page: Page) {
  const lines: string[] = [];
  return {
    lines,
    async step(title: string, act: () => Promise<unknown>, until: RegExp) {
      await page.evaluate(() => window.reader.clearSpokenPhraseLog());
      await act();
      await expect.poll(async () => (await log(page)).join('\n'), title).toMatch(until);
      lines.push(`> ${title}`, ...(await log(page)), '');
    },
  };
}

/**
 * Presses a key on a control and reads it again: this reader does not notice a changed state by
 * itself, real ones do.
 */
async function pressAndReread(control: Locator, key: string) {
  await control.press(key);
  await control.dispatchEvent('focusin');
}

// The pages' policy refuses foreign script, a screen reader's included.
test.use({ bypassCSP: true });

test("a screen reader's transcript of the home page", async ({ page }) => {
  await page.goto('/');
  await startReader(page);
  const transcript = await page.evaluate(async () => {
    while ((await window.reader.lastSpokenPhrase()) !== 'end of document')
      await window.reader.next();
    return window.reader.spokenPhraseLog();
  });
  expect(`${transcript.join('\n')}\n`).toMatchSnapshot('home-page.txt');
});

test('each live change is announced once', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/');
  await hydrate(page);
  await startReader(page);
  const { lines, step } = transcript(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const email = page.getByPlaceholder('Enter your email');

  await step(
    'Open the menu',
    () => pressAndReread(button('Menu'), 'Enter'),
    /Menu, .*[^t] expanded/,
  );
  await step(
    'Close it with Escape',
    () => pressAndReread(button('Menu'), 'Escape'),
    /Menu, .*not expanded/,
  );
  await step('Unfold a role', () => pressAndReread(button(/^Founder/), 'Enter'), /, expanded/);
  await step(
    'Subscribe with an address that is none',
    async () => {
      await email.fill('ada');
      await button('Subscribe').click();
    },
    /Email/,
  );
  await step(
    'Subscribe',
    async () => {
      await email.fill('ada@example.org');
      await button('Subscribe').click();
    },
    /Email client opened!/,
  );
  await step('Copy the message', () => button('Copy the message').click(), /copied/i);
  expect(lines.join('\n')).toMatchSnapshot('live-changes.txt');
});
