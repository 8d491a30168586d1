import type { Page } from '@playwright/test';
import {
  boxOf,
  expect,
  missingPageMessages,
  recordScrolls,
  sizes,
  test,
  withMotion,
} from './test.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
const experience = (page: Page) => main(page).getByRole('button', { name: 'Experience' });

async function expectAtExperience(page: Page) {
  const section = page.locator('#experience');
  await expect(section).toBeFocused();
  const header = await boxOf(page.getByRole('banner'));
  await expect
    .poll(async () => Math.abs((await boxOf(section)).top - header.bottom))
    .toBeLessThan(3);
}

test.describe('§2 Navigation bar', () => {
  test('The brand is on the left', async ({ read }) => {
    const page = await read('/');
    const brand = await boxOf(main(page).getByText('Your Name'));
    expect(brand.right).toBeLessThanOrEqual((await boxOf(main(page).getByRole('list'))).left);
  });

  test('The current route is highlighted', async ({ read }) => {
    for (const [path, name] of [
      ['/', 'Home'],
      ['/projects', 'Projects'],
      ['/blog/', 'Blog'],
    ] as const) {
      const page = await read(path);
      const current = main(page).locator('[aria-current="page"]');
      await expect(current).toHaveText([name]);
      const color = (link: Element) => getComputedStyle(link).textDecorationColor;
      const other = main(page)
        .getByRole('listitem')
        .filter({ hasNotText: name })
        .getByRole('link')
        .first();
      expect(await current.evaluate(color)).not.toBe(await other.evaluate(color));
    }
  });
});

test.describe('§2, §4 On small screens a menu toggle opens a vertical list of the links', () => {
  test.use({ viewport: sizes.phone });

  const expectMenu = async (page: Page, isOpen: boolean) => {
    await expect(menu(page)).toHaveAttribute('aria-expanded', `${isOpen}`);
    await expect(main(page).getByRole('list')).toBeVisible({ visible: isOpen });
  };

  test('Mobile menu: open or closed. A button toggles it', async ({ page }) => {
    await page.goto('/');
    await expectMenu(page, false);
    await menu(page).click();
    await expectMenu(page, true);
    const rows = await main(page).getByRole('listitem').all();
    const boxes = await Promise.all(rows.map(boxOf));
    expect(boxes).toHaveLength(4);
    for (const [i, box] of boxes.entries()) {
      expect(box.height).toBeGreaterThanOrEqual(48);
      if (i > 0) expect(box.top).toBeGreaterThan(boxes[i - 1]?.top ?? Number.NaN);
    }
    await menu(page).click();
    await expectMenu(page, false);
    await menu(page).click();
    await main(page).getByRole('link', { name: 'Blog' }).focus();
    await page.keyboard.press('Escape');
    await expectMenu(page, false);
    await expect(menu(page)).toBeFocused();
    await menu(page).click();
    await expectMenu(page, true);
    await page.mouse.click(187, 700);
    await expectMenu(page, false);
  });

  test('The list closes when a link is selected', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Home', 'Projects', 'Blog']) {
      await menu(page).click();
      await expectMenu(page, true);
      await main(page).getByRole('link', { name, exact: true }).click();
      await expect(main(page).locator('[aria-current=page]')).toHaveText(name);
      await expectMenu(page, false);
    }
  });

  for (const [width, height] of [
    [667, 331],
    [320, 256],
  ] as const)
    test(`it opens within ${width} x ${height}, and closes when the focus leaves it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await menu(page).click();
      await expect(main(page).getByRole('link', { name: 'Home' })).toBeInViewport({ ratio: 1 });
      for (let tab = 0; tab < 12; tab++) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          const [{ left, top, width, height } = new DOMRect()] = focused?.getClientRects() ?? [];
          const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
          return focused?.contains(onTop) ? '' : `${focused?.textContent}`;
        });
        expect(covered).toBe('');
      }
      await expectMenu(page, false);
    });
});

test.describe('§2 The Experience button', () => {
  test('scrolls smoothly to the section, and so does the focus', async ({ page }) => {
    await withMotion(page);
    await page.goto('/');
    await page.evaluate(() => {
      const positions: number[] = [];
      Object.assign(window, { positions });
      addEventListener('scroll', () => positions.push(scrollY));
    });
    await experience(page).click();
    await expectAtExperience(page);
    const positions = await page.evaluate(
      () => (window as unknown as { positions: number[] }).positions,
    );
    // A jump has one position, a smooth scroll on a busy machine a few.
    expect(new Set(positions).size).toBeGreaterThan(2);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip the roles' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#experience').getByRole('button').first()).toBeFocused();
  });

  test('When not on /, it first navigates to / and scrolls after 100 ms', async ({ page }) => {
    await withMotion(page);
    await page.addInitScript(() => {
      const delays: (number | undefined)[] = [];
      const { setTimeout } = window;
      Object.assign(window, {
        delays,
        setTimeout: (act: () => void, delay?: number, ...rest: unknown[]) => {
          delays.push(delay);
          return setTimeout(act, delay, ...rest);
        },
      });
    });
    await page.addInitScript(recordScrolls);
    await page.goto('/projects');
    await experience(page).click();
    await expectAtExperience(page);
    await expect(page).toHaveURL('/');
    // The requested delay is exact; elapsed time would include the page load.
    const recorded = (name: string) =>
      page.evaluate((name) => (window as unknown as Record<string, unknown>)[name], name);
    expect(await recorded('delays')).toContain(100);
    expect(await recorded('behavior')).toBe('smooth');
  });

  test('is one element, opens in a new tab, and with Space', { tag: '@new' }, async ({ page }) => {
    await page.goto('/blog');
    await expect(main(page).getByText('Experience')).toHaveCount(1);
    const tab = page.context().waitForEvent('page');
    await experience(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(await tab).toHaveURL('/#experience');
    const heading = { name: 'Professional Experience' };
    await expect((await tab).getByRole('heading', heading)).toBeInViewport();
    await expect(page).toHaveURL('/blog');
    await experience(page).press('Space');
    await expectAtExperience(page);
  });
});

test('steps through history show the page of the URL', async ({ page, problems }) => {
  problems.expected.push(...missingPageMessages);
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/nope?from=a#b');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  for (const name of ['Projects', 'Blog']) {
    await main(page).getByRole('link', { name }).click();
    await expect(title).toHaveText(name);
  }
  await page.evaluate(() => void setTimeout(() => history.go(-3)));
  await expect(title).toHaveText('Oops! Page not found');
  await expect(page).toHaveURL('/nope?from=a#b');
  await page.evaluate(() => void setTimeout(() => history.go(2)));
  await expect(title).toHaveText('Projects');
  await expect(page).toHaveURL('/projects');
});
