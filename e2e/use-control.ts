/** Uses of a control by few calls of Playwright, whose locators take longer on a slow processor than the page. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The controls that start React or have a tooltip, and those of forms that need React. */
export const controls =
  '#app :is([data-tooltip], :is(a, button)[data-client], form[data-client] :is(input, textarea, button):not([type=hidden]))';

type Control = { x: number; y: number; isExternal: boolean };
type Window = globalThis.Window & { control: HTMLElement };

/** Scrolls to a control and keeps it as `window.control`. */
export const findControl = (page: Page, index: number): Promise<Control> =>
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
  /** The control's tooltip, if it has one, is shown; otherwise React has hydrated the islands. */
  tooltip: (control: HTMLElement) =>
    control.matches('[data-tooltip]')
      ? document.querySelector('[role=tooltip]')?.textContent
      : document.documentElement.dataset.hydrated === 'true',
  /** A jump to a role, a text of the button, or the focus in a form. */
  click: (control: HTMLElement) =>
    control.matches('a')
      ? location.hash === control.getAttribute('href')
      : control.id === 'copy_message'
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

/** The ways to use a control. */
export const uses: Record<string, (page: Page, control: Control) => Promise<void>> = {
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
