import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { defaultSite } from './sites.ts';
import { boxOf, expect, hydrate, openFrozen, refuseMail, sizes, stopClock, test } from './test.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const toasts = (page: Page) => region(page).getByRole('listitem');

/**
 * Shows a number of toasts: each submit to a failing mail client shows one. The clock is frozen,
 * since on a busy machine they would close before a test has read them.
 */
async function showToasts(page: Page, count = 1) {
  await openFrozen(page);
  await refuseMail(page);
  for (let i = 0; i < count; i++) {
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(toasts(page)).toHaveCount(Math.min(i + 1, 3));
  }
  await page.mouse.move(5, 400);
}

/** Expects this number of toasts after dismissed ones have left. */
async function expectToasts(page: Page, count: number) {
  await page.clock.runFor(500);
  await expect(toasts(page)).toHaveCount(count);
}

test.describe('§9 Toasts', () => {
  test('at most 3 visible, 356 px wide, 14 px gap, narrower on phones', async ({ page }) => {
    await showToasts(page, 5);
    // Counts at once: toasts that close later must not count.
    expect(await toasts(page).count()).toBe(3);
    const [first, second] = [await boxOf(toasts(page).nth(0)), await boxOf(toasts(page).nth(1))];
    expect([first.width, second.width]).toEqual([356, 356]);
    expect(second.top - first.bottom).toBeCloseTo(14, 1);
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const { left, right } = await boxOf(toasts(page).last());
      expect([left, right]).toEqual(width === 375 ? [9.5, 365.5] : [8.5, 311.5]);
    }
    await toasts(page).first().getByRole('button', { name: 'Close' }).click();
    await expectToasts(page, 2);
    await page.mouse.move(5, 5);
    await page.clock.runFor(4500);
    await expect(toasts(page), 'a closed toast keeps no other open').toHaveCount(0);
  });

  test('auto-close after 4000 ms, not while hovered, not while focused', async ({ page }) => {
    await showToasts(page);
    await page.clock.runFor(2000);
    await expect(toasts(page)).toHaveCount(1);
    // A click does not focus it, and so does not keep it.
    await toasts(page).click({ position: { x: 20, y: 20 } });
    await page.clock.runFor(6000);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(5, 400);
    await page.keyboard.press('Control+Alt+KeyT');
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeFocused();
    await page.keyboard.press('Alt+KeyT');
    await expect(region(page).getByRole('list')).toHaveCSS('outline-style', 'solid');
    await page.clock.runFor(6000);
    await expect(toasts(page)).toHaveCount(1);
    await page.getByPlaceholder('Enter your email').focus();
    await page.clock.runFor(4500);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a swipe of 19 px does not dismiss, one of 20 px does', async ({ page }) => {
    await showToasts(page);
    const { left, top } = await boxOf(toasts(page));
    const [x, y] = [left + 40, top + 20];
    for (const distance of [19, 20]) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y);
      await page.mouse.move(x + distance, y);
      await page.mouse.up();
      await expectToasts(page, distance === 20 ? 0 : 1);
    }
  });

  test('a closed toast returns the focus, and the next one closes itself', async ({ page }) => {
    await showToasts(page);
    const button = page.getByRole('button', { name: 'Subscribe' });
    for (const close of [
      () => toasts(page).getByRole('button', { name: 'Close' }).click(),
      async () => {
        await page.keyboard.press('Alt+KeyT');
        await expect(region(page).getByRole('list')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(toasts(page)).toBeFocused();
        await page.keyboard.press('Escape');
      },
    ]) {
      await expect(button).toBeFocused();
      await close();
      await expectToasts(page, 0);
      await expect(button).toBeFocused();
      await button.click();
      await expect(toasts(page)).toHaveCount(1);
      await page.clock.runFor(3900);
      expect(await toasts(page).count()).toBe(1);
      await page.clock.runFor(400);
      await expect(toasts(page)).toHaveCount(0);
      await button.click();
      await expect(toasts(page)).toHaveCount(1);
    }
  });
});

