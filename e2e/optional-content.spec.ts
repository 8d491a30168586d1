/** Optional content (test-content/full): a portrait, testimonials, availability, more links. */
import { fullSite, readBuilt } from './sites.ts';
import { boxOf, expect, test } from './test.ts';

test.use({ baseURL: fullSite.url });

test('the portrait is square, sharp and beside the text', async ({ browser }) => {
  const page = await browser.newPage({ deviceScaleFactor: 3 });
  for (const path of ['/', '/resume'])
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const image = page.getByRole('img', { name: 'Maximiliane at the harbour' });
      await expect(image).toHaveJSProperty('complete', true);
      const box = await boxOf(image);
      expect(box.width).toBe(box.height);
      expect(box.width).toBeGreaterThanOrEqual(72);
      expect(await image.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
        /-owner-(288|432)\.avif$/,
      );
      const heading = await boxOf(page.getByRole('heading', { level: 1 }));
      if (path === '/') expect(box.top >= heading.bottom || box.bottom <= heading.top).toBe(true);
    }
  await page.context().close();
});

test('testimonials and availability are shown', async ({ read }) => {
  const page = await read('/');
  const region = page.getByRole('region', { name: 'What others say' });
  await expect(region.getByRole('blockquote')).toHaveCount(2);
  await expect(region.getByRole('list')).toHaveCSS('display', 'grid');
  await expect(region.getByRole('figure').first()).toContainText('Terminal manager, Hafen Ost');
  const source = region.getByRole('link', { name: 'Ingrid Vasquez' });
  await expect(source).toHaveAttribute('href', 'https://hafen-ost.example.net/news/berth-plan');
  const availability = page.getByText('Free for one project from March.');
  const ring = (element: Element) => getComputedStyle(element, '::before').borderTopStyle;
  expect(await availability.evaluate(ring)).toBe('solid');
  const line = await boxOf(availability);
  const button = await boxOf(page.getByRole('link', { name: /^Book/ }).first());
  expect(line.top).toBeGreaterThan(button.bottom);
});

test('the four other links of a project are on its card and on the resume', async ({ read }) => {
  for (const path of ['/', '/projects', '/resume']) {
    const page = await read(path);
    for (const name of [/^Talk\u2060?$/, /^Benchmarks/, /^Package/, /^Manual/])
      await expect(page.getByRole('link', { name }).first()).toHaveAttribute('target', '_blank');
  }
});

test('home has the first six of more projects, and links to all and to the feed', async ({
  page,
}) => {
  await page.goto('/');
  const projects = page.getByRole('region', { name: 'Projects' });
  await expect(projects.getByRole('heading', { level: 3 })).toHaveCount(6);
  await projects.getByRole('link', { name: 'All projects' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Seven' })).toBeVisible();
  const feed = page.getByRole('contentinfo').getByRole('link', { name: 'Feed' });
  await expect(feed).toHaveAttribute('href', '/feed.xml');
});

test('structured data and resume.json include the portrait', () => {
  expect(JSON.parse(readBuilt(fullSite, 'resume.json')).basics.image).toMatch(
    /^https:\/\/oyelaran-brueckner\.dev\/assets\/\w+-owner-432\.jpeg$/,
  );
  expect(readBuilt(fullSite, 'index.html')).toMatch(/"image":"https:[^"]*-owner-432\.jpeg"/);
});
