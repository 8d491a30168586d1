/** A blog of many articles. Markdown is rendered as its authors intended. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expectNoViolations } from './axe.ts';
import { testPublished } from './published.ts';
import { buildSite, defaultSite, longBlogSite, readBuilt } from './sites.ts';
import { expect, expectNoOverflow, sizes, test, testSite } from './test.ts';

const { CONTENT_DIRECTORY } = longBlogSite.env;
const built = (file: string) => readBuilt(longBlogSite, file);

const everything = `---
title: Everything that authors mean
excerpt: Formulas, a diagram and a picture
date: 2024-06-02
topics: [Rare topic]
series: A guide
picture: cover.png
pictureAlt: Rooftops at dusk
feedId: https://old.example/everything
---
The set $\\mathbb{R}$ costs between $5 and 10 US$, and \\(a^2\\).

\`\`\`mermaid
pie title Pets
\`\`\`
`;

/** A part of a series with a table of contents, deep lists and a picture for each theme. */
const structured = `---
title: Structured
excerpt: What is deep
date: 2024-06-03
series: A guide
---
${Array.from({ length: 12 }, (_, i) => `## Heading ${i}\n`).join('\n')}
<picture>
<source media="(prefers-color-scheme: dark)" srcset="dark.png">
<img src="cover.png" alt="A plan">
</picture>

${Array.from({ length: 12 }, (_, i) => `${'  '.repeat(i)}- Level ${i}`).join('\n')}

${Array.from({ length: 12 }, (_, i) => `${'>'.repeat(i + 1)} Quote ${i}\n${'>'.repeat(i + 1)}`).join('\n')}
`;

/** What authors mistype, each without an error of the check. */
const mistyped = `---
title: The newest article, whose title is longer than search results show, by far
excerpt: What authors mistype
date: 2024-06-04
---
<details>Text without a summary.</details>

[](https://lovelace.dev/essays) [![](cover.png)](https://lovelace.dev)

<a id="twice"></a><a id="twice"></a>

<li>An item</li>

<dd>A definition</dd>

<summary>A summary</summary>

<figcaption>A caption</figcaption>

##Heading[^1]

> [!WARNNING]
> A callout

\\begin{align} a &= b \\end{align}

![A plan](cover.png){width=50%}

$\\href{https://lovelace.dev}{x}$ and _me@lovelace.dev_

[A slide](/slides.html#page=2)

\`\`\`ts {1-20000000}
code without an end
`;

testSite(longBlogSite, async () => {
  rmSync(CONTENT_DIRECTORY, { recursive: true, force: true });
  cpSync(defaultSite.env.CONTENT_DIRECTORY, CONTENT_DIRECTORY, { recursive: true });
  for (const [file, text] of Object.entries({
    'public/robots.txt': 'User-agent: *\nDisallow: /imprint\n',
    'public/slides.html': '<title>Slides</title>',
    'pages/now.md': '---\ntitle: Projects\n---\n',
    'articles/everything.md': everything,
    'articles/structured.md': structured,
    'articles/mistyped.md': mistyped,
  })) {
    mkdirSync(join(CONTENT_DIRECTORY, dirname(file)), { recursive: true });
    writeFileSync(join(CONTENT_DIRECTORY, file), text);
  }
  const articles = join(CONTENT_DIRECTORY, 'articles');
  for (const [name, background] of Object.entries({ dark: '#222', cover: '#b87333' }))
    await sharp({ create: { width: 1800, height: 1000, channels: 3, background } })
      .png()
      .toFile(join(articles, `${name}.png`));
  for (let i = 0; i < 30; i++)
    writeFileSync(
      join(articles, `note-${i}.md`),
      `---\ntitle: Note ${i}\nexcerpt: What note ${i} says\ndate: ${2020 + (i % 4)}-03-11\ntopics: [Topic ${i % 5}]\n${i < 2 ? 'series: A guide\n' : ''}---\nThe word${i} is here. 全文検索${i === 7 ? 'の試験' : ''}。\n`,
    );
  buildSite(longBlogSite);
});

testPublished(longBlogSite);

test('all articles by year and all topics are on one page, without script', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Archive' }).click();
  await expect(page).toHaveURL('/blog/archive');
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
  const index = Promise.withResolvers<void>();
  await page.route('**/search-*.json', async (route) => {
    await index.promise;
    await route.continue();
  });
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
});

test('without script the search leads to the archive', async ({ still: page }) => {
  await page.goto('/search');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Archive' }).click();
  await expect(page).toHaveURL('/blog/archive');
});

test('picture, the parts of a series, formulas, prices, diagram', async ({ read }) => {
  const page = await read('/blog/everything');
  await expect(page.getByRole('img', { name: 'Rooftops at dusk' })).toBeVisible();
  // The picture; other previews are PNGs.
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.jpg$/);
  await page.getByText('A guide Part 3 of 4').click();
  await expect(page.getByRole('link', { name: 'Note 1', exact: true }).first()).toBeVisible();
  await expect(page.getByText('costs between $5 and 10 US$')).toBeVisible();
  await expect(page.locator('math').first()).toContainText('ℝ');
  await expect(page.getByText('pie title Pets')).toBeVisible();
  await expectNoViolations(page, 'an article with everything');
});

test('an article begins below its series; deep lists fit a phone', async ({ read }) => {
  const page = await read('/blog/structured');
  const series = await page.getByRole('navigation', { name: 'A guide' }).boundingBox();
  const heading = await page.getByRole('heading', { name: 'Heading 0' }).boundingBox();
  expect((heading?.y ?? 0) - (series?.y ?? 0) - (series?.height ?? 0)).toBeLessThan(60);
  await page.setViewportSize(sizes.phone);
  await expectNoOverflow(page);
  for (const text of ['Level 11', 'Quote 11'])
    expect((await page.getByText(text).boundingBox())?.width).toBeGreaterThan(60);
});

test('a picture for dark pages follows the theme', async ({ page }) => {
  for (const [system, chosen, isDark] of [
    ['light', 'System', false],
    ['dark', 'System', true],
    ['light', 'Dark', true],
    ['dark', 'Light', false],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/blog/structured');
    await page.getByRole('button', { name: chosen }).click();
    const picture = page.getByRole('img', { name: 'A plan' });
    await picture.scrollIntoViewIfNeeded();
    const pattern = isDark ? /\/dark[-.]/ : /\/cover[-.]/;
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(pattern);
  }
});

test('imported articles keep their ids in the feed', () => {
  expect(built('feed.xml')).toContain('<id>https://old.example/everything</id>');
});