test.describe('§9 Tooltip defaults: open delay 700 ms, skip delay 300 ms, offset 4', () => {
  const tooltip = (page: Page) => page.getByRole('tooltip');
  const link = (page: Page, name: string) => page.locator('#hero').getByRole('link', { name });

  /** Opens home with a frozen clock, after a first tooltip has loaded their code. */
  async function openWithTooltips(page: Page) {
    await page.clock.install();
    await page.goto('/');
    await link(page, 'Code').hover();
    await expect(tooltip(page)).toHaveText('Code-hosting profile');
    await page.mouse.move(5, 500);
    await expect(tooltip(page)).toHaveCount(0);
    await stopClock(page);
  }

  test('open delay 700 ms, again after the skip delay', async ({ page }) => {
    await openWithTooltips(page);
    await link(page, 'Code').hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText('Code-hosting profile');
    await page.mouse.move(5, 500);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(400);
    await link(page, 'network').hover();
    await page.clock.runFor(600);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(tooltip(page)).toHaveText('Professional-network profile');
  });

  test('within the skip delay the next one opens at once', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await link(page, 'Code').hover();
    await expect(tooltip(page)).toHaveText('Code-hosting profile');
    // Moves without a pause: on a busy machine the pointer may take longer than the skip delay.
    const next = await link(page, 'network').evaluate((link) => {
      const point = (target: Element) =>
        target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      point(document.body);
      const between = document.querySelector('[role=tooltip]')?.textContent;
      point(link);
      return [between, document.querySelector('[role=tooltip]')?.textContent];
    });
    expect(next).toEqual([undefined, 'Professional-network profile']);
  });

  test('a role without a company has its title alone', async ({ page }) => {
    await openWithTooltips(page);
    await page.evaluate(() => {
      // As the page of such a role is.
      const company = document.querySelector('#role-3 [data-company]');
      company?.previousElementSibling?.remove();
      company?.replaceChildren();
    });
    await page.locator('#hero a[href="#role-3"]').hover({ force: true });
    await page.clock.runFor(800);
    await expect(tooltip(page)).toHaveText('Co-Founder');
  });

  for (const [browser, hasAnchors] of [
    ['', true],
    [', in a browser without anchor positioning', false],
  ] as const)
    test(`offset 4; the pointer can move onto it over the gap${browser}`, async ({ page }) => {
      if (!hasAnchors)
        await page.addInitScript(() => {
          CSS.supports = () => false;
        });
      await openWithTooltips(page);
      await link(page, 'Code').hover();
      await page.clock.runFor(800);
      await expect(tooltip(page)).toBeVisible();
      const control = await boxOf(link(page, 'Code'));
      const box = await boxOf(tooltip(page));
      expect(box.bottom).toBeCloseTo(control.y - 4, 0);
      const x = control.x + control.width / 2;
      for (let y = control.y + 2; y > box.y + 2; y--) {
        await page.mouse.move(x, y);
        await page.clock.runFor(50);
      }
      await page.clock.runFor(200);
      await expect(tooltip(page)).toHaveText('Code-hosting profile');
      await page.mouse.move(x, box.y - 20);
      await expect(tooltip(page)).toHaveCount(0);
    });

  test('the keyboard opens it; Escape closes it, and so does leaving', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await link(page, 'Code').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await page.mouse.move(5, 500, { steps: 4 });
    await link(page, 'Code').hover();
    await expect(tooltip(page)).toBeAttached();
    await page.mouse.move(5, 500, { steps: 4 });
    await expect(tooltip(page)).toHaveCount(0);
  });
});

test('the code of toasts and the data cache is loaded on demand, and no style twice', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  const assets = readdirSync(join(defaultSite.env.BUILD_DIRECTORY, 'client/assets'));
  const onDemand = assets.filter((file) => /^(toast-region|live-figures)-.*\.js$/.test(file));
  expect(onDemand).toHaveLength(2);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(basename(request.url())));
  await page.goto('/');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(loaded).toContainEqual(expect.stringMatching(/^client-.*\.js$/));
  expect(loaded.filter((file) => onDemand.includes(file))).toEqual([]);
  await page.getByPlaceholder('Enter your email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Email client opened!', { exact: true })).toBeVisible();
  // The page has the styles of its sections, so none of their files is loaded.
  const styleSheets = loaded
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.split('-')[0]);
  expect(styleSheets.sort()).toEqual(['print', 'toast']);
});

test('toasts never cover the form that triggered them', async ({ page }) => {
  await showToasts(page);
  const form = page.locator('form');
  for (const [width, height] of [
    [1280, 900],
    [375, 812],
    [667, 375],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (let i = 0; i < 3; i++) {
      // Where the form is as near to the bar as it can be.
      await form.evaluate((element) => element.scrollIntoView());
      await page.getByRole('button', { name: 'Subscribe' }).dispatchEvent('click');
      await expect(toasts(page).last()).toBeInViewport();
      const covered = async () =>
        (await boxOf(toasts(page).last())).bottom - (await boxOf(form)).top;
      await expect.poll(covered, `${i} at ${width} x ${height}`).toBeLessThanOrEqual(0);
    }
  }
});
