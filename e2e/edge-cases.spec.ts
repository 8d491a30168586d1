/**
 * A site with content that no other test has, built to be published under a sub-path: names that
 * break careless files, a repository, a picture, an article elsewhere, a career without positions.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { owner } from '../test-content/edge-cases/owner.ts';
import { posts } from '../test-content/edge-cases/posts.ts';
import { testPublished } from './published.ts';
import { buildSite, edgeCasesSite, readBuilt, serveSite } from './sites.ts';
import { watch } from './test.ts';

const { name } = owner;
const home = `${edgeCasesSite.url}/`;

let close: () => void;
/** The output of the build. */
let buildOutput: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  buildOutput = buildSite(edgeCasesSite, '--release');
  ({ close } = await serveSite(edgeCasesSite));
});

test.afterAll(() => {
  close?.();
});

testPublished(edgeCasesSite);

const built = (file: string) => readBuilt(edgeCasesSite, file);

test('npm run build -- --release publishes content without placeholders, and lists what could be better', () => {
  expect(buildOutput).toMatch(
    /: suggestion: [\s\S]*\ncontent: 0 errors, 0 placeholders, \d+ suggestions$/m,
  );
});

test.describe('BASE_PATH=/portfolio/ npm run build works under a sub-path', () => {
  test('links, assets, 404 and deep links', async ({ page }) => {
    const problems = watch(page, home.slice(0, -1));
    const left = () => problems.filter((problem) => !/404/.test(problem));
    await page.goto(home.slice(0, -1));
    await expect(page).toHaveURL(home);
    await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(`${home}blog`);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await page.getByRole('button', { name: 'Experience' }).click();
    await expect(page).toHaveURL(home);
    await expect(page.locator('#experience')).toBeFocused();
    await page.goto(`${home}projects/`);
    await expect(page.getByRole('link', { name: 'Projects' })).toHaveAttribute(
      'aria-current',
      'page',
    );

    const missing = await page.goto(`${home}nothing/here`);
    expect(missing?.status()).toBe(404);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(home);
    expect(left()).toEqual([]);
    expect((await page.request.get(new URL('/', home).href)).status()).toBe(404);
  });

  test('generated files have the full URLs', async ({ request }) => {
    expect(built('sitemap.xml')).toContain('<loc>https://ada.dev/portfolio/blog</loc>');
    expect(built('index.html')).toContain(
      '<link rel="canonical" href="https://ada.dev/portfolio/"/>',
    );
    expect(JSON.parse(built('resume.json')).basics.url).toBe('https://ada.dev/portfolio/');
    expect(built('index.html')).toContain('<li>ada.dev/portfolio</li>');
    expect((await request.get(`${home}social/home.png`)).headers()['content-type']).toBe(
      'image/png',
    );
  });
});

test('from 25 cards on the blog has several pages, linked without script', async ({
  browser,
  page,
}) => {
  const silent = await browser.newContext({ javaScriptEnabled: false });
  const still = await silent.newPage();
  await still.goto(`${home}blog`);
  await expect(still.getByRole('article')).toHaveCount(24);
  await still.getByRole('link', { name: 'Older articles' }).click();
  await expect(still).toHaveURL(`${home}blog/2`);
  await expect(still.getByRole('article')).toHaveCount(posts.length - 24);
  await still.getByRole('link', { name: 'Newer articles' }).click();
  await expect(still).toHaveURL(`${home}blog`);
  await silent.close();

  const problems = watch(page, home.slice(0, -1));
  await page.goto(`${home}blog/2`);
  await expect(page).toHaveTitle(/^Blog, Page 2 of 2, /);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://ada.dev/portfolio/blog/2',
  );
  await expect(page.getByRole('navigation', { name: 'Page 2 of 2' }).getByRole('link')).toHaveCount(
    1,
  );
  await page.getByRole('link', { name: 'Newer articles' }).click();
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page).toHaveURL(`${home}blog`);
  expect(built('sitemap.xml')).toContain('<loc>https://ada.dev/portfolio/blog/2</loc>');
  expect((await page.request.get(`${home}blog/3`)).status()).toBe(404);
  // Nothing of it can be read here: there is no feed.
  expect((await page.request.get(`${home}feed.xml`)).status()).toBe(404);
  expect(problems).toEqual([]);
});

test('a name with quotes, angle brackets, ampersands, commas, semicolons, emoji and right-to-left text', async ({
  page,
}) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });
  for (const file of ['index.html', 'projects/index.html', 'blog/index.html', '404.html']) {
    const { results } = await validator.validateString(built(file));
    expect(
      results.flatMap(({ messages }) => messages.map(({ message }) => message)),
      file,
    ).toEqual([]);
  }
  await page.goto(home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', name);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')['@graph'][0].name).toBe(name);
  expect(JSON.parse(built('resume.json')).basics.name).toBe(name);
});

test('a project with a repository shows its public figures, and refreshes them when a visitor reaches for its link', async ({
  page,
}) => {
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

test('a picture comes as AVIF and WebP with its size and alternative text; other projects have drawings', async ({
  page,
}) => {
  const problems = watch(page, home.slice(0, -1));
  await page.goto(`${home}projects`);
  const picture = page.getByRole('img', { name: 'A chat with "quotes"' });
  await expect(picture).toHaveJSProperty('complete', true);
  const shown = await picture.evaluate((image: HTMLImageElement) => ({
    source: image.currentSrc,
    ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    types: [...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ type }) => type),
  }));
  expect(shown.types).toEqual(expect.arrayContaining(['image/avif', 'image/webp']));
  expect(shown.source).toMatch(/\/portfolio\/assets\/.+\.avif$/);
  expect(shown.ratio).toBeCloseTo(16 / 9, 1);
  await expect(page.locator('#projects li svg[viewBox="7 0 286 104"]')).toHaveCount(3);
  expect(problems).toEqual([]);
});

