/** Promises of the design that a browser can measure. */
import { readFileSync } from 'node:fs';
import { nameLengths } from '../src/builder/styles/name-lengths.ts';
import { shortProperties } from '../src/builder/styles/short-properties.ts';
import { defined } from '../src/lib/defined.ts';
import { findFamily } from '../src/lib/node/font-families.ts';
import { openFont } from '../src/lib/node/open-font.ts';
import { route, routeStations, summit } from '../src/model/career/route-stations.ts';
import { careerItems } from '../test-content/default/career.ts';
import { difference } from './pictures.ts';
import { boxOf, expect, missingPageMessages, test, withMotion } from './test.ts';
import { textsOverLines } from './texts-over-lines.ts';

const contours = readFileSync('src/model/career/contours.svg', 'utf8');

test('each station is on the route, higher than the one before', { tag: '@new' }, async ({
  page,
}) => {
  expect(contours).toContain(` d="M${route}"`);
  await page.setContent(contours);
  const levels = Array.from({ length: 10 }, (_, level) => ({ title: '', company: '', level }));
  const stations = routeStations(levels);
  const heights = await page.evaluate(
    ({ stations, summit }) => {
      const route = document.querySelector<SVGPathElement>('#route');
      if (!route) throw new Error('no route');
      // The contours that are completely visible.
      const closedLines = [...document.querySelectorAll('#lines path')].flatMap((path) =>
        (path.getAttribute('d')?.match(/M[^Mz]+z/g) ?? []).map((d) => {
          const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
          line.setAttribute('d', d);
          route.after(line);
          return line;
        }),
      );
      route.style.strokeWidth = '3';
      return stations.map(({ x, y }) => {
        const distance = Math.hypot(summit.x - x, summit.y - y) || 1;
        // A little above the contour that the station is on.
        const above = new DOMPoint(
          x + (4 * (summit.x - x)) / distance,
          y + (4 * (summit.y - y)) / distance,
        );
        return {
          isOnRoute: route.isPointInStroke(new DOMPoint(x, y)),
          height: closedLines.filter((line) => line.isPointInFill(above)).length,
        };
      });
    },
    { stations, summit },
  );
  expect(heights.map(({ isOnRoute }) => isOnRoute)).toEqual(stations.map(() => true));
  const rises = heights.slice(1, -1).map(({ height }, i) => height - (heights[i]?.height ?? 0));
  expect(Math.min(...rises)).toBeGreaterThanOrEqual(1);
});

test('a station lights its contour, names its role in a tooltip, and leads to its card', async ({
  page,
}) => {
  await page.goto('/');
  const role = careerItems.findIndex(({ title }) => title === 'Co-Founder');
  const station = page.locator(`#hero a[href="#role-${role}"]`);
  const lines = async () => {
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-wipe], [role="tooltip"]'))
        element.style.opacity = '0';
    });
    return page.locator('#hero svg:has([href$="#lines"])').screenshot();
  };
  const before = await lines();
  await station.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Co-Founder, Vogro');
  const tip = await boxOf(page.getByRole('tooltip'));
  const name = await boxOf(station.locator('use').last());
  expect(Math.abs(tip.x + tip.width / 2 - name.x - name.width / 2)).toBeLessThan(8);
  expect(Math.abs(tip.y - name.bottom)).toBeLessThan(8);
  expect(await difference(before, await lines())).toBeGreaterThan(0.001);
  await station.click();
  await expect(page.locator(`#role-${role}`)).toBeInViewport({ ratio: 1 });
});

/** Measures a name in the site's font of headings. Japanese characters are as wide as high. */
async function measureName(name: string) {
  const isArabic = /\p{Script=Arabic}/u.test(name);
  const family = findFamily(isArabic ? 'Vazirmatn' : 'Familjen Grotesk');
  if (!family || /\p{Script=Han}/u.test(name)) return (text: string) => text.length;
  const part = family.subsets.find((subset) => subset.name === (isArabic ? 'arabic' : 'latin'));
  return (await openFont(defined(part), { weight: 600 }, name)).widthOf;
}

test('the hero of any name fits with the next heading into 800 or 1080 px', async ({ page }) => {
  await page.goto('/');
  for (const name of [
    'Jo Li',
    'Your Name',
    'Marit Halvorsen',
    'Henrietta Blackthorn',
    'Alexandrina Montgomery-Wells',
    'Maria Clara Fernandes',
    'عبد الرحمن القحطاني',
    '水野 さくら・データ工房',
    'Dr. Friederike Schnabelewopski',
  ]) {
    const { wholeName, longestWord } = nameLengths(name, await measureName(name));
    await page.locator('#hero h1').evaluate(
      (heading, { name, properties }) => {
        heading.textContent = name;
        for (const [property, value] of Object.entries(properties))
          document.documentElement.style.setProperty(property, `${value}`);
      },
      {
        name,
        properties: {
          [shortProperties('--whole-name')]: wholeName,
          [shortProperties('--longest-word')]: longestWord,
        },
      },
    );
    for (const width of [1024, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: width < 1600 ? 800 : 1080 });
      const outside = await page.evaluate(() => {
        const hero = document.querySelector('#hero') as Element;
        const [route] = hero.querySelectorAll('[data-wipe] use');
        const { top, bottom } = hero.getBoundingClientRect();
        const parts = [route, document.querySelector('h2'), hero.querySelector('.filled-button')];
        return parts.flatMap((part, i) => {
          const box = part?.getBoundingClientRect() ?? new DOMRect();
          const [start, end] = i === 0 ? [top, bottom] : [0, innerHeight];
          return box.height > 0 && box.top >= start && box.bottom <= end
            ? []
            : [`${part?.localName}`];
        });
      });
      expect(outside, `${name} at ${width} px`).toEqual([]);
    }
  }
});

