import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { careerItems } from '../test-content/default/career.ts';
import { findGraphErrors } from './find-graph-errors.ts';
import { endAnimations } from './pictures.ts';
import { boxOf, expect, sizes, test, withMotion } from './test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Professional Experience' });
const cards = (page: Page) => section(page).getByRole('button');
const connections = (page: Page) => section(page).locator('svg path[data-ends]');

/** Level descending, then the later index first. */
const timeline = careerItems.toReversed();

/** The animations of the connections, whose two boxes move in opposite directions. */
const reveals = (page: Page) =>
  connections(page)
    .first()
    .evaluate((line) =>
      (line.closest('[data-wipe]') as Element).getAnimations({ subtree: true }).map((animation) => {
        const { delay = 0, duration = 0 } = animation.effect?.getComputedTiming() ?? {};
        return { delay, duration: Number(duration) };
      }),
    );

/** Opens home with its animations paused: a busy machine may take longer than they do. */
async function openPaused(page: Page) {
  await withMotion(page);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const animation of document.getAnimations()) animation.pause();
    }),
  );
  await page.goto('/');
}

/** The revealed part of the graph's height: 0 before its lines are drawn, 1 when all are. */
const drawn = (page: Page) =>
  connections(page)
    .first()
    .evaluate((line) => {
      const outer = line.closest('[data-wipe]')?.getBoundingClientRect() ?? new DOMRect();
      const inner = line.closest('[data-wipe] > *')?.getBoundingClientRect() ?? new DOMRect();
      if (getComputedStyle(line).visibility !== 'visible') return 0;
      // From whichever side.
      const shared = Math.min(inner.bottom, outer.bottom) - Math.max(inner.top, outer.top);
      return Math.max(0, shared / inner.height);
    });

