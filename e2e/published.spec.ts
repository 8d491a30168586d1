import { readFile } from 'node:fs/promises';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { expect, hydrated, missingPage, sizes, test } from './test.ts';

const routes = ['/', '/projects', '/blog'];

test.describe('found and shared', () => {
  test('each route has its own title and description, canonical address, link preview, language and theme colours', async ({
    read,
  }) => {
    const seen = { title: new Set(), description: new Set(), image: new Set() };
    for (const path of routes) {
      const page = await read(path);
      const attribute = (selector: string, name = 'content') => page.locator(selector).getAttribute(name);
      const address = `https://example.com${path}`;
      expect(await attribute('link[rel=canonical]', 'href')).toBe(address);
      expect(await attribute('meta[property="og:url"]')).toBe(address);
      expect(await attribute('meta[property="og:title"]')).toBe(await page.title());
      const description = await attribute('meta[name=description]');
      expect(description?.length).toBeLessThanOrEqual(160);
      expect(await attribute('meta[property="og:description"]')).toBe(description);
      expect(await attribute('meta[name="twitter:card"]')).toBe('summary_large_image');
      const image = (await attribute('meta[property="og:image"]')) ?? '';
      expect(await attribute('meta[name="twitter:image"]')).toBe(image);
      expect(image).toMatch(/^https:\/\/example\.com\/social\/\w+\.png$/);
      expect(await attribute('meta[property="og:image:alt"]')).toBeTruthy();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      for (const scheme of ['light', 'dark'])
        expect(await attribute(`meta[name=theme-color][media*=${scheme}]`)).toMatch(/^#[0-9a-f]{6}$/);
      seen.title.add(await page.title());
      seen.description.add(description);
      seen.image.add(image);
    }
    for (const values of Object.values(seen)) expect(values.size).toBe(routes.length);
  });

  test('the head follows client navigation', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveTitle('Blog, Your Name');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://example.com/blog');
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Blog, Your Name');
  });

  test('404 is noindex', async ({ page, problems }) => {
    problems.expected.push(missingPage, /404: there is no page/);
    await page.goto('/missing');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical], script[type="application/ld+json"]')).toHaveCount(0);
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
    expect(await types('/')).toEqual(
      expect.arrayContaining(['Person', 'WebSite', 'ProfilePage', 'CreativeWork']),
    );
    expect(await types('/projects')).toContain('CreativeWork');
    expect((await types('/blog'))?.filter((type) => type === 'BlogPosting')).toHaveLength(4);
  });

  test('icons: SVG, favicon.ico, 180, 192 and 512 pixels, and a manifest', async ({ read, request }) => {
    const page = await read('/');
    const size = (address: string) =>
      page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return image.naturalWidth;
      }, address);
    expect(await size('/favicon.ico')).toBeGreaterThanOrEqual(16);
    expect(await size('/favicon.svg')).toBeGreaterThan(0);
    expect(await size('/apple-touch-icon.png')).toBe(180);
    const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string }[] };
    for (const { src, sizes: said } of icons) expect(`${await size(`/${src}`)}`).toBe(said.split('x')[0]);
  });

  for (const [name, path, type, text] of [
    ['Contact card', '/contact.vcf', /^text\/(x-)?vcard/, /^BEGIN:VCARD\r\nVERSION:3\.0\r\nFN:Your Name\r\n/],
    ['Résumé (JSON)', '/resume.json', /^application\/json/, /"name": "Your Name"/],
    ['Plain text', '/llms.txt', /^text\/plain/, /^# Your Name\n/],
  ] as const) {
    test(`${path} is linked where a person would look for it, and served as what it is`, async ({
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
    expect(await get('/sitemap.xml')).toContain('<loc>https://example.com/blog</loc>');
    expect(await get('/robots.txt')).toContain('Sitemap: https://example.com/sitemap.xml');
    expect(await get('/.well-known/security.txt')).toContain('Contact: mailto:you@example.com');
  });

  test('every built page is valid HTML', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });
    for (const file of ['index.html', 'projects/index.html', 'blog/index.html', '404.html']) {
      const { results } = await validator.validateString(await readFile(`build/client/${file}`, 'utf8'));
      const messages = results.flatMap((result) =>
        result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      );
      expect(messages, file).toEqual([]);
    }
  });

  test('every internal link and fragment resolves', async ({ read, page, request, baseURL, problems }) => {
    problems.expected.push(missingPage, /404: there is no page/);
    await page.goto('/missing');
    for (const visited of [...(await Promise.all(routes.map(read))), page]) {
      const links = await visited
        .locator('[href]')
        .evaluateAll((elements) => elements.map((element) => (element as HTMLAnchorElement).href));
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

test.describe('the theme switch: system, light, dark', () => {
  const scheme = () => getComputedStyle(document.documentElement).colorScheme;

  test('is kept across visits, and follows the system again', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const theme = (name: string) => page.getByRole('group', { name: 'Theme' }).getByRole('button', { name });
    await expect(theme('System')).toHaveAttribute('aria-pressed', 'true');
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await theme('Dark').click();
    await expect(theme('Dark')).toHaveAttribute('aria-pressed', 'true');
    const dark = await ground();
    expect(dark).not.toBe(light);
    await expect(page.locator('meta[name=theme-color][media=all]')).toHaveCount(1);
    await page.goto('/blog');
    expect(await ground()).toBe(dark);
    await hydrated(page);
    await expect(theme('Dark')).toHaveAttribute('aria-pressed', 'true');
    await theme('System').click();
    expect(await ground()).toBe(light);
    await page.reload();
    expect(await page.evaluate(scheme)).toBe('light dark');
  });

  test('shows before anything of React has loaded: no flash', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/assets/*.js', () => new Promise(() => {}));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(scheme)).toBe('dark');
  });

  test('a choice in one tab shows in the others', async ({ page, context }) => {
    await page.goto('/');
    await hydrated(page);
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Dark' }).click();
    await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(scheme)).toBe('dark');
  });

  test('works where storage is refused, as long as the page lasts', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(scheme)).toBe('dark');
  });

  test('a dark choice prints on white all the same', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', /^(only light|light only)$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone });

  test('there is no theme switch', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Theme' })).toHaveCount(0);
  });
});
