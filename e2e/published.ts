/**
 * Tests that hold for any content. They read pages, strings and titles from the built site,
 * since they cannot know the owner's content.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import type { Site } from './sites.ts';
import { expect, missingPageMessages, test } from './test.ts';

/** The paths of a built site's pages, from its sitemap: the first of each folder. */
function readPaths(root: string): { canonicalRoot: string; paths: string[] } {
  const sitemap = readFileSync(join(root, 'sitemap.xml'), 'utf8');
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const [canonicalRoot = ''] = urls;
  const folders = new Set<string>();
  const paths = urls
    .map((url) => url.slice(canonicalRoot.length - 1))
    .filter((path) => existsSync(join(root, path, 'index.html')))
    .filter((path) => {
      const folder = dirname(path);
      const isFirst = folder === '/' || !folders.has(folder);
      folders.add(folder);
      return isFirst;
    });
  return { canonicalRoot, paths };
}

/** Declares the tests of a site, which is built and served before they run. */
export function testPublished({ url, env }: Site) {
  const root = join(env.BUILD_DIRECTORY, 'client');
  const readSite = () => readPaths(root);
  const attribute = (page: Page, selector: string, name = 'content') =>
    page.locator(selector).getAttribute(name);

  test.describe('as published', () => {
    test.use({ baseURL: url });

    test('each page has its own title, description, canonical URL, link preview, language and theme colours', async ({
      read,
    }) => {
      const { canonicalRoot, paths } = readSite();
      const seen = { title: new Set(), image: new Set() };
      for (const path of paths) {
        const page = await read(path);
        const canonical = canonicalRoot.slice(0, -1) + path;
        expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(canonical);
        expect(await attribute(page, 'meta[property="og:url"]')).toBe(canonical);
        expect(await attribute(page, 'meta[property="og:title"]')).toBe(await page.title());
        const description = await attribute(page, 'meta[name=description]');
        expect(description).toBeTruthy();
        expect(await attribute(page, 'meta[property="og:description"]')).toBe(description);
        expect(await attribute(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
        expect(await attribute(page, 'meta[property="og:image:alt"]')).toBeTruthy();
        expect(await attribute(page, 'html', 'lang')).toMatch(/^[a-z]{2,3}\b/);
        for (const scheme of ['light', 'dark'])
          expect(await attribute(page, `meta[name=theme-color][media*=${scheme}]`)).toMatch(
            /^#[0-9a-f]{6}$/,
          );
        const image = (await attribute(page, 'meta[property="og:image"]')) ?? '';
        expect(image).toMatch(/\/social\/[\w/-]+\.(png|jpg)$/);
        const file = image.slice(canonicalRoot.length);
        const picture = readFileSync(join(root, file));
        const { width, height } = await sharp(picture).metadata();
        // The owner's picture may have any size; pictures of articles are photographs.
        if (!existsSync(join(env.CONTENT_DIRECTORY, 'public', file))) {
          expect({ width, height }).toEqual({ width: 1200, height: 630 });
          expect(picture.length).toBeLessThan(image.endsWith('.jpg') ? 300_000 : 100_000);
        }
        seen.title.add(await page.title());
        seen.image.add(image);
      }
      for (const values of Object.values(seen)) expect(values.size).toBe(paths.length);
    });

    test('every link of the navigation leads to its page, and 404 is noindex', async ({
      page,
      problems,
    }) => {
      problems.expected.push(...missingPageMessages);
      await page.goto(`${url}/`);
      const links = page.getByRole('navigation').first().getByRole('listitem').getByRole('link');
      const targets = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).href),
      );
      for (const [i, target] of targets.entries()) {
        await links.nth(i).click();
        await expect(page).toHaveURL(target);
        await expect(page.locator('[aria-current=page]')).toHaveAttribute(
          'href',
          new URL(target).pathname,
        );
      }
      await page.goto(`${url}/missing`);
      expect(await attribute(page, 'meta[name=robots]')).toBe('noindex');
      await expect(
        page.locator('link[rel=canonical], script[type="application/ld+json"]'),
      ).toHaveCount(0);
    });

    test('structured data: ProfilePage with the Person, WebSite', async ({ read }) => {
      const page = await read('/');
      const data = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
      );
      expect(data['@graph'].map((part: { '@type': string }) => part['@type'])).toEqual([
        'Person',
        'WebSite',
        'ProfilePage',
      ]);
    });

    test('icons can be decoded, and the other files have their types', async ({
      read,
      request,
    }) => {
      const page = await read('/');
      const get = async (path: string) => {
        const response = await request.get(`${url}/${path}`);
        expect(response.status(), path).toBe(200);
        return { type: response.headers()['content-type'], text: await response.text() };
      };
      for (const icon of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png']) {
        const width = await page.evaluate(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return image.naturalWidth;
        }, `${url}/${icon}`);
        expect(width, icon).toBeGreaterThan(0);
      }
      const resume = await get('resume.json');
      expect(resume.type).toMatch(/^application\/json/);
      expect(resume.text).toMatch(/"basics": \{\s+"name": "/);
      const { canonicalRoot } = readSite();
      expect((await get('robots.txt')).text).toContain(`Sitemap: ${canonicalRoot}sitemap.xml`);
    });

    test('every page is valid HTML', async () => {
      const validator = new HtmlValidate({
        extends: ['html-validate:standard', 'html-validate:a11y'],
        // The Experience button is a link, which needs no script.
        rules: { 'prefer-native-element': ['error', { exclude: ['button'] }] },
      });
      for (const file of [...readSite().paths.map((path) => `${path}/index.html`), '404.html']) {
        const { results } = await validator.validateString(readFileSync(join(root, file), 'utf8'));
        const messages = results.flatMap((result) =>
          result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
        );
        expect(messages, file).toEqual([]);
      }
    });

    test('every internal link and fragment resolves', async ({ read, request }) => {
      const links = new Set<string>();
      for (const path of readSite().paths) {
        const page = await read(path);
        const hrefs = await page
          .locator('[href]')
          .evaluateAll((elements) =>
            elements.map(
              (element) => new URL(element.getAttribute('href') ?? '', document.baseURI).href,
            ),
          );
        for (const link of hrefs) if (new URL(link).origin === new URL(url).origin) links.add(link);
      }
      const targets = Map.groupBy(links, (link) => new URL(link).pathname);
      for (const [pathname, all] of targets) {
        const response = await request.get(pathname);
        expect(response.status(), pathname).toBe(200);
        const ids = all.map((link) => decodeURIComponent(new URL(link).hash.slice(1)));
        if (ids.some(Boolean)) {
          const html = await response.text();
          for (const id of ids.filter(Boolean)) expect(html, pathname).toContain(`id="${id}"`);
        }
      }
    });
  });
}