test.describe('§2 Experience section', () => {
  test('The graph area is 800 px high on medium and 900 px on large', async ({ read }) => {
    const page = await read('/');
    const graph = section(page).locator('[data-graph]');
    const levels = careerItems.map(({ level }) => level);
    for (const width of [768, 1023, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await boxOf(graph)).height, `at ${width} px`).toBe(width < 1024 ? 800 : 900);
      await expect(cards(page)).toHaveCount(8);
      await expect(connections(page)).toHaveCount(9);
      expect(await graph.evaluate(findGraphErrors, levels), `at ${width} px`).toEqual([]);
    }
  });

  test('the connections are 0-1, 0-2 and so on, all primary, solid', async ({ read }) => {
    const page = await read('/');
    const lines = await connections(page).evaluateAll((all) =>
      all.map((line) => [line.getAttribute('data-ends'), getComputedStyle(line).strokeDasharray]),
    );
    const ends = ['0 1', '0 2', '0 3', '1 4', '2 4', '3 4', '4 5', '5 6', '5 7'];
    expect(lines).toEqual(ends.map((end) => [end, 'none']));
  });

  test('On narrower screens: a timeline. Clicking it toggles the project line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto('/');
    await expect(connections(page).first()).toBeHidden();
    let below = 0;
    for (const [i, { title, company, project }] of timeline.entries()) {
      const card = cards(page).nth(i);
      await expect(card).toContainText(title);
      await expect(card).toContainText(company);
      const { top, bottom } = await boxOf(card);
      expect(top).toBeGreaterThan(below);
      below = bottom;
      await expect(card).toHaveAttribute('aria-expanded', 'false');
      await expect(card.getByText(project, { exact: true })).toBeHidden();
    }
    for (const [i, { project }] of timeline.slice(0, 2).entries()) {
      const card = cards(page).nth(i);
      await card.click();
      await expect(card).toHaveAttribute('aria-expanded', 'true');
      await expect(card.getByText(project, { exact: true })).toBeVisible();
      // The arrow turns upwards.
      await expect
        .poll(() => card.evaluate((button) => getComputedStyle(button, '::after').rotate))
        .toBe('225deg');
    }
    await cards(page).first().click();
    await expect(cards(page).first().getByText('Mining and Energy', { exact: true })).toBeHidden();
    await expect(cards(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
  });

  test('pressing Enter or Space toggles the project line, without scrolling', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto('/');
    const card = cards(page).first();
    await card.focus();
    const before = await page.evaluate(() => scrollY);
    for (const key of ['Enter', 'Space'])
      for (const isExpanded of [true, false]) {
        await page.keyboard.press(key);
        await expect(card).toHaveAttribute('aria-expanded', `${isExpanded}`);
      }
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('a hovered, focused or expanded card in the graph highlights its neighbours', {
    tag: '@new',
  }, async ({ page }) => {
    await page.goto('/');
    const card = cards(page).filter({ hasText: 'Data Engineer' });
    // Of the lines 4-5, 5-6 and 5-7: on the way to the summit they have 1, beside it 0.6.
    const opacities = () =>
      connections(page).evaluateAll((lines) =>
        lines.slice(-3).map((line) => Number(getComputedStyle(line).strokeOpacity)),
      );
    const rest = [1, 0.6, 1];
    const highlighted = [1, 0.18, 0.3];
    const leave = async () => {
      await page.mouse.move(0, 0);
      await card.blur();
    };
    const border = (company: string) =>
      cards(page)
        .filter({ hasText: company })
        .evaluate((element) => getComputedStyle(element).borderTopColor);
    const { x } = await boxOf(cards(page).first());
    await page.keyboard.press('Tab');
    for (const highlight of [() => card.focus(), () => card.hover(), () => card.click()]) {
      await expect.poll(opacities).toEqual(rest);
      await highlight();
      await expect.poll(opacities).toEqual(highlighted);
      expect((await boxOf(cards(page).first())).x, 'nothing moves').toBe(x);
      await leave();
    }
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    expect(await opacities()).toEqual(highlighted);
    await expect
      .poll(async () => (await border('Vogro')) !== (await border('A marketing')))
      .toBe(true);
  });

  test('primary is solid, secondary and tertiary are dashed', async ({ page }) => {
    await page.goto('/');
    for (const media of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia(media);
      const looks = await connections(page).evaluateAll((lines) =>
        ['primary', 'secondary', 'tertiary'].map((style, i) => {
          // Not the lines on the way to the summit, which are all alike.
          const line = lines[[0, 1, 3][i] ?? 0] as SVGPathElement;
          line.dataset.style = style;
          const { stroke, strokeDasharray } = getComputedStyle(line);
          return { stroke, dash: strokeDasharray };
        }),
      );
      const where = JSON.stringify(media);
      expect(new Set(looks.map(({ stroke }) => stroke)).size, where).toBe(3);
      expect(looks[0]?.dash, where).toBe('none');
      expect(new Set(looks.map(({ dash }) => dash)).size, where).toBe(3);
    }
  });
});

test.describe('§4 States', () => {
  test('Layout: it updates when the window is resized', async ({ page }) => {
    await page.goto('/');
    for (const width of [1280, 767, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const visible = { visible: width > 767 };
      await expect(connections(page).first()).toBeVisible(visible);
      for (const { project } of timeline)
        await expect(section(page).getByText(project, { exact: true })).toBeVisible(visible);
    }
    await cards(page).first().click();
    await cards(page).first().click();
    await expect(section(page).getByText('Project Catalyst')).toBeVisible();
  });

  test('Lines in the graph are revealed about 2 s after the section mounts', async ({ page }) => {
    await openPaused(page);
    const animations = await reveals(page);
    expect(animations.map(({ delay }) => delay)).toEqual([2000, 2000]);
    for (const { duration } of animations) expect(duration).toBeLessThan(1000);
    const at = (time: number) =>
      connections(page)
        .first()
        .evaluate((line, currentTime) => {
          const box = line.closest('[data-wipe]');
          for (const animation of box?.getAnimations({ subtree: true }) ?? []) {
            animation.pause();
            animation.currentTime = currentTime;
          }
        }, time);
    await at(1900);
    expect(await drawn(page)).toBe(0);
    await at(2100);
    const part = await drawn(page);
    expect(part).toBeGreaterThan(0.1);
    expect(part).toBeLessThan(0.9);
    await at(3000);
    expect(await drawn(page)).toBe(1);
  });

  test('the 2 s also apply if a visitor scrolls there at once; they are revealed again later', {
    tag: '@new',
  }, async ({ page }) => {
    await openPaused(page);
    const graph = section(page).locator('[data-graph]');
    const scrollTo = (locator: Locator) =>
      locator.evaluate(async (element) => {
        element.scrollIntoView({ behavior: 'instant' });
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      });
    await scrollTo(graph);
    expect((await reveals(page)).map(({ delay }) => delay)).toEqual([2000, 2000]);
    await scrollTo(page.locator('#hero'));
    await endAnimations(page);
    await expect(graph).toHaveAttribute('data-reveal', 'later');
    expect(await drawn(page)).toBe(1);
    await scrollTo(graph);
    await expect(graph).toHaveAttribute('data-reveal', 'now');
    expect((await reveals(page)).map(({ delay }) => delay)).toEqual([0, 0]);
    await endAnimations(page);
    expect(await drawn(page)).toBe(1);
  });

  test('under reduced motion at once; otherwise they end as sharp', async ({ page }) => {
    const picture = async () => {
      await page.goto('/');
      const graph = section(page).locator('[data-graph]');
      await graph.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      const start = await drawn(page);
      await endAnimations(page);
      expect(await drawn(page)).toBe(1);
      // Lines alone: a slow network may show text in another font.
      const lines = await graph.screenshot({ mask: [graph.locator('button, span')] });
      const pixels = await sharp(lines).raw().toBuffer();
      return { start, pixels };
    };
    const { start, pixels: still } = await picture();
    expect(start).toBe(1);
    await withMotion(page);
    const { pixels: moved } = await picture();
    // The edges of a line that is clipped at its end differ by up to 65 of 255, those of a blurred
    // line by 158.
    const maxDifference = still.reduce(
      (sum, value, i) => Math.max(sum, Math.abs(value - (moved[i] ?? 0))),
      0,
    );
    expect(maxDifference).toBeLessThan(100);
  });
});
