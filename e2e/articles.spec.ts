/** Articles and case studies (test-content/full): reading, discovery, sharing and printing. */
import { parseAtomFeed } from 'feedsmith';
import { fullSite, readBuilt, serveChanged } from './sites.ts';
import { expect, test } from './test.ts';

const article = '/blog/every-construct';
const story = '/projects/search-that-keeps-up';
const title = 'Reading a query plan like a map: every construct, <angles> & "quotes" included';
const site = 'https://oyelaran-brueckner.dev';

const built = (file: string) => readBuilt(fullSite, file);

test.use({ baseURL: fullSite.url });

test('an article has header, contents, footnotes and links', { tag: '@new' }, async ({ read }) => {
  const page = await read(article);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const head = page.getByRole('article').locator('header');
  await expect(head).toContainText('Databases');
  await expect(head).toContainText('18 Aug 2026');
  await expect(head).toContainText('Updated 2 Sep 2026');
  await expect(head).toContainText('2 min read');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link')).toHaveCount(5);
  await contents.getByRole('link', { name: 'Three steps' }).click();
  await expect(page).toHaveURL(/#three-steps$/);
  await expect(page.getByRole('heading', { name: 'Three steps' })).toBeInViewport();
  await page.getByRole('article').getByRole('link', { name: '1', exact: true }).click();
  await expect(page.getByText('Not the territory')).toBeInViewport();
  await page.getByRole('link', { name: 'Back to the text' }).first().click();
  await expect(page.getByText('A plan is a map of work')).toBeInViewport();
  const onwards = page.getByRole('navigation', { name: 'Read on' });
  const older = onwards.getByRole('link', { name: 'Older Why did the gauge lie?' });
  await expect(older).toHaveAttribute('href', '/blog/from-elsewhere');
  for (const [name, href] of Object.entries({
    'a shorter text': '/blog/short-note',
    'case study': story,
    'my own role in it': '/#experience',
    'All articles': '/blog',
  }))
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  const external = page.getByRole('link', { name: 'the manual' });
  await expect(external).toHaveAttribute('target', '_blank');
  await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(external).toHaveAccessibleDescription('Opens in a new tab');
  const call = { name: 'Book a quick 30-minute call with me' };
  await expect(page.getByRole('complementary').getByRole('link', call)).toBeVisible();
  const blog = page.getByRole('link', { name: 'Blog', exact: true });
  await expect(blog).toHaveAttribute('aria-current', 'true');
});

test('a picture comes as AVIF and WebP, and shifts nothing', async ({ page }) => {
  await page.goto(article);
  const picture = page.getByRole('figure').getByRole('img', { name: /^Four lines over time/ });
  const reserved = await picture.evaluate(
    (image: HTMLImageElement) => image.getBoundingClientRect().height,
  );
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  const loaded = await picture.evaluate((image: HTMLImageElement) => ({
    isDrawn: image.naturalWidth > 0,
    height: image.getBoundingClientRect().height,
    source: image.currentSrc,
  }));
  expect(loaded).toEqual({
    isDrawn: true,
    height: reserved,
    source: expect.stringMatching(/\.avif$/),
  });
  await expect(page.getByText('The fourth query, before and after')).toBeVisible();
  expect(built('blog/every-construct/index.html')).toMatch(
    /type="image\/webp" srcset="\/assets\/\w+-plan-578\./,
  );
});

test('code is highlighted if its language is known', async ({ read }) => {
  const page = await read(article);
  const code = page.getByRole('group', { name: 'explain.sql' });
  await expect(code.locator('mark')).toHaveCount(3);
  await expect(code.locator('mark').first()).toHaveText('EXPLAIN (ANALYZE, BUFFERS, FORMAT TEXT)');
  const colours = await code
    .locator('span')
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))]);
  expect(colours.length).toBeGreaterThan(2);
  await expect(page.getByText('this language nobody knows').locator('span')).toHaveCount(0);
});

