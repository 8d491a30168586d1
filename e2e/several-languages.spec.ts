/** A site in several languages: its pages for visitors and for crawlers. */
import { expectNoViolations } from './axe.ts';
import { translatedSite } from './sites.ts';
import { expect, expectNoOverflow, hydrate, renderedAgain, test, testSite } from './test.ts';

const { url } = translatedSite;
const published = 'https://brandt.test';
const path = '/blog/retries';
testSite(translatedSite);

const read = async (path: string) => {
  const response = await fetch(url + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
};
const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => value ?? '');

test('crawlers find every page once, in its language, with its translations', async () => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = attributes(sitemap, /<loc>(.*?)<\/loc>/g);
  expect(pages.length).toBeGreaterThan(20);
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const { status, html } = await read(page.slice(published.length));
    expect(status, page).toBe(200);
    const [, folder = ''] = /^https:\/\/[^/]+\/(de|ar)(\/|$)/.exec(page) ?? [];
    expect(html).toContain(`<html lang="${folder || 'en'}"${folder === 'ar' ? ' dir="rtl"' : ''}>`);
    expect(html).toContain(`<link rel="canonical" href="${page}"/>`);
    expect(html).toContain('"@id":"https://brandt.test/#person"');
    const links = [...html.matchAll(/rel="alternate" hreflang="([\w-]+)" href="(.*?)"/gi)];
    groups.set(
      page,
      links.map(([, language, href]) => `${language} ${href}`),
    );
    for (const [, , href = ''] of links) expect(pages).toContain(href);
    // Everything that a page names exists, without a redirect.
    for (const target of new Set(attributes(html, /(?:href|src)="(\/[^"#]*)/g)))
      expect((await fetch(url + target, { redirect: 'manual' })).status, target).toBe(200);
  }
  for (const [page, links] of groups) {
    if (links.length === 0) continue;
    expect(links.filter((link) => link.endsWith(` ${page}`)).length).toBeGreaterThan(0);
    for (const link of links) expect(groups.get(link.split(' ')[1] ?? '')).toEqual(links);
  }
  expect(groups.get(`${published}/`)).toEqual([
    `en ${published}/`,
    `ar ${published}/ar/`,
    `de ${published}/de/`,
    `x-default ${published}/`,
  ]);
  // An article in one language exists in that language only.
  expect(groups.get(`${published}/blog/only-english`)).toEqual([]);
  expect((await read('/de/blog/only-english')).status).toBe(404);
});

test('every language has its feed, resume and 404 page, and the site has one sitemap', async () => {
  for (const [folder, missing] of [
    ['', 'en'],
    ['/de', 'de'],
    ['/ar', 'ar'],
  ]) {
    const { status, html } = await read(`${folder}/nothing`);
    expect([status, attributes(html, /<html lang="(\w+)"/g)]).toEqual([404, [missing]]);
    expect((await read(`${folder}/feed.xml`)).html).toContain(`xml:lang="${missing}"`);
    const { basics } = JSON.parse((await read(`${folder}/resume.json`)).html);
    expect((await read(new URL(basics.image).pathname)).status, basics.image).toBe(200);
    for (const file of ['/robots.txt', '/sitemap.xml'])
      expect((await read(folder + file)).status).toBe(folder === '' ? 200 : 404);
  }
  const german = (await read(`/de${path}`)).html;
  expect(german).toContain('property="og:locale" content="de_DE"');
  // Date and picture are those of the original.
  expect(german).toContain('14. März 2026');
  expect((await read('/ar/blog')).html).toContain('lang="en"');
});

test('visitors change the language of the page without scripts', async ({ still: page }) => {
  await page.goto(path);
  const links = page.locator('[data-languages] a');
  await expect(links).toHaveText(['English', 'العربية', 'Deutsch']);
  for (const [i, lang] of ['en', 'ar', 'de'].entries())
    await expect(links.nth(i)).toHaveAttribute('lang', lang);
  await expect(page.locator('[data-languages] [aria-current]')).toHaveText('English');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${url}/de${path}`);
  // Without a translation: the page above it, and home.
  await page.goto('/blog/only-english');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${url}/de/blog`);
  await page.goto('/de/nothing');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${url}/`);
});

for (const [home, width] of [
  ['/ar/', 1280],
  ['/de/', 320],
] as const)
  test(`the languages are in the bar or the menu of ${home} at ${width}`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(home);
    const links = page.locator('[data-languages] a');
    const bar = await page.locator('header').first().boundingBox();
    if (width < 768) {
      await expect(links.first()).toBeHidden();
      await page.locator('[aria-controls=menu]').click();
    } else expect((await links.first().boundingBox())?.y).toBeLessThan(bar?.height ?? 0);
    await expect(links).toHaveCount(3);
    await expect(links.first()).toBeInViewport();
    await expectNoViolations(page, home);
    const before = await page.locator('[data-languages]').innerHTML();
    // An extension may change the page before React starts.
    problems.expected.push(renderedAgain);
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('i')));
    await hydrate(page);
    expect(await page.locator('[data-languages]').innerHTML()).toBe(before);
    await expectNoOverflow(page);
  });