test('a post with a link: its title is one external link and the cue is part of it', async ({
  page,
}) => {
  await page.goto(`${home}blog`);
  const article = page.getByRole('article').first();
  await expect(article.getByRole('link')).toHaveCount(1);
  const link = article.getByRole('link', { name: posts[0]?.title ?? '' });
  await expect(link).toHaveAttribute('href', 'https://ada.dev/retry');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  // The link's area covers the cue.
  const cue = await article.getByText('Read more').boundingBox();
  const hit = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href'),
    [(cue?.x ?? 0) + 5, (cue?.y ?? 0) + 5],
  );
  expect(hit).toBe('https://ada.dev/retry');
  await expect(page.getByRole('article').nth(1).getByRole('link')).toHaveCount(0);
});

test('positions can be left out: fifteen roles on seven levels do not overlap, nor does the timeline', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(home);
    const overlapping = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('#experience li > button')].map((card) =>
        card.getBoundingClientRect(),
      );
      return boxes.flatMap((a, i) =>
        boxes
          .slice(0, i)
          .filter(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          ),
      );
    });
    expect(overlapping, `at ${width} px`).toEqual([]);
    expect((await page.locator('#experience [data-graph]').boundingBox())?.height).toBeGreaterThan(
      900,
    );
    await expect(page.getByText('2019 to 2022').first()).toBeVisible();
  }
  await page.setViewportSize({ width: 375, height: 800 });
  const cards = page.getByRole('region', { name: 'Professional Experience' }).getByRole('button');
  await expect(cards).toHaveCount(15);
  await expect(cards.first()).toContainText('Engineer 14');
  await expect(cards.last()).toContainText('Engineer 0');
});

test('a newsletter and a contact form are posted to their services in a new tab, without script, too', async ({
  browser,
}) => {
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
    await page.locator('#newsletter-email').fill('ada@example.com');
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

test.describe('a form post reaches a stand-in for a service', () => {
  const servers: Server[] = [];
  const listen = (listener: RequestListener) =>
    new Promise<string>((resolve) => {
      const server = createServer(listener).listen(0, '127.0.0.1', () =>
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
      );
      servers.push(server);
    });
  const thanks: RequestListener = (_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<p>Please confirm your address</p>');
  test.afterAll(() => {
    for (const server of servers) server.close();
  });

  /** How services behave, and how they fail; `listed` is an origin in the owner's redirects. */
  const answers: [title: string, answer: (listed: string) => RequestListener][] = [
    ['Mailchimp: a page, also for errors', () => thanks],
    [
      'Buttondown: a redirect to a page of its own',
      () => (request, response) =>
        request.method === 'POST'
          ? response.writeHead(302, { Location: '/ada/confirm' }).end()
          : thanks(request, response),
    ],
    [
      "Kit: a redirect to the owner's page at another origin",
      (listed) => (_, response) => response.writeHead(303, { Location: `${listed}/thanks` }).end(),
    ],
    [
      'an endpoint that refuses the address',
      () => (_, response) =>
        response.writeHead(422, { 'Content-Type': 'text/html' }).end('Please confirm another'),
    ],
    [
      'an endpoint that fails',
      () => (_, response) =>
        response.writeHead(500, { 'Content-Type': 'text/html' }).end('Please confirm later'),
    ],
  ];

  /** Opens home with the stand-ins' origins in place of the services'. */
  async function openHome(page: Page, service: string, listed: string) {
    const replaced = (text: string) =>
      text.replaceAll('https://letters.test', service).replaceAll('https://thanks.test', listed);
    await page.route(home, async (route) => {
      const response = await route.fetch();
      const headers = Object.entries(response.headers()).map(([key, value]) => [
        key,
        replaced(value),
      ]);
      const body = replaced(await response.text());
      await route.fulfill({ response, headers: Object.fromEntries(headers), body });
    });
    await page.goto(home);
    await page.getByLabel('Email address').fill('ada@example.com');
  }

  for (const [title, answer] of answers)
    test(title, async ({ page }) => {
      let posted = '';
      const listed = await listen(thanks);
      const service = await listen(async (request, response) => {
        if (request.method === 'POST') for await (const part of request) posted += part;
        answer(listed)(request, response);
      });
      await openHome(page, service, listed);
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect((await opened).getByText('Please confirm')).toBeVisible();
      expect(posted).toBe('tag=site&mail=ada%40example.com');
      await expect(page.getByLabel('Email address')).toHaveValue('ada@example.com');
    });

  test('a redirect to an origin that owner.ts does not list is blocked, and the console names it', async ({
    page,
  }) => {
    const other = await listen(thanks);
    const service = await listen((_, response) =>
      response.writeHead(303, { Location: `${other}/thanks` }).end(),
    );
    await openHome(page, service, service);
    const said = page.waitForEvent('console', (message) => /form-action/.test(message.text()));
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect((await said).text()).toContain(service);
    await expect(page.getByLabel('Email address')).toHaveValue('ada@example.com');
  });
});
