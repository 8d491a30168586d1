/** Layouts that depend on the content, with the default and the full content. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import postcss from 'postcss';
import { chromiumArguments } from '../src/lib/node/find-browser.ts';
import { findTextErrors } from './find-text-errors.ts';
import { expectFreeNames } from './map-names.ts';
import { defaultSite, fullSite, readBuilt } from './sites.ts';
import { boxOf, expect, sizes, test, withMotion } from './test.ts';
import { textsOverLines } from './texts-over-lines.ts';

test.use({ baseURL: fullSite.url });

test('from 320 px, with text at 200 %, nothing is cut or covered', { tag: '@rare' }, async ({
  browser,
}) => {
  const args = [...chromiumArguments, '--blink-settings=defaultFontSize=32'];
  const withLargeFont = await chromium.launch({ args });
  const enlarged = 'html { font-size: 200% !important }';
  // WCAG 2.2, 1.4.12.
  const spaced =
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';
  const atAnyWidth = [320, 375, 768, 1280, 1920].map((width) => [width, ''] as const);
  // The full site has the longest texts of each kind of page.
  const pages = ['/', '/projects', '/blog', '/missing'].map((path) => fullSite.url + path);
  for (const [program, looks] of [
    [browser, [...atAnyWidth, [375, enlarged], [768, enlarged], [1280, enlarged], [768, spaced]]],
    [withLargeFont, atAnyWidth.slice(1)],
  ] as const) {
    const page = await program.newPage({ bypassCSP: true, reducedMotion: 'reduce' });
    for (const url of [`${defaultSite.url}/`, ...pages]) {
      await page.goto(url);
      const styles = await page.addStyleTag({ content: ' ' });
      for (const [width, style] of looks) {
        await page.setViewportSize({ width, height: 800 });
        await styles.evaluate((element, css) => {
          element.textContent = css;
        }, style);
        const errors = await page.evaluate(findTextErrors, style === enlarged);
        expect.soft(errors, `${url} at ${width} px, ${style}`).toEqual([]);
        const title = page.locator('#experience li > button > span').nth(1);
        if (width === 375 && url.endsWith('/'))
          expect((await boxOf(title)).width, style).toBeGreaterThan(200);
      }
    }
    await page.context().close();
  }
  await withLargeFont.close();
});

test('a long title is not smaller than its text, and seven profiles are two even rows', async ({
  read,
}) => {
  const page = await read('/');
  await page.setViewportSize(sizes.tablet);
  const size = (text: Element) => Number.parseFloat(getComputedStyle(text).fontSize);
  const card = page.getByRole('listitem').filter({ hasText: 'The name is the specification.' });
  const title = await card.getByRole('heading').evaluate(size);
  expect(title).toBeGreaterThanOrEqual(
    await card.getByText('The name is the specification.').evaluate(size),
  );
  const icons = await page.locator('#hero').getByRole('listitem').all();
  const tops = (await Promise.all(icons.map(boxOf))).map(({ top }) => top);
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
});

test('titles and links of a row of projects are aligned', async ({ read }) => {
  const page = await read('/projects');
  const cards = await page.locator('#projects li').evaluateAll((items) =>
    items.map((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      const heading = item.querySelector('h2')?.getBoundingClientRect().top;
      const link = item.querySelector('a')?.getClientRects()[0]?.top;
      const picture = item.querySelector(':scope > picture, :scope > div')?.getBoundingClientRect();
      return { top, bottom, heading, link, ratio: (picture?.width ?? 0) / (picture?.height ?? 1) };
    }),
  );
  expect(cards).toHaveLength(7);
  for (const card of cards) {
    const row = cards.filter(({ top }) => top === card.top);
    expect(new Set(row.map(({ bottom }) => bottom)).size).toBe(1);
    for (const { heading, link } of row) {
      expect(heading).toBeCloseTo(row[0]?.heading ?? 0, 0);
      expect(link).toBeCloseTo(row[0]?.link ?? 0, 0);
    }
    expect(card.ratio).toBeCloseTo(cards[0]?.ratio ?? 0, 1);
  }
});

for (const [{ url }, minNames] of [
  [defaultSite, 7],
  [fullSite, 2],
] as const)
  test(`at least ${minNames} stations have names that touch neither the route nor text nor each other, and no contour line runs behind text`, async ({
    page,
  }) => {
    await expectFreeNames(page, url, minNames);
    for (const width of [320, 375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // Links have a background. Lines above text fade out in the last part of their height.
      const overlaps = await textsOverLines(page.locator('#hero'), 'h1, h1 ~ p', 'h1 ~ svg', 0.15);
      expect(overlaps, `at ${width} px`).toEqual([]);
    }
  });

test('on phones the booking button is above the fold, and the bar is one row', async ({ page }) => {
  for (const { url } of [defaultSite, fullSite]) {
    await page.setViewportSize({ width: 375, height: 664 });
    await page.goto(url);
    const booking = page.locator('#hero').getByRole('link', { name: /30-minute call/ });
    await expect(booking).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const brand = await boxOf(page.getByRole('navigation').getByRole('link').first());
  const menu = await boxOf(page.getByRole('button', { name: 'Menu' }));
  expect(Math.abs(brand.y + brand.height / 2 - menu.y - menu.height / 2)).toBeLessThan(2);
});

test("'Read more' without a link is muted, and text aligns in its direction", {
  tag: '@new',
}, async ({ read }) => {
  const page = await read('/blog');
  const post = (title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  const colorOf = (title: string, text: string) =>
    post(title)
      .getByText(text)
      .evaluate((part) => getComputedStyle(part).color);
  const muted = await colorOf('Three teams, one pager', '7 min read');
  expect(await colorOf('Three teams, one pager', 'Read more')).toBe(muted);
  expect(await colorOf('A database on a crane', 'Read more')).not.toBe(muted);
  const gaps = await post('هل تحتاج السفن')
    .getByRole('heading')
    .evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      // Narrower than its box, whatever its font.
      (heading as HTMLElement).style.fontSize = '1rem';
      const [text, box] = [range.getBoundingClientRect(), heading.getBoundingClientRect()];
      return { left: text.left - box.left, right: box.right - text.right };
    });
  expect(gaps.right).toBeLessThan(2);
  expect(gaps.left).toBeGreaterThan(10);
});

test.describe('browsers without the CSS of the design get the plain, complete document', () => {
  const condition = /@supports\s*\(color:light-dark\(red,red\)\)/;

  test('all styles are within one condition', () => {
    const pages = globSync('**/*.html', { cwd: join(fullSite.env.BUILD_DIRECTORY, 'client') });
    const styleSheets = pages.flatMap((page) => {
      const html = readBuilt(fullSite, page);
      const printed = /href="\/([^"]+\.css)"/.exec(html)?.[1];
      const [, styles] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      return styles ? [styles, ...(printed ? [readBuilt(fullSite, printed)] : [])] : [];
    });
    expect(styleSheets.length).toBeGreaterThan(20);
    for (const styleSheet of styleSheets)
      for (const rule of postcss.parse(styleSheet).nodes)
        expect(`${rule}`.slice(0, 80)).toMatch(/^@supports (not )?\(color:light-dark\(red,red\)\)/);
  });

  test('on a phone: links, text and controls, from edge to edge', async ({ browser }) => {
    const page = await browser.newPage({ viewport: sizes.phone, bypassCSP: true });
    await page.route('**/*', async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType()))
        return route.continue();
      const response = await route.fetch();
      const text = await response.text();
      expect(condition.test(text)).toBe(true);
      await route.fulfill({ response, body: text.replaceAll('light-dark(red,red)', 'none') });
    });
    for (const path of ['/', '/projects', '/blog', '/resume', '/blog/every-construct']) {
      await page.goto(fullSite.url + path);
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
      for (const link of await links.all()) await expect(link).toBeVisible();
      const errors = await page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth - innerWidth,
        huge: [...document.querySelectorAll('svg')].filter((svg) => svg.clientHeight > 160).length,
        narrow: [...document.querySelectorAll('main p')].filter(
          ({ clientWidth, clientHeight }) => clientHeight > 0 && clientWidth < 150,
        ).length,
      }));
      expect(errors, path).toEqual({ sideways: 0, huge: 0, narrow: 0 });
    }
    await page.close();
  });
});

