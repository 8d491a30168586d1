/**
 * The first use of a fresh page, with the processor at a quarter: React takes over the page that it
 * finds, and the visitor loses neither the focus nor a click. Each page is used by few calls:
 * Playwright's locators take longer here than the page.
 */
import type { Page } from '@playwright/test';
import { defaultSite, fullSite } from './sites.ts';
import { expect, test, throttle } from './test.ts';

/** The controls that start React or have a tooltip, and those of forms that need React. */
const controls =
  '#app :is([data-tooltip], :is(a, button)[data-client], form[data-client] :is(input, textarea, button):not([type=hidden]))';

type Control = { x: number; y: number; isExternal: boolean };
type Window = globalThis.Window & { control: HTMLElement };

/** Scrolls to a control and keeps it as `window.control`. */
const findControl = (page: Page, index: number): Promise<Control> =>
  page.evaluate(
    ([selector, index]) => {
      const control = document.querySelectorAll<HTMLElement>(selector)[index] as HTMLElement;
      Object.assign(window, { control });
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      // The box of a station is that of its dot and its name, with a gap between them.
      const target = (control.matches('svg *') && control.querySelector('use')) || control;
      const { x, y, width, height } = target.getBoundingClientRect();
      const isExternal = control.matches('[target=_blank]');
      return { x: x + width / 2, y: y + height / 2, isExternal };
    },
    [controls, index] as const,
  );

/** What a use leads to, as a function that runs in the page. */
const outcomes = {
  /** React has hydrated the page, and the control's tooltip, if it has one, is shown. */
  tooltip: (control: HTMLElement) =>
    document.documentElement.dataset.hydrated === 'true' &&
    (!control.matches('[data-tooltip]') || document.querySelector('[role=tooltip]')?.textContent),
  /** A jump to a role, a text of the button, or the focus in a form. */
  click: (control: HTMLElement) =>
    control.matches('a')
      ? location.hash === control.getAttribute('href')
      : control.id === 'copy-message'
        ? control.textContent === 'Message copied'
        : document.activeElement?.matches('form :is(input, textarea)'),
};

/** Waits for an outcome within the page, and describes the page if it does not come. */
async function expectOutcome(page: Page, outcome: keyof typeof outcomes) {
  const state = await page.evaluate(`new Promise((resolve) => {
    const start = Date.now();
    const check = () => {
      const { control, document: { activeElement, documentElement } } = window;
      if ((${outcomes[outcome]})(control)) resolve('done');
      else if (Date.now() < start + 20_000) setTimeout(check, 20);
      else resolve([documentElement.dataset.hydrated, activeElement.outerHTML, control.outerHTML]);
    };
    check();
  })`);
  expect(state).toBe('done');
}

const clickBy =
  (click: (page: Page, control: Control) => Promise<void>) =>
  async (page: Page, control: Control) => {
    const tab = control.isExternal && page.context().waitForEvent('page');
    await click(page, control);
    if (tab) await (await tab).close();
    else await expectOutcome(page, 'click');
  };

const uses: Record<string, (page: Page, control: Control) => Promise<void>> = {
  async focus(page) {
    await page.evaluate(() => (window as unknown as Window).control.focus());
    await expectOutcome(page, 'tooltip');
    const isFocused = () => document.activeElement === (window as unknown as Window).control;
    expect(await page.evaluate(isFocused)).toBe(true);
  },
  async hover(page, { x, y }) {
    await page.mouse.move(x, y);
    await expectOutcome(page, 'tooltip');
  },
  click: clickBy((page, { x, y }) => page.mouse.click(x, y)),
  tap: clickBy((page, { x, y }) => page.touchscreen.tap(x, y)),
};

for (const [site, { url }] of Object.entries({ shipped: defaultSite, full: fullSite }))
  for (const [name, use] of Object.entries(uses))
    test.describe(`on the ${site} home, the first ${name}`, () => {
      test.use({ hasTouch: name === 'tap', permissions: ['clipboard-write'] });

      test('of each control is kept by React', async ({ page, problems }) => {
        const slowDown = await throttle(page);
        // No figures of repositories. A route would disable the cache.
        await page.addInitScript(() => {
          window.fetch = () => Promise.reject(new Error('offline'));
        });
        let count = 1;
        for (let i = 0; i < count; i++) {
          await page.goto(`${url}/?${i}`);
          count = await page.evaluate((all) => document.querySelectorAll(all).length, controls);
          const control = await findControl(page, i);
          await slowDown(4);
          await use(page, control);
          await slowDown(1);
          expect(problems.unexpected(), `the ${name} of control ${i}`).toEqual([]);
        }
        expect(count).toBeGreaterThan(10);
      });
    });
