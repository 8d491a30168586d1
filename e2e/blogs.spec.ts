/** Features for imported blogs (test-content/full): old URLs, topics, languages, custom pages. */
import { expectNoViolations } from './axe.ts';
import { fullSite, readBuilt, serveChanged } from './sites.ts';
import { boxOf, expect, expectNoOverflow, rem, test } from './test.ts';

const article = '/blog/from-elsewhere';
const built = (file: string) => readBuilt(fullSite, file);

test.use({ baseURL: fullSite.url });

test.describe('old URLs redirect', () => {
  test('by the server, once', async ({ request }) => {
    const olds = ['/2026/05/05/gauge/', '/2026/05/05/gauge', '/old/gauge.html', '/архив/gauge'];
    for (const [old, now] of [
      ...olds.map((old) => [old, article]),
      // The case study of a retired project is now an article, and an article is now a case study.
      ['/projects/gauge', article],
      ['/blog/first-sketch', '/projects/search-that-keeps-up'],
    ] as [string, string][]) {
      const response = await request.get(old, { maxRedirects: 0 });
      expect(response.status(), old).toBe(308);
      expect(new URL(response.headers().location ?? '', fullSite.url).pathname, old).toBe(now);
    }
  });

  test('by a page if the server has no redirects, and keep what follows the path', async ({
    page,
    browser,
  }) => {
    const { url, close } = await serveChanged(
      fullSite,
      (request, response) =>
        request.url?.startsWith('/old/gauge.html') &&
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(built('old/gauge.html')),
    );
    await page.goto(`${url}/old/gauge.html?utm=x#code`);
    await expect(page).toHaveURL(`${url}${article}?utm=x#code`);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${url}/old/gauge.html`);
    await expect(plain).toHaveURL(url + article);
    await context.close();
    expect(built('2026/05/05/gauge/index.html')).toContain(
      '<link rel="canonical" href="https://oyelaran-brueckner.dev/blog/from-elsewhere">',
    );
    close();
  });
});

test('badges and articles link to the articles of their topics, if any', async ({ page }) => {
  await page.goto('/');
  const lists = page.getByRole('region', { name: 'Writing About' }).getByRole('list');
  const [newest, topics] = [lists.nth(0), lists.nth(1)];
  await expect(newest.getByRole('link')).toHaveText([
    'A database on a crane',
    /^Reading a query plan/,
    'Why did the gauge lie?',
  ]);
  await expect(topics.getByRole('listitem')).toHaveCount(8);
  await expect(topics.getByRole('link')).toHaveCount(1);
  const forecasting = topics.getByRole('listitem').filter({ hasText: 'Forecasting' });
  await forecasting.scrollIntoViewIfNeeded();
  const label = await boxOf(forecasting);
  expect(label.height).toBe(1.75 * rem);
  // It can be tapped beyond its frame.
  await page.mouse.click(label.left + 20, label.bottom + 6);
  await expect(page).toHaveURL('/blog/topic/forecasting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forecasting');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectNoViolations(page, 'a topic');
  await page.getByRole('link', { name: 'A shorter text' }).click();
  await expect(page).toHaveURL('/blog/short-note');
  await page.goto(article);
  const header = page.getByRole('article').locator('header');
  await header.getByRole('link', { name: 'Databases' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(built('blog/topic/query-plans/index.html')).not.toMatch(/\.js\b|modulepreload/);
});

test('custom pages are below the root, and footers link to them on request', async ({ page }) => {
  for (const path of ['/', article]) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint');
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveCount(0);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint');
  await expect(page.getByRole('navigation', { name: 'Read on' })).toHaveCount(0);
  await page.getByRole('link', { name: 'privacy notice' }).click();
  await expect(page).toHaveURL('/privacy');
  await expectNoViolations(page, 'a custom page');
  expect(built('sitemap.xml')).toContain('/privacy</loc>');
  expect(built('feed.xml')).not.toContain('Imprint');
});

test.describe('an article in another language', () => {
  test('has its own language, direction and dates, and one right edge', async ({ read }) => {
    const page = await read('/blog/in-persian');
    const text = page.getByRole('article');
    await expect(text).toHaveAttribute('lang', 'fa');
    await expect(text).toHaveAttribute('dir', 'rtl');
    await expect(text.getByRole('time')).toHaveText('۱۵ فروردین ۱۴۰۵');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const edges = await text.evaluate((element) => {
      const right = (selector: string) => {
        const range = document.createRange();
        const [part] = element.querySelectorAll(selector);
        if (part) range.selectNodeContents(part);
        return Math.max(...[...range.getClientRects()].map((box) => box.right));
      };
      return ['h1', 'h2', 'h1 + p', 'h2 + p', '.code'].map(right).map(Math.round);
    });
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(6);
    expect(built('feed.xml')).toContain('<entry xml:lang="fa">');
    expect(built('blog/in-persian/index.html')).toContain('"og:locale" content="fa_IR"');
    await expectNoViolations(page, 'an article in Persian');
  });

  test('a Chinese title has no tight letter spacing', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/blog/in-chinese');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('letter-spacing', 'normal');
    await expect(title).toHaveText('重新构想原子化 CSS 的编译与渲染');
    await expectNoOverflow(page);
  });
});

test('one left edge, with contents or without', async ({ read }) => {
  const edges = new Set<number>();
  for (const path of [
    article,
    '/blog/every-construct',
    '/blog/short-note',
    '/imprint',
    '/projects/search-that-keeps-up',
  ]) {
    const text = (await read(path)).getByRole('article');
    const lefts = await text.evaluate((element) =>
      [...element.querySelectorAll('h1 ~ p, header ~ div > :not(details)')]
        .filter((part) => part.getClientRects().length > 0)
        .map((part) => Math.round(part.getBoundingClientRect().left)),
    );
    for (const left of lefts) edges.add(left);
  }
  expect([...edges]).toHaveLength(1);
});

test('code, tables and contents on desktops and phones', { tag: '@new' }, async ({ page }) => {
  await page.goto('/blog/every-construct');
  const group = (name: string) => page.getByRole('group', { name });
  for (const name of ['explain.sql', 'Table'])
    expect((await boxOf(group(name))).width).toBeGreaterThan(800);
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first();
  await expect(contents).toBeVisible();
  // Only blocks that scroll are stops.
  const stops = page.getByRole('article').locator('[tabindex="0"]');
  await expect(stops).toHaveCount(2);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(contents).toBeHidden();
  await page.getByText('Contents', { exact: true }).click();
  await expect(contents).toBeVisible();
  await expect(stops).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Three steps' }).getByRole('link')).toHaveCount(0);
  for (const name of ['explain.sql', 'Table']) {
    await group(name).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => group(name).evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  }
});

test('no heading is larger or bolder than the one above it', async ({ read }) => {
  const page = await read(article);
  const weights = await page.getByRole('article').evaluate((element) =>
    ['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => {
      const heading = element.querySelector(`header ~ div ${name}`) as Element;
      const { fontSize, fontWeight } = getComputedStyle(heading);
      return Number.parseFloat(fontSize) * 10_000 + Number(fontWeight);
    }),
  );
  for (const [i, weight] of weights.entries())
    if (i > 0) expect(weight).toBeLessThan(weights[i - 1] ?? 0);
});

test('a button copies code, and exists only if scripts run', async ({ page, still, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(article);
  const code = page.getByRole('group', { name: 'Code' }).filter({ hasText: 'npm run build' });
  const button = page.locator('.code', { has: code }).getByRole('button', { name: 'Copy' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  // Announced once: the button's text changes back in silence.
  const status = page.locator('.code', { has: code }).getByRole('status');
  await expect(status).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npm run build -- --release && echo "done" # and go',
  );
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
  // Of a terminal, the commands alone.
  await code.evaluate((pre) => {
    pre.setAttribute('data-console', '');
    Object.assign(pre.firstElementChild ?? {}, {
      textContent: '$ npm run build\na.txt\n$ cat a.txt',
    });
  });
  await button.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npm run build\ncat a.txt',
  );
  await page.clock.runFor(10_000);
  await expect(status).toHaveText('');
  await expect(page.locator('.code [aria-live]')).toHaveCount(0);
  await still.goto(article);
  await expect(still.getByText('npm')).toBeVisible();
  await expect(still.getByRole('button', { name: 'Copy' })).toHaveCount(0);
});

test('no third-party request or script; still frames', async ({ page }) => {
  const blinking = page.getByRole('img', { name: 'It blinks' });
  for (const [reducedMotion, source] of [
    ['reduce', /\.still\.webp/],
    ['no-preference', /blink-240\.webp$/],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(article);
    await blinking.scrollIntoViewIfNeeded();
    await expect
      .poll(() => blinking.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(source);
  }
  const url = await page.getByRole('img', { name: 'A level' }).getAttribute('src');
  const drawing = await (await page.request.get(`${url}`)).text();
  expect(drawing).toMatch(/^<svg[\s\S]*<path/);
  expect(drawing).not.toMatch(/script|onload|stranger/);
});
