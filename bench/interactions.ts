/** How fast the page responds: on first use, and later. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { serveFolder } from '../src/builder/hosts/server.ts';
import { fail } from '../src/lib/node/command-line.ts';
import { chromiumArguments, findChromium } from '../src/lib/node/find-browser.ts';
import { median } from './lighthouse.ts';

/** Visits per figure. */
const visits = 5;

/**
 * Opens a page on a phone at a quarter of the processor's speed: on a network of 1.6 Mbit/s and
 * 150 ms, or the loopback network.
 */
async function openPhone(browser: Browser, url: string, isSlow: boolean): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 375, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
  if (isSlow) await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

/**
 * Clicks Subscribe. Returns the milliseconds from the click to the first response, which is the
 * notice or the busy button, and to the busy button.
 */
const subscribe = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ responded: number; done: number }>((resolve) => {
        // This machine has no mail client.
        HTMLAnchorElement.prototype.click = () => {};
        const button = document.querySelector<HTMLElement>('[type=submit]');
        const label = button?.textContent;
        const start = performance.now();
        let responded = 0;
        const poll = () => {
          const isDone = document.querySelector('[type=submit]')?.textContent !== label;
          if (isDone || document.getElementById('notice')?.textContent)
            responded ||= performance.now() - start;
          if (isDone) resolve({ responded, done: performance.now() - start });
          else requestAnimationFrame(poll);
        };
        button?.click();
        requestAnimationFrame(poll);
      }),
  );

/**
 * Measures first visits: the downloaded script, and how long Subscribe takes after typing and after
 * an immediate tap.
 */
async function measureFirstUse(browser: Browser, url: string) {
  const figures: Record<'bytes' | 'typed' | 'responded' | 'done', number[]> = {
    bytes: [],
    typed: [],
    responded: [],
    done: [],
  };
  for (let i = 0; i < visits; i++) {
    const typed = await openPhone(browser, url, true);
    await typed.waitForTimeout(3000);
    const bytes = await typed.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    figures.bytes.push(bytes);
    await typed.getByRole('textbox').pressSequentially('ada@example.org!', { delay: 125 });
    await typed.keyboard.press('Backspace');
    figures.typed.push((await subscribe(typed)).responded);
    await typed.context().close();
    const tapped = await openPhone(browser, url, true);
    await tapped.evaluate(() =>
      Object.assign(document.querySelector('input') ?? {}, { value: 'ada@example.org' }),
    );
    const { responded, done } = await subscribe(tapped);
    figures.responded.push(responded);
    figures.done.push(done);
    await tapped.context().close();
  }
  return [
    { use: 'until first use: script', median: `${median(figures.bytes)} bytes` },
    {
      use: 'first use: Subscribe after two seconds of typing, until the page responds',
      median: `${median(figures.typed).toFixed(0)} ms`,
    },
    {
      use: 'first use: Subscribe at once, until the page responds',
      median: `${median(figures.responded).toFixed(0)} ms`,
    },
    {
      use: 'first use: Subscribe at once, until done',
      median: `${median(figures.done).toFixed(0)} ms`,
    },
  ];
}

/**
 * The longest time from an input to its next paint, in milliseconds, as the Event Timing API counts
 * it.
 */
async function interactionToNextPaint(page: Page, interact: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const longest = { duration: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        longest.duration = Math.max(longest.duration, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await interact();
  await page.waitForTimeout(1500);
  return page.evaluate(
    () => (window as unknown as { longest: { duration: number } }).longest.duration,
  );
}

export async function measureInteractions(folder: string) {
  const { url, close } = await serveFolder(folder);
  const executablePath = findChromium() ?? fail('no Chromium: npm run browsers installs it');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const rows = await measureFirstUse(browser, url);
  const phone = await openPhone(browser, url, false);
  await phone.getByRole('textbox').fill('ada@example.org');
  await phone.waitForFunction(() => document.documentElement.dataset.hydrated);
  await phone.waitForTimeout(1000);
  for (const [control, button] of [
    ['menu', phone.getByRole('button', { name: 'Menu' })],
    ['card', phone.locator('#experience').getByRole('button').first()],
    ['toast', phone.getByRole('button', { name: 'Subscribe' })],
  ] as const) {
    const ms = await interactionToNextPaint(phone, () => button.click());
    rows.push({ use: `after first use: ${control}, one run`, median: `${ms.toFixed(0)} ms` });
  }
  await browser.close();
  close();
  return rows;
}
