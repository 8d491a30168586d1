/** A blog of many articles. Markdown is rendered as its authors intended. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { mp4, webm, writeFiles } from '../test-content/files.ts';
import { expectNoViolations } from './axe.ts';
import { testPublished } from './published.ts';
import { buildSite, defaultSite, longBlogSite, readBuilt } from './sites.ts';
import {
  boxOf,
  expect,
  expectNoOverflow,
  hold,
  hydrate,
  renderedAgain,
  sizes,
  test,
  testSite,
} from './test.ts';

const { CONTENT_DIRECTORY } = longBlogSite.env;
const built = (file: string) => readBuilt(longBlogSite, file);

testSite(longBlogSite, async () => {
  rmSync(CONTENT_DIRECTORY, { recursive: true, force: true });
  for (const folder of [defaultSite.env.CONTENT_DIRECTORY, 'test-content/long-blog'])
    cpSync(folder, CONTENT_DIRECTORY, { recursive: true });
  const plan = readFileSync('test-content/full/articles/plan.png');
  const pictures = ['articles/dark', 'articles/cover', 'articles/demo', 'sections/dark'];
  const notes = Array.from({ length: 30 }, (_, i) => [
    `articles/note-${i}.md`,
    `---\ntitle: Note ${i}\nexcerpt: What note ${i} says\ndate: ${2020 + (i % 4)}-03-11\ntopics: [Topic ${i % 5}]\n${i < 2 ? 'series: A guide\n' : ''}---\nThe word${i} is here. 全文検索${i === 7 ? 'の試験' : ''}。\n`,
  ]);
  writeFiles(CONTENT_DIRECTORY, {
    ...Object.fromEntries([...notes, ...pictures.map((name) => [`${name}.png`, plan])]),
    // Nobody plays them: their first bytes will do.
    ...{ 'articles/demo.mp4': mp4(), 'articles/other.webm': webm() },
    'articles/film.md':
      '---\ntitle: A film\nexcerpt: See it\ndate: 2024-01-01\n---\nLook.\n\n![The crane turns](demo.mp4)\n\n![The crane stops](other.webm)\n',
    'sections/speaking.md':
      '---\ntitle: Speaking\n---\nI [talk](https://conf.test).\n\n## Projects\n\n| Year | Place |\n|---|---|\n| 2027 | Lyon |\n\n![A plan](dark.png)\n\n> She knew[^1].\n\n[^1]: By heart.\n',
    'sections/draft.md': '---\ntitle: Not yet\ndraft: true\n---\nHidden.\n',
    'pages/uses.md': '---\ntitle: What I use\nnav: true\n---\nPencils.\n',
  });
  await buildSite(longBlogSite);
});

test("an owner's page with `nav: true` is in the bar, after the specification's four", async ({
  page,
}) => {
  await page.goto('/uses');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
  await expect(links).toHaveText(['Home', 'Projects', 'Blog', 'Experience', 'What I use']);
  await expect(page.locator('nav [aria-current=page]')).toHaveText('What I use');
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(sizes.desktop);
  await page.goto('/');
  await hydrate(page);
  await links.last().getByRole('link').click();
  await expect(page).toHaveURL('/uses');
});

test('Markdown in sections/ is a section of home, which React leaves as it is', async ({
  page,
  problems,
}) => {
  problems.expected.push(renderedAgain);
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Speaking' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Projects',
    'Professional Experience',
    'Writing About',
    'Speaking',
    'Stay up to date',
  ]);
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([/^Projects/, /^Footnotes/]);
  await expect(section.getByRole('img', { name: 'A plan' })).toBeAttached();
  await expectNoViolations(page, '/');
  const before = await section.innerHTML();
  // An extension may change the page before React starts.
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('i')));
  await hydrate(page);
  expect(await section.innerHTML()).toBe(before);
  await page.emulateMedia({ media: 'print' });
  await expect(section.getByRole('cell', { name: 'Lyon' })).toBeVisible();
  for (const file of ['feed.xml', 'sitemap.xml'])
    expect(built(file)).not.toMatch(/speaking|She knew/i);
});

test('a video beside an article is loaded when a visitor plays it', { tag: '@new' }, async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/blog/film', { waitUntil: 'networkidle' });
  const [film, other] = [page.locator('video').nth(0), page.locator('video').nth(1)];
  await expect(film).toHaveAccessibleName('The crane turns');
  await expect(film).toHaveAttribute('poster', /-demo-\d+\.(png|jpeg)$/);
  await expect(film).toHaveJSProperty('preload', 'none');
  await expect(film).toHaveCSS('border-top-style', 'solid');
  const { width, height } = await boxOf(other);
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await expect(page.getByText('The crane stops').last()).toBeVisible();
  expect(requests.filter((url) => /mp4|webm/.test(url))).toEqual([]);
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
  expect(policy.exec(built('blog/film.html'))?.[1]).toContain("media-src 'self'");
  expect(policy.exec(built('blog/note-1.html'))?.[1]).not.toContain('media-src');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'The crane turns' })).toBeVisible();
  expect(built('feed.xml')).toMatch(
    /href="[^"]*-demo\.mp4"&gt;The crane turns|href=\\?"[^"]*-demo\.mp4/,
  );
});

test.describe('what holds for every site', { tag: '@rare' }, () =>
  testPublished(longBlogSite, true),
);

test('all articles by year and all topics are on one page, without script; the blog and the search lead there', async ({
  still: page,
}) => {
  for (const path of ['/blog', '/search']) {
    await page.goto(path);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Archive' }).click();
    await expect(page).toHaveURL('/blog/archive');
  }
  await expect(page.getByRole('main').getByRole('link', { name: /^Note \d+$/ })).toHaveCount(30);
  await expect(page.getByRole('region', { name: '2020' }).getByRole('listitem')).toHaveCount(8);
  await page.getByRole('link', { name: 'Rare topic' }).click();
  await expect(page).toHaveURL('/blog/topic/rare-topic');
  expect(built('blog/archive/index.html')).not.toMatch(/<script[^>]* src=/);
});

test('the search finds articles by keyboard, in scripts without spaces, too', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/search');
  await expectNoViolations(page, 'the search');
  expect(requests.filter((path) => path.endsWith('.json'))).toEqual([]);
  const rows = page.locator('#results').getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await page.getByRole('searchbox', { name: 'Search' }).press('n');
  await page.keyboard.type('ote 12');
  await expect(page.getByRole('status')).toHaveText('Results: 1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=note+12');
  await page.getByRole('searchbox').fill('試験');
  await expect(page.getByRole('status')).toHaveText('Results: 1');
  await page.getByRole('searchbox').fill('nowhere at all');
  await expect(page.getByRole('status')).toHaveText('Nothing found');
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Topic 0' })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(10);
  await page.getByRole('searchbox').fill('word7');
  await page.getByRole('link', { name: 'Note 7' }).press('Enter');
  await expect(page).toHaveURL('/blog/note-7');
});

test("the search waits for its index, and keeps Safari's limit", async ({ page }) => {
  // Safari refuses more than a hundred changes of the URL in half a minute.
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    let count = 0;
    history.replaceState = (...change) => {
      count += 1;
      if (count > 100) throw new DOMException('more than 100 times', 'SecurityError');
      replace(...change);
    };
  });
  const index = await hold(page, '**/search-*.json');
  await page.goto('/search');
  const field = page.getByRole('searchbox');
  await field.pressSequentially(`${'x'.repeat(112)}`);
  await expect(page.getByRole('status')).toHaveText('');
  await expect(page).toHaveURL('/search');
  index.resolve();
  await expect(page.getByRole('status')).toHaveText('Nothing found');
  await field.fill('ntoe 12');
  await expect(page.getByRole('status')).toHaveText('Results: 1');
  await expect(page).toHaveURL('/search?q=ntoe+12');
  // It is announced after a pause, not at each key.
  await page.clock.install();
  await field.pressSequentially('xyz');
  expect(await page.getByRole('status').textContent()).toBe('Results: 1');
  await page.clock.runFor(400);
  await expect(page.getByRole('status')).toHaveText('Nothing found');
});