test('dots lead from the summit on the ridge to the call, and are a line under the hand', async ({
  page,
}) => {
  for (const path of ['/', '/blog'])
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const call = page.locator('.call');
      await call.scrollIntoViewIfNeeded();
      const route = () =>
        call.evaluate((element) => {
          const { insetInlineStart, inlineSize, bottom, borderBottomStyle } = getComputedStyle(
            element,
            '::before',
          );
          const { left, bottom: end } = element.getBoundingClientRect();
          const rects = [...(element.querySelector('a')?.getClientRects() ?? [])];
          return {
            right: left + Number.parseFloat(insetInlineStart) + Number.parseFloat(inlineSize),
            bottom: end - Number.parseFloat(bottom),
            lastLine: rects.at(-1)?.toJSON() as DOMRect,
            style: borderBottomStyle,
          };
        });
      const { right, bottom, lastLine, style } = await route();
      expect(style).toBe('dotted');
      // The summit is at 84 % of the ridge (src/model/career/skyline.ts).
      expect(Math.abs(right - 0.84 * width), `${path} at ${width} px`).toBeLessThan(3);
      expect(bottom).toBeGreaterThan(lastLine.top);
      expect(bottom).toBeLessThan(lastLine.bottom);
      await call.getByRole('link').hover();
      expect((await route()).style).toBe('solid');
    }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(
    await page.locator('.call').evaluate((call) => getComputedStyle(call, '::before').content),
  ).toBe('none');
});

test('the mark climbs the ridge to the summit once it comes into view', async ({ page }) => {
  await withMotion(page);
  const mark = page.locator('.mark');
  const climb = () =>
    mark.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect.poll(climb).toEqual([]);
    await page.locator('.skyline').scrollIntoViewIfNeeded();
    await expect.poll(climb).toEqual(['running']);
    const distances = await mark.evaluate((element) => {
      const [animation] = element.getAnimations() as [Animation];
      animation.pause();
      const skyline = element.parentElement as HTMLElement;
      const ridge = skyline.querySelector('path:not([class])') as SVGPathElement;
      const numbers = (ridge.getAttribute('d')?.match(/-?\d+/g) ?? []).map(Number);
      // Mirrored as well, as in right-to-left pages.
      return ['1', '-1 1'].flatMap((scale) => {
        skyline.style.scale = scale;
        return Array.from({ length: 20 }, (_, i) => {
          animation.currentTime = 300 + (1800 * i) / 19;
          const box = skyline.getBoundingClientRect();
          const { left, right, top } = element.getBoundingClientRect();
          const x = (100 * (scale === '1' ? left - box.left : box.right - right)) / box.width;
          const next = numbers.findIndex((number, j) => j % 2 === 0 && number > x);
          const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbers.slice(next - 2, next + 2);
          const y = y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
          return Math.abs(top - box.top - (y * box.height) / 100);
        });
      });
    });
    expect(Math.max(...distances), `${distances}`).toBeLessThan(1);
  }
});

test('404: marker in the window, no line behind text', async ({ page, problems }) => {
  problems.expected.push(...missingPageMessages);
  await page.goto('/nowhere');
  for (const [width, height] of [
    [320, 568],
    [375, 667],
    [768, 1024],
    [1280, 800],
    [1920, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('[data-marker]')).toBeInViewport({ ratio: 1 });
    const overlaps = await textsOverLines(page.locator('main'), 'h1, a', 'svg');
    expect(overlaps, `${width} x ${height}`).toEqual([]);
  }
});

test("text on a project's card can be selected; a click opens", async ({ page, context }) => {
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'a product' }));
  await page.goto('/');
  const card = page.locator('#projects li').first();
  // The click on the link, since the tab would open a little later.
  await card.evaluate((item) =>
    item.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a')) item.dataset.followed = 'true';
    }),
  );
  await card.locator('p').first().scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(card.locator('p').first());
  await page.mouse.move(x + 4, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 100, y + 10);
  await page.mouse.up();
  expect(await page.evaluate(() => `${getSelection()}`)).not.toBe('');
  await expect(card).not.toHaveAttribute('data-followed');
  const opened = context.waitForEvent('page');
  await card.locator('svg').click();
  expect((await opened).url()).toBe('https://example.com/llm-usage');
  await expect(card).toHaveAttribute('data-followed');
});