test('a visitor who jumps into a list sees cards that stay', async ({ page }) => {
  await withMotion(page);
  await page.setViewportSize(sizes.phone);
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Projects' }).getByRole('listitem');
  const opacities = await cards.nth(5).evaluate(async (card) => {
    card.scrollIntoView({ behavior: 'instant' });
    const seen: string[] = [];
    for (let frame = 0; frame < 4; frame++) {
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      seen.push(getComputedStyle(card).opacity);
    }
    return seen;
  });
  expect(opacities).toEqual(['1', '1', '1', '1']);
});

for (const size of ['phone', 'desktop'] as const)
  test(`what comes after the tenth role is folded (${size})`, { tag: '@new' }, async ({
    page,
    still,
  }) => {
    await page.setViewportSize(sizes[size]);
    await page.goto('/');
    const cards = page.locator('#experience li > button');
    const student = page.locator('#role-0').getByText('Working Student');
    const button = page.getByRole('button', { name: 'Earlier: 2 roles' });
    await expect(cards).toHaveCount(12);
    await expect(cards.nth(9)).toBeVisible();
    await expect(student).toBeHidden();
    for (const isOpen of [true, false, true]) {
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', `${isOpen}`);
      await expect(student).toBeVisible({ visible: isOpen });
    }
    // Browsers find the words of a URL as they find those of a search.
    for (const hash of ['#:~:text=Working%20Student', '#role-0']) {
      await page.goto('about:blank');
      await page.goto(`/${hash}`);
      await expect(student).toBeInViewport();
    }
    await page.goto('/');
    // Afterwards: with `CPU` set, Chromium forgets the medium in a new document.
    await page.emulateMedia({ media: 'print' });
    await expect(student).toBeVisible();
    await expect(button).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(student).toBeHidden();

    await still.setViewportSize(sizes[size]);
    await still.goto('/');
    await expect(still.locator('#role-0 button')).toBeVisible();
    await expect(still.getByRole('button', { name: 'Earlier: 2 roles' })).toBeHidden();
  });

test('cards of ten or more roles show no duration; screen readers get it', async ({ read }) => {
  const page = await read('/');
  const card = page.locator('#role-6 > button');
  await expect(card).toHaveAccessibleName(/2018 to 2019 ?, 1\syear/);
  await expect(card.getByText('1 year')).toHaveCSS('position', 'absolute');
});
