import type { ServerResponse } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { serveFolder } from '../src/builder/hosts/server.ts';
import { expectNoShift } from './expect-no-shift.ts';
import { defaultSite, fullSite } from './sites.ts';
import { boxOf, expect, layoutShift, rem, sizes, test, withMotion } from './test.ts';

/** The animation delays of a list's items, in seconds. */
const delays = (items: Locator) =>
  items.evaluateAll((elements) =>
    elements.map((element) => Number.parseFloat(getComputedStyle(element).animationDelay)),
  );

const columns = async (items: Locator) => {
  const boxes = await Promise.all((await items.all()).map(boxOf));
  return new Set(boxes.map(({ x }) => Math.round(x))).size;
};

const projects = (page: Page) =>
  page.getByRole('region', { name: 'Projects' }).getByRole('listitem');

const topics = (page: Page) =>
  page.getByRole('region', { name: 'Writing About' }).getByRole('listitem');

async function expectNewTab(link: Locator) {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).toHaveAccessibleDescription('Opens in a new tab');
}

test('§2 Hero: the button and the icon links open in a new tab', async ({ read }) => {
  const hero = (await read('/')).locator('#hero');
  for (const name of [
    'Book a quick 30-minute call with me',
    'Code-hosting profile',
    'Professional-network profile',
  ])
    await expectNewTab(hero.getByRole('link', { name, exact: true }));
});

test('§2 Projects section: Three projects, each with title, description, external link, in 1, 2 or 3 columns', async ({
  read,
}) => {
  const page = await read('/projects');
  for (const [i, size] of [sizes.phone, sizes.tablet, sizes.desktop].entries()) {
    await page.setViewportSize(size);
    expect(await columns(projects(page))).toBe(i + 1);
  }
  await expect(projects(page)).toHaveCount(3);
  for (const card of await projects(page).all()) {
    await expect(card.getByRole('link')).toHaveCount(1);
    await expectNewTab(card.getByRole('link'));
  }
});

for (const path of ['/projects', '/blog'])
  test(`the largest text of ${path} is in the first paint of a phone`, async ({ page }) => {
    await withMotion(page);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(path);
    const times = await page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      // The frame after the last one of the animations is painted.
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
      const paint = performance.getEntriesByName('first-contentful-paint');
      return new Promise<number[]>((resolve) =>
        new PerformanceObserver((list) =>
          resolve([...paint, ...list.getEntries()].map(({ startTime }) => startTime)),
        ).observe({ type: 'largest-contentful-paint', buffered: true }),
      );
    });
    expect(new Set(times).size).toBe(1);
  });

test('badges are labels in a frame, lower than controls, in at most four rows on a phone', async ({
  read,
}) => {
  const page = await read('/');
  await page.setViewportSize(sizes.phone);
  const boxes = await Promise.all((await topics(page).all()).map(boxOf));
  expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([1.75 * rem]));
  expect(new Set(boxes.map(({ top }) => top)).size).toBeLessThanOrEqual(4);
  await expect(topics(page).first()).toHaveCSS('border-top-style', 'solid');
});

test('cards and badges appear 100 ms apart, once scrolled to', async ({ page }) => {
  await withMotion(page);
  await page.goto('/');
  expect(await delays(projects(page))).toEqual([0, 0.1, 0.2]);
  const animations = (items: Locator) =>
    items.evaluateAll((elements) =>
      elements.flatMap((item) => item.getAnimations().map(({ playState }) => playState)),
    );
  expect(await animations(projects(page))).toHaveLength(3);
  const badges = topics(page);
  await expect.poll(() => animations(badges)).toEqual([]);
  for (const badge of await badges.all()) await expect(badge).toHaveCSS('opacity', '1');
  await page.mouse.wheel(0, 2600);
  await expect.poll(() => animations(badges)).toHaveLength(6);
  expect(await delays(badges)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  await expect.poll(() => animations(badges)).toEqual(Array(6).fill('finished'));
  // On a phone the cards begin shortly below the first screen.
  await page.setViewportSize(sizes.phone);
  await page.goto('/');
  await expect.poll(() => animations(projects(page))).toEqual([]);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => animations(projects(page))).toHaveLength(3);
});

test("§2 Blog section: Four static article cards with a 'Read more' cue", async ({ read }) => {
  const page = await read('/blog');
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(4);
  for (const [i, category] of [
    'Development',
    'Technology',
    'Entrepreneurship',
    'Database',
  ].entries()) {
    const article = articles.nth(i);
    await expect(article.getByText(category, { exact: true })).toBeVisible();
    await expect(article.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(article.getByRole('heading')).not.toBeEmpty();
    await expect(article.getByRole('paragraph').nth(1)).not.toBeEmpty();
    await expect(article.getByText('Read more')).toBeVisible();
  }
  // 'Read more' is not a link: the specification has no article route.
  await expect(articles.getByRole('link')).toHaveCount(0);
});

test('§1 Every visitor sees the same content: nothing is stored', async ({ page, context }) => {
  await page.goto('/');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const [site, paths] of [
  [defaultSite, ['/']],
  [fullSite, ['/', '/projects', '/blog', '/blog/every-construct', '/resume']],
] as const)
  test(
    `no layout shift while fonts arrive: ${paths.join(', ')}`,
    { tag: paths.length > 1 ? '@rare' : [] },
    () => expectNoShift(site.url, paths),
  );

for (const viewport of [sizes.phone, sizes.desktop])
  test(`nothing shifts while the page arrives piece by piece: ${viewport.width} px`, {
    tag: '@new',
  }, async ({ page, problems }) => {
    await page.setViewportSize(viewport);
    // The document alone comes from another origin, which has none of its files.
    problems.expected.push(/./);
    const html = await (await fetch(fullSite.url)).text();
    const { promise: requested, resolve: respond } = Promise.withResolvers<ServerResponse>();
    const { url, close } = await serveFolder((request, response) => {
      if (request.url === '/') respond(response.writeHead(200, { 'Content-Type': 'text/html' }));
      else response.writeHead(404).end();
    });
    const loaded = page.goto(url);
    const response = await requested;
    // The second profile and what follows arrive later.
    const [start = '', rest = ''] = html.split(/(?<=id="hero".*?<li>.*?<\/li>)(.*)/s);
    response.write(start);
    await page.locator('#hero li').waitFor({ state: 'attached' });
    const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    const isPainted = page.evaluate(frame).then(() => true);
    const noFrame = page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await Promise.race([isPainted, noFrame])).not.toBe(true);
    // Waits until each piece is painted.
    const parts = rest.split(/(?=<(?:p|li|section|footer)[ >])/);
    while (parts.length > 0) {
      response.write(parts.splice(0, 12).join(''));
      await page.evaluate(frame);
    }
    response.end();
    await loaded;
    expect(await layoutShift(page)).toBeLessThan(0.0001);
    close();
  });
