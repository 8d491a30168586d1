import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const contours = readFileSync('src/model/career/contours.svg', 'utf8');
const [, route = ''] = /<path id="route"[^>]* d="([^"]+)"/.exec(contours) ?? [];

/** Runs in the page: finds overlaps of the names on the hero's map. */
function findOverlaps(route: string): { names: number; errors: string[] } {
  const hero = document.querySelector('#hero') as Element;
  const names = [...hero.querySelectorAll('a use + use')].filter((name) => name.checkVisibility());
  const errors: string[] = [];
  const { left, right, top, bottom } = hero.getBoundingClientRect();
  const range = document.createRange();
  const textBoxes = [...hero.querySelectorAll('h1, p, div > a, ul a')].flatMap((element) => {
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  });
  const drawing = names[0]?.closest('svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', route);
  drawing?.append(line);
  const matrix = line.getScreenCTM() as DOMMatrix;
  const points = Array.from({ length: 300 }, (_, i) =>
    line.getPointAtLength((line.getTotalLength() * i) / 299).matrixTransform(matrix),
  );
  line.remove();
  // Letters do not fill their line box, whose height browsers round up to whole pixels.
  const boxes = names.map((name) => {
    const { x, y, width, height } = name.getBoundingClientRect();
    return new DOMRect(x + 3, y + 2, width - 6, height - 4);
  });
  for (const [i, box] of boxes.entries()) {
    const touches = (other: DOMRect) =>
      box.left < other.right &&
      other.left < box.right &&
      box.top < other.bottom &&
      other.top < box.bottom;
    const name = names[i]?.getAttribute('href');
    if (box.left < left || box.right > right || box.top < top || box.bottom > bottom)
      errors.push(`${name} leaves the map`);
    if (boxes.slice(i + 1).some(touches)) errors.push(`${name} touches another name`);
    if (textBoxes.some(touches)) errors.push(`${name} touches text`);
    if (points.some(({ x, y }) => touches(new DOMRect(x, y, 0, 0))))
      errors.push(`${name} touches the route`);
  }
  return { names: names.length, errors };
}

/**
 * Expects that the names on the hero's map touch neither each other nor the route nor text, at all
 * widths that show the map.
 *
 * @param minNames the minimum number of stations with names.
 */
export async function expectFreeNames(page: Page, url: string, minNames: number) {
  await page.goto(url);
  for (const width of [350, 375, 480, 768, 1024, 1152, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const { names, errors } = await page.evaluate(findOverlaps, route);
    expect(errors, `${url} at ${width} px`).toEqual([]);
    expect(names).toBeGreaterThanOrEqual(minNames);
  }
}
