/** The steps of random walks over a page, and what a visitor would complain about. */
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { sizes } from './test.ts';

const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** What a visitor does, at a point of the window. */
export const actions: Record<string, (page: Page, x: number, y: number) => Promise<unknown>> = {
  Tab: press('Tab'),
  'Shift+Tab': press('Shift+Tab'),
  Enter: press('Enter'),
  Space: press('Space'),
  Escape: press('Escape'),
  'Alt+T': press('Alt+KeyT'),
  type: press('KeyA'),
  hover: (page, x, y) => page.mouse.move(x, y),
  click: (page, x, y) => page.mouse.click(x, y),
  scroll: (page, x, y) => page.mouse.wheel(0, x % 3 ? y : -y),
  'to a phone': (page) => page.setViewportSize(sizes.phone),
  'to a desktop': (page) => page.setViewportSize(sizes.desktop),
  wait: (page, x) => page.evaluate((ms) => new Promise((end) => setTimeout(end, ms)), x),
};

type Step = { action: keyof typeof actions; x: number; y: number };

const step: fc.Arbitrary<Step> = fc.record({
  // Most visitors without a mouse press Tab most of the time.
  action: fc.oneof(
    { weight: 3, arbitrary: fc.constant('Tab') },
    { weight: 7, arbitrary: fc.constantFrom(...Object.keys(actions)) },
  ),
  x: fc.nat(sizes.phone.width - 1),
  y: fc.nat(sizes.phone.height - 1),
});
/** A walk of thirty steps. */
export const walk = fc.array(step, { minLength: 30, maxLength: 30 });

type Observed = { texts: Map<string, string>; isSubmitted: boolean; focused: Element | null };

/** Runs in the page before its scripts: keeps it from other pages, and keeps what is typed. */
export function observe() {
  window.fetch = () => Promise.reject(new Error('offline'));
  const observed: Observed = { texts: new Map(), isSubmitted: false, focused: null };
  Object.assign(window, { observed });
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link && !link.hash) event.preventDefault();
  });
  addEventListener('input', ({ target }) => {
    const { id, value } = target as HTMLInputElement;
    observed.texts.set(id, value);
  });
  addEventListener('submit', (event) => {
    observed.isSubmitted = true;
    if ((event.target as Element).matches('[action]')) event.preventDefault();
  });
}

/** Runs in the page after each step: what a visitor would complain about. */
export function findFaults(action: string): string[] {
  const { observed } = window as unknown as { observed: Observed };
  const { activeElement, body, documentElement } = document;
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary'),
  ];
  const last = controls.findLast((control) => control.tabIndex >= 0 && control.checkVisibility());
  const isFocusLost =
    action === 'Tab' &&
    activeElement === body &&
    ![null, body, last].includes(observed.focused as HTMLElement);
  observed.focused = activeElement;
  const lostTexts = observed.isSubmitted
    ? []
    : [...observed.texts].filter(
        ([id, text]) => (document.getElementById(id) as HTMLInputElement)?.value !== text,
      );
  const toasts = document.querySelectorAll('[role=region][aria-label^=Notifications] li').length;
  return [
    isFocusLost && 'Tab has lost the focus',
    documentElement.scrollWidth > innerWidth && `wider than the window of ${innerWidth} px`,
    toasts > 3 && `${toasts} toasts`,
    ...lostTexts.map(([id, text]) => `${id} has lost ${text}`),
  ].filter((fault) => fault !== false);
}
