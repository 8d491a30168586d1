/**
 * A site under a sub-path, with content that no other test has: a name that needs escaping, a
 * repository, a picture, a post on another site, a career without positions.
 */
import { posts } from '../test-content/edge-cases/posts.ts';
import { testPublished } from './published.ts';
import { buildSite, edgeCasesSite, readBuilt } from './sites.ts';
import { expect, missingPageMessages, test, testSite } from './test.ts';

const home = `${edgeCasesSite.url}/`;

/** The output of the build. */
let buildOutput: string;

testSite(edgeCasesSite, async () => {
  buildOutput = await buildSite(edgeCasesSite, '--release');
});
test.describe('what holds for every site', { tag: '@rare' }, () => testPublished(edgeCasesSite));

const built = (file: string) => readBuilt(edgeCasesSite, file);

test('npm run build -- --release publishes content without placeholders, and lists suggestions', () => {
  expect(buildOutput).toMatch(
    /: suggestion: [\s\S]*\ncontent: 0 errors, 0 placeholders, \d+ suggestions$/m,
  );
});

test('links, assets, 404 and files work below BASE_PATH', async ({ page, problems, request }) => {
  problems.expected.push(...missingPageMessages);
  await page.goto(home.slice(0, -1));
  await expect(page).toHaveURL(home);
  await page.goto(`${home}blog`);
  await page.getByRole('button', { name: 'Experience' }).click();
  await expect(page).toHaveURL(home);
  await expect(page.locator('#experience')).toBeFocused();
  expect((await page.goto(`${home}nothing/here`))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(home);
  expect((await request.get(new URL('/', home).href)).status()).toBe(404);
  expect(JSON.parse(built('resume.json')).basics.url).toBe('https://ada.dev/portfolio/');
});

test('from 25 cards on the blog has several pages', async ({ still: page, request }) => {
  await page.goto(`${home}blog`);
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('link', { name: 'Older articles' }).click();
  await expect(page).toHaveURL(`${home}blog/2`);
  await expect(page.getByRole('article')).toHaveCount(posts.length - 24);
  await expect(page).toHaveTitle(/^Blog, Page 2 of 2, /);
  const links = page.getByRole('navigation', { name: 'Page 2 of 2' }).getByRole('link');
  await expect(links).toHaveText(['Newer articles']);
  await links.click();
  await expect(page).toHaveURL(`${home}blog`);
  expect(built('sitemap.xml')).toContain('<loc>https://ada.dev/portfolio/blog/2</loc>');
  // All posts are on other sites, so there is no feed.
  for (const missing of ['blog/3', 'feed.xml'])
    expect((await request.get(home + missing)).status(), missing).toBe(404);
  expect(built('blog/index.html')).not.toMatch(/atom\+xml|feed\.xml|aria-current="true"/);
});

test('a project with a repository shows its figures', async ({ page, problems }) => {
  problems.expected.push(/^request to https:\/\/api\.github\.com\/repos\/ada\/engine$/);
  let requests = 0;
  await page.route('https://api.github.com/repos/ada/engine', (route) => {
    requests += 1;
    return route.fulfill({
      json: { stargazers_count: 1900, pushed_at: '2026-11-20T10:00:00Z' },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await page.goto(`${home}projects`);
  const code = page.getByRole('link', { name: 'Code of LLM Usage' });
  await expect(code).toHaveAttribute('href', 'https://github.com/ada/engine');
  await expect(code).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: /^Code/ })).toHaveCount(1);
  await expect(page.getByText('1843 stars, last push 2026-11-02')).toBeVisible();
  expect(requests).toBe(0);
  await code.hover();
  await expect(page.getByText('1900 stars, last push 2026-11-20')).toBeVisible();
  expect(requests).toBe(1);
});

test('a post with a link: title and cue are one external link', async ({ page }) => {
  await page.goto(`${home}blog`);
  const article = page.getByRole('article').first();
  await expect(article.getByRole('link')).toHaveCount(1);
  const link = article.getByRole('link', { name: posts[0]?.title ?? '' });
  await expect(link).toHaveAttribute('href', 'https://ada.dev/retry');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  // The clickable area of the link covers the cue.
  const hit = await article.getByText('Read more').evaluate((cue) => {
    const { x, y } = cue.getBoundingClientRect();
    return document.elementFromPoint(x + 5, y + 5)?.closest('a')?.href;
  });
  expect(hit).toBe('https://ada.dev/retry');
  await expect(page.getByRole('article').nth(1).getByRole('link')).toHaveCount(0);
});

test('a newsletter and a contact form are posted to their services', async ({ browser }) => {
  const html = built('index.html');
  expect(html).toContain(
    'form-action https://letters.test https://thanks.test https://forms.test;',
  );
  expect(html).toContain('<meta name="google-site-verification" content="abc"/>');
  expect(html).toContain('<meta name="fediverse:creator" content="@edge@social.test"/>');
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const posts: string[] = [];
    await context.route(/^https:/, (route) => {
      const request = route.request();
      if (request.method() === 'POST') posts.push(`${request.url()} ${request.postData()}`);
      return route.fulfill({ body: 'thank you' });
    });
    const page = await context.newPage();
    await page.goto(home);
    const send = async (submit: () => Promise<void>) => {
      const opened = context.waitForEvent('page');
      await submit();
      await (await opened).waitForLoadState();
    };
    // What the project's own form promises and offers is not the service's.
    const newsletter = page.getByRole('region', { name: 'Stay up to date' });
    await expect(newsletter.getByRole('link', { name: /@/ })).toHaveCount(0);
    await expect(newsletter.getByText('No spam')).toHaveCount(0);
    await page.locator('#newsletter_email').fill('ada@example.com');
    await send(() => page.getByRole('button', { name: 'Subscribe' }).click());
    const contact = page.getByRole('region', { name: 'Write to me' });
    await contact.getByLabel('Your email').fill('ada@example.com');
    await contact.getByLabel('Your message').fill('Hello');
    await send(() => contact.getByRole('button', { name: 'Send' }).click());
    expect(posts).toEqual([
      'https://letters.test/subscribe tag=site&mail=ada%40example.com',
      'https://forms.test/messages email=ada%40example.com&message=Hello',
    ]);
    await context.close();
  }
});
