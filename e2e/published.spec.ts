/** Tests that hold for any owner's content, run with app/content. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { owner, projects, words } from '../shared/content.ts';
import { ownSite } from './sites.ts';
import { expect, missingPage, test } from './test.ts';

test.use({ baseURL: ownSite.url });

const { pages, footer } = words;
const built = `${ownSite.env.BUILD_DIRECTORY}/client`;
/** The pages that this content has. */
const routes = [
  '/',
  ...(projects.length > 0 ? ['/projects'] : []),
  '/blog',
  ...(existsSync(`${built}/resume/index.html`) ? ['/resume'] : []),
];
/** The page's name in the navigation. */
const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

test.describe('found and shared', () => {
  test('each route has its own title and description, canonical URL, link preview, language and theme colours', async ({
    read,
  }) => {
    const seen = { title: new Set(), description: new Set(), image: new Set() };
    for (const path of routes) {
      const page = await read(path);
      const attribute = (selector: string, name = 'content') =>
        page.locator(selector).getAttribute(name);
      const address = `${owner.site}${path}`;
      expect(await attribute('link[rel=canonical]', 'href')).toBe(address);
      expect(await attribute('meta[property="og:url"]')).toBe(address);
      expect(await attribute('meta[property="og:title"]')).toBe(await page.title());
      const description = await attribute('meta[name=description]');
      expect(description).toBeTruthy();
      expect(await attribute('meta[property="og:description"]')).toBe(description);
      expect(await attribute('meta[name="twitter:card"]')).toBe('summary_large_image');
      const image = (await attribute('meta[property="og:image"]')) ?? '';
      expect(await attribute('meta[name="twitter:image"]')).toBe(image);
      expect(image).toBe(`${owner.site}/social/${path.slice(1) || 'home'}.png`);
      expect(await attribute('meta[property="og:image:alt"]')).toBeTruthy();
      await expect(page.locator('html')).toHaveAttribute('lang', owner.lang ?? 'en');
      for (const scheme of ['light', 'dark'])
        expect(await attribute(`meta[name=theme-color][media*=${scheme}]`)).toMatch(
          /^#[0-9a-f]{6}$/,
        );
      seen.title.add(await page.title());
      seen.description.add(description);
      seen.image.add(image);
    }
    for (const values of Object.values(seen)) expect(values.size).toBe(routes.length);
  });

  test('title and canonical URL change with the page', async ({ page }) => {
    await page.goto('/');
    await link(page, pages.blog).click();
    await expect(page).toHaveTitle(words.title(pages.blog, owner.name));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${owner.site}/blog`);
  });

  test('404 is noindex', async ({ page, problems }) => {
    problems.expected.push(missingPage, /404: there is no page/);
    await page.goto('/missing');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(
      page.locator('link[rel=canonical], script[type="application/ld+json"]'),
    ).toHaveCount(0);
  });

  test('a social picture per route, 1200 by 630, under 100 KB', async ({ read, request }) => {
    for (const path of routes) {
      const page = await read(path);
      const image = await page.locator('meta[property="og:image"]').getAttribute('content');
      const response = await request.get(new URL(image ?? '').pathname);
      const picture = await response.body();
      expect(response.headers()['content-type']).toBe('image/png');
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(picture.length).toBeLessThan(100_000);
    }
  });

  test('structured data: ProfilePage with the Person, WebSite, the projects, the articles', async ({
    page,
  }) => {
    const types = async (path: string) => {
      await page.goto(path);
      const text = await page.locator('script[type="application/ld+json"]').textContent();
      return JSON.stringify(JSON.parse(text ?? '')).match(/(?<="@type":")\w+/g);
    };
    expect(await types('/')).toEqual(expect.arrayContaining(['Person', 'WebSite', 'ProfilePage']));
    const count = async (path: string, type: string) =>
      (await types(path))?.filter((found) => found === type).length;
    const everyProject = routes.includes('/projects')
      ? await count('/projects', 'CreativeWork')
      : 0;
    expect(everyProject).toBe(projects.length);
    await page.goto('/blog');
    const cards = await page.getByRole('article').count();
    expect(await count('/blog', 'BlogPosting')).toBeGreaterThanOrEqual(cards);
  });

  test('icons: SVG, favicon.ico, 180, 192 and 512 pixels, and a manifest', async ({
    read,
    request,
  }) => {
    const page = await read('/');
    const size = (address: string) =>
      page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return image.naturalWidth;
      }, address);
    expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
    expect(await size('/favicon.ico')).toBeGreaterThanOrEqual(16);
    expect(await size('/favicon.svg')).toBeGreaterThan(0);
    expect(await size('/apple-touch-icon.png')).toBe(180);
    const manifest = await request.get(
      (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '',
    );
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string }[] };
    for (const { src, sizes: said } of icons)
      expect(`${await size(`/${src}`)}`).toBe(said.split('x')[0]);
  });

  for (const [name, path, type, text] of [
    [
      footer.contactCard,
      '/contact.vcf',
      /^text\/(x-)?vcard/,
      /^BEGIN:VCARD\r\nVERSION:3\.0\r\nFN:/,
    ],
    [footer.resume, '/resume.json', /^application\/json/, /"basics": \{\s+"name": "/],
    [footer.text, '/llms.txt', /^text\/plain/, /^# \S/],
  ] as const) {
    test(`${path} is linked where visitors look for it, and has the right media type`, async ({
      read,
      request,
    }) => {
      const page = await read('/');
      const link = page.getByRole('contentinfo').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', path);
      const response = await request.get(path);
      expect(response.headers()['content-type']).toMatch(type);
      expect(await response.text()).toMatch(text);
    });
  }

  test('sitemap.xml, robots.txt and security.txt are there', async ({ request }) => {
    const get = async (path: string) => {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      return response.text();
    };
    expect(await get('/sitemap.xml')).toContain(`<loc>${owner.site}/blog</loc>`);
    expect(await get('/robots.txt')).toContain(`Sitemap: ${owner.site}/sitemap.xml`);
    if (owner.security)
      expect(await get('/.well-known/security.txt')).toContain(`Contact: ${owner.security}`);
  });

  test('every built page is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
    });
    for (const file of [...routes.map((route) => `${route.slice(1)}/index.html`), '404.html']) {
      const { results } = await validator.validateString(
        await readFile(`${built}/${file}`, 'utf8'),
      );
      const messages = results.flatMap((result) =>
        result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      );
      expect(messages, file).toEqual([]);
    }
  });

  test('every internal link and fragment resolves', async ({
    read,
    page,
    request,
    baseURL,
    problems,
  }) => {
    problems.expected.push(missingPage, /404: there is no page/);
    await page.goto('/missing');
    for (const visited of [...(await Promise.all(routes.map(read))), page]) {
      const links = await visited
        .locator('[href]')
        .evaluateAll((elements) =>
          elements.map(
            (element) => new URL(element.getAttribute('href') ?? '', document.baseURI).href,
          ),
        );
      for (const link of new Set(links)) {
        const url = new URL(link);
        if (url.origin !== baseURL) continue;
        const response = await request.get(url.pathname);
        expect(response.status(), link).toBe(url.pathname === '/missing' ? 404 : 200);
        if (url.hash) expect(await response.text(), link).toContain(`id="${url.hash.slice(1)}"`);
      }
    }
  });
});