test('a copied page has no text of controls and no pauses for screen readers', {
  tag: '@new',
}, async ({ page }) => {
  for (const path of [article, '/']) {
    await page.goto(path);
    await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
    const text = await page.evaluate(() => `${getSelection()}`);
    expect(text).toMatch(/What the planner knows|Professional Experience/);
    expect(text, path).not.toMatch(/\S#\s*$|^(Copy|\s*,\s*)$/m);
  }
});

test('an article is complete without script', async ({ still }) => {
  await still.goto(article);
  await expect(still.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(still.getByRole('heading', { name: 'What I would do again' })).toBeVisible();
  await expect(still.getByRole('table')).toBeVisible();
  await expect(still.getByRole('checkbox', { name: 'Done', exact: true })).toBeChecked();
});

test('an article prints cleanly, with its URL', async ({ page }) => {
  await page.goto(article);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(site + article, { exact: true })).toBeVisible();
  for (const name of ['Main', 'Contents', 'Read on'])
    await expect(page.getByRole('navigation', { name, includeHidden: true })).toBeHidden();
  const code = page.getByRole('group', { name: 'explain.sql' });
  await expect(code).toHaveCSS('white-space', 'pre-wrap');
});

test.describe('an article is a static page', () => {
  test('going back shows a theme that was chosen on another page', async ({ page }) => {
    await page.goto(article);
    await page.getByRole('link', { name: 'Blog', exact: true }).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  test('browsers prerender it, and prefetch the main pages', { tag: '@new' }, async ({
    browser,
  }) => {
    const prefetched: string[] = [];
    const { url, close } = await serveChanged(fullSite, ({ headers, url }) => {
      const purpose = headers['sec-purpose'];
      if (purpose) prefetched.push(`${purpose} ${url}`);
    });
    const page = await browser.newPage();
    // Automated browsers refuse to prerender, and log that.
    const prerendered: string[] = [];
    const session = await page.context().newCDPSession(page);
    session.on('Preload.prerenderStatusUpdated', ({ key }) => prerendered.push(key.url));
    await session.send('Preload.enable');
    await page.goto(`${url}/blog`);
    await page
      .getByRole('article')
      .filter({ hasText: 'every construct' })
      .getByRole('link')
      .hover();
    await expect.poll(() => prefetched).toContain(`prefetch ${article}`);
    await expect.poll(() => prerendered).toContain(url + article);
    await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).hover();
    await expect.poll(() => prefetched).toContain('prefetch /projects');
    await page.close();
    close();
  });
});

test('a case study links to its project at the top and the end', async ({ read }) => {
  const page = await read(story);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Visit Tidewatch' })).toHaveCount(2);
  const parts = main.locator('img[alt="A curve that rises and falls twice"], article h2');
  const names = await parts.evaluateAll((all) => all.map(({ localName }) => localName));
  expect(names.join()).toMatch(/^img,(h2,)+img$/);
});

test("a project's card also links to its case study", async ({ read }) => {
  for (const path of ['/', '/projects']) {
    const page = await read(path);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Tidewatch' }) });
    await expect(card.locator('[target=_blank]:visible')).toHaveAccessibleName(/Visit Tidewatch/);
    const link = page.getByRole('link', { name: /^Case study/ });
    await expect(link).toHaveAccessibleName('Case study of Tidewatch');
    await expect(link).toHaveAttribute('href', story);
    await expect(card.getByRole('link', { name: /^Case study/ })).toHaveCount(1);
  }
});

test('an article has a title, metadata, BlogPosting and breadcrumbs', async ({ read }) => {
  const page = await read(article);
  await expect(page).toHaveTitle(`${title}, Maximiliane Oyelaran-Brückner`);
  const toContent = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  expect(await toContent('og:type')).toBe('article');
  const name = 'Maximiliane Oyelaran-Brückner';
  expect(await toContent('author')).toBe(name);
  expect(await toContent('article:published_time')).toBe('2026-08-18');
  expect(await toContent('og:image')).toBe(`${site}/social${article}.png`);
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  const find = (type: string) =>
    data['@graph'].find((part: { '@type': string }) => part['@type'] === type);
  expect(find('BlogPosting')).toMatchObject({
    headline: title,
    datePublished: '2026-08-18',
    dateModified: '2026-09-02',
    url: site + article,
    author: { '@type': 'Person', name, url: `${site}/` },
  });
  expect(find('BreadcrumbList').itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${site}/`,
    `${site}/blog`,
    site + article,
  ]);
  const other = built('blog/from-elsewhere/index.html');
  // No comma follows a title that is a question.
  expect(other).toContain('<title>Why did the gauge lie? Maximiliane Oyelaran-Brückner</title>');
  expect(other).toContain('<meta property="article:tag" content="Query plans"/>');
});

test('every page links to the feed of whole articles', async ({ page, request }) => {
  for (const file of ['index', 'projects/index', 'blog/index', `${article.slice(1)}/index`, '404'])
    expect(built(`${file}.html`)).toMatch(
      /<link [^>]*type="application\/atom\+xml"[^>]* href="\/feed.xml"/,
    );
  const response = await request.get('/feed.xml');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const text = await response.text();
  const countErrors = (xml: string) =>
    new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror').length;
  expect(await page.evaluate(countErrors, text)).toBe(0);
  const feed = parseAtomFeed(text);
  expect(feed.links).toContainEqual(
    expect.objectContaining({ rel: 'self', href: `${site}/feed.xml` }),
  );
  expect(feed.entries?.map(({ id }) => id)).toEqual(
    ['every-construct', 'from-elsewhere', 'in-persian', 'in-chinese', 'short-note'].map(
      (name) => `${site}/blog/${name}`,
    ),
  );
  const [entry] = feed.entries ?? [];
  expect(entry).toMatchObject({
    title: { value: title },
    published: '2026-08-18T12:00:00.000Z',
    updated: '2026-09-02T12:00:00.000Z',
  });
  expect(text).toContain(`<title><![CDATA[${title}]]></title>`);
  expect(entry?.content?.value).toContain('What I would do again');
  for (const { content, links } of feed.entries ?? []) {
    const html = content?.value ?? '';
    // No part of the page around an article, no relative URL, no dangling reference.
    expect(html).not.toMatch(/aria-|tabindex|<source|class=|data-|role=|<svg|<math/);
    expect(html).not.toMatch(/(?:href|src)="(?!https:|mailto:)/);
    for (const [, page, id] of html.matchAll(/href="([^"]*)#([^"]+)"/g))
      if (page === links?.[0]?.href) expect(html).toContain(`id="${id}"`);
  }
});

test('drafts and articles with a future date are not published', async ({ request }) => {
  for (const path of ['/blog/not-finished', '/blog/from-the-future'])
    expect((await request.get(path)).status(), path).toBe(404);
  for (const file of ['blog/index.html', 'feed.xml', 'sitemap.xml'])
    expect(built(file)).not.toMatch(/not-finished|from-the-future|Not finished|From the future/);
});
