/** How fast the page answers a visitor: client navigation, and interactions on a processor four times slower. */
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../browsers/find.ts';
import { fail } from '../site/command-line.ts';
import { serveFolder } from '../site/serve.ts';
import { median } from './lighthouse.ts';

const hydrated = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');

/** Milliseconds from a click on a link to the frame after the one that shows the new page. */
const navigate = (page: Page, name: string, heading: string) =>
  page.evaluate(
    ([name, heading]) =>
      new Promise<number>((resolve) => {
        const link = [...document.querySelectorAll<HTMLElement>('nav a')].find(
          ({ textContent }) => textContent === name,
        );
        const start = performance.now();
        const look = () => {
          if (document.querySelector('h1')?.textContent !== heading) return requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        link?.click();
        look();
      }),
    [name, heading] as const,
  );

/** The longest time from an input to its next paint, in milliseconds, as the Event Timing API counts it. */
async function interactionToNextPaint(page: Page, interact: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const longest = { duration: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.duration = Math.max(longest.duration, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await interact();
  await page.waitForTimeout(1500);
  return page.evaluate(() => (window as unknown as { longest: { duration: number } }).longest.duration);
}

/** The table of a built site's navigation and interaction times. */
export async function measureInteractions(folder: string) {
  const { address, close } = await serveFolder(folder);
  const executablePath = findChromium() ?? fail('no Chromium: run node browsers/install.ts');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const navigations = [];
  for (let i = 0; i < 10; i++) {
    navigations.push(await navigate(page, 'Blog', 'Blog'), await navigate(page, 'Projects', 'Projects'));
    await page.waitForTimeout(300);
  }
  const phone = await browser.newPage({ viewport: { width: 375, height: 800 } });
  const session = await phone.context().newCDPSession(phone);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await phone.goto(address);
  await hydrated(phone);
  await phone.getByPlaceholder('Enter your email').fill('ada@example.org');
  await phone.waitForTimeout(2000);
  const rows = [{ what: 'client navigation, median of 20', ms: median(navigations).toFixed(0) }];
  for (const [what, button] of [
    ['menu', phone.getByRole('button', { name: 'Menu' })],
    ['card', phone.locator('#experience').getByRole('button').first()],
    ['toast', phone.getByRole('button', { name: 'Subscribe' })],
  ] as const) {
    const ms = await interactionToNextPaint(phone, () => button.click());
    rows.push({ what: `${what}, processor / 4`, ms: ms.toFixed(0) });
  }
  await browser.close();
  close();
  return rows;
}