test('picture, the parts of a series, diagram, id and earlier addresses of the feed', async ({
  read,
}) => {
  const page = await read('/blog/everything');
  await expect(page.getByRole('img', { name: 'Rooftops at dusk' })).toBeVisible();
  // The picture; other previews are PNGs.
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.jpg$/);
  await page.getByText('A guide Part 3 of 4').click();
  await expect(page.getByRole('link', { name: 'Note 1', exact: true }).first()).toBeVisible();
  await expect(page.getByText('pie title Pets')).toBeVisible();
  await expectNoViolations(page, 'an article with everything');
  expect(built('feed.xml')).toContain('<id>https://old.example/everything</id>');
  for (const earlier of ['index.xml', 'posts/index.xml'])
    expect(built(earlier)).toBe(built('feed.xml'));
});

test('an article begins below its series; deep lists fit a phone', async ({ read }) => {
  const page = await read('/blog/structured');
  const series = await boxOf(page.getByRole('navigation', { name: 'A guide' }));
  const heading = await boxOf(page.getByRole('heading', { name: 'Heading 0' }));
  expect(heading.top - series.bottom).toBeLessThan(60);
  await page.setViewportSize(sizes.phone);
  await expectNoOverflow(page);
  for (const text of ['Level 11', 'Quote 11'])
    expect((await boxOf(page.getByText(text))).width).toBeGreaterThan(60);
});

test('a picture for dark pages follows the theme', async ({ page }) => {
  for (const [system, chosen, isDark] of [
    ['dark', 'System', true],
    ['light', 'Dark', true],
    ['dark', 'Light', false],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/blog/structured');
    await page.getByRole('button', { name: chosen }).click();
    const picture = page.getByRole('img', { name: 'A plan' });
    await picture.scrollIntoViewIfNeeded();
    const pattern = isDark ? /-dark[-.]/ : /-cover[-.]/;
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(pattern);
  }
});
