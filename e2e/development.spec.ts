/** The development server, with copies of content that the tests change. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../src/lib/node/free-ports.ts';
import { difference, loadPictures, openWithoutTextFonts } from './pictures.ts';
import { defaultSite, fullSite, type Site, translatedSite } from './sites.ts';
import { hydrated, sizes, watch } from './test.ts';

let url: string;
const content = fileURLToPath(new URL('../build/test-development', import.meta.url));
const servers: ChildProcess[] = [];

test.describe.configure({ mode: 'serial' });

/**
 * Serves a copy of a site's content without drafts and articles of the future, which only development shows.
 *
 * @returns the URL of the site, without a slash at its end.
 */
async function develop({ env }: Site, copy: string, basePath = '/'): Promise<string> {
  rmSync(copy, { recursive: true, force: true });
  const isPublished = (file: string) =>
    !file.endsWith('.md') || !/^draft: true$|^date: 20[3-9]/m.test(readFileSync(file, 'utf8'));
  cpSync(env.CONTENT_DIRECTORY, copy, { recursive: true, filter: isPublished });
  const port = await freePort();
  const url = `http://localhost:${port}${basePath}`.replace(/\/$/, '');
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--port', `${port}`, '--strictPort'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        CONTENT_DIRECTORY: copy,
        BASE_PATH: basePath,
      },
    },
  );
  servers.push(server);
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const probe = () =>
    fetch(`${url}/`, { signal: AbortSignal.timeout(60_000) }).then(
      async (response) => (response.ok ? 'ok' : `${response.status}: ${await response.text()}`),
      (error) => `${error} ${error.cause ?? ''}, exit code ${server.exitCode}, output: ${output}`,
    );
  // The first response waits until everything is compiled, which takes longer on a busy machine.
  await expect.poll(probe, { timeout: 240_000 }).toBe('ok');
  return url;
}

test.beforeAll(async () => {
  url = await develop(defaultSite, content);
});

test.afterAll(() => {
  for (const server of servers) server.kill();
});

/** Compares pages of the built site with those of the development server. */
async function expectSamePictures(
  page: Page,
  { built, served }: Record<'built' | 'served', string>,
  paths: string[],
) {
  const problems = watch(page, served);
  const differences: [path: string, width: number, share: number][] = [];
  for (const path of paths)
    for (const size of [sizes.phone, sizes.desktop]) {
      await page.setViewportSize(size);
      await openWithoutTextFonts(page, built + path);
      await loadPictures(page);
      const expected = await page.screenshot({ fullPage: true });
      problems.length = 0;
      await openWithoutTextFonts(page, served + path);
      // Static pages have nothing that React could hydrate.
      if (await page.locator('[data-client]').count()) await hydrated(page);
      await loadPictures(page);
      differences.push([
        path,
        size.width,
        await difference(await page.screenshot({ fullPage: true }), expected),
      ]);
      // The text fonts are withheld.
      expect(problems.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
    }
  expect(differences.filter(([, , share]) => share > 0.005)).toEqual([]);
}

test('pages look like those of the build after hydration', async ({ page }) => {
  await expectSamePictures(page, { built: defaultSite.url, served: url }, [
    '/',
    '/projects',
    '/blog',
  ]);
});

test('pages below a base path look like those of the build: pictures, an article, a resume', async ({
  page,
}) => {
  const served = await develop(fullSite, `${content}-full`, '/portfolio/');
  await expectSamePictures(page, { built: fullSite.url, served }, [
    '/',
    '/blog/every-construct',
    '/resume',
  ]);
});

/** Edits a content file, as an owner does. */
function edit(file: string, before: string, after: string) {
  const source = readFileSync(`${content}/${file}`, 'utf8');
  expect(source).toContain(before);
  writeFileSync(`${content}/${file}`, source.replace(before, after));
}

test('no console error or warning and no failed request on any route, from the first load on', async ({
  page,
}) => {
  const problems = watch(page, url);
  for (const path of ['/', '/projects', '/blog']) {
    await page.goto(url + path);
    await hydrated(page);
  }
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Name');
  await expect(page).toHaveTitle('Your Name, Entrepreneur and Engineer');
  await expect(page.locator('#hero h1')).toHaveCSS('font-weight', '600');
  for (const [file, type] of Object.entries({
    'resume.json': 'application/json',
    'social/home.png': 'image/png',
  })) {
    const response = await page.request.get(`${url}/${file}`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain(type);
  }
  expect((await page.request.get(`${url}/nothing`)).status()).toBe(404);
  expect(problems).toEqual([]);
});

test('an edit of the content shows without a restart', async ({ page }) => {
  const problems = watch(page, url);
  await page.goto(url);
  await hydrated(page);
  edit('owner.ts', 'Entrepreneur and Engineer', 'Surveyor and Engineer');
  await expect(
    page.locator('#hero').getByText('Surveyor and Engineer', { exact: true }),
  ).toBeVisible();
  // The reloaded page listens for the next edit from now on.
  await hydrated(page);
  edit('career.ts', "company: 'Vogro'", "company: 'Vogro Limited'");
  await expect(page.getByRole('button', { name: /Vogro Limited/ })).toBeVisible();
  await hydrated(page);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  edit('owner.ts', "name: 'Your Name'", "lang: 'de', name: 'Your Name'");
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached();
  await hydrated(page);
  await expect(skip).toHaveCount(0);
  edit('owner.ts', "lang: 'de', ", '');
  await expect(skip).toBeAttached();
  await hydrated(page);
  const words = "export const words = { book: 'Call me' };\nexport const articleWords = {};\n";
  writeFileSync(`${content}/words.ts`, words);
  await expect(page.getByRole('link', { name: 'Call me' }).first()).toBeVisible();
  await hydrated(page);
  rmSync(`${content}/words.ts`);
  await expect(page.getByRole('link', { name: 'Call me' })).toHaveCount(0);
  await hydrated(page);
  expect(problems).toEqual([]);
});

test('an article shows while it is written, and drafts do, too', async ({ page }) => {
  const problems = watch(page, url);
  await page.goto(`${url}/blog`);
  await hydrated(page);
  const fields = 'title: A draft\nexcerpt: x\ndate: 2030-01-01\ncategory: Notes\ndraft: true';
  mkdirSync(`${content}/articles`);
  writeFileSync(`${content}/articles/a-draft.md`, `---\n${fields}\n---\n\nFirst words.\n`);
  await expect(page.getByRole('heading', { name: 'A draft' })).toBeVisible();
  await hydrated(page);
  await page.goto(`${url}/blog/a-draft`, { waitUntil: 'networkidle' });
  await expect(page.getByText('First words.')).toBeVisible();
  // The reloaded page listens for edits after it logs that it is connected.
  const connected = page.waitForEvent('console', (message) =>
    message.text().includes('connected.'),
  );
  edit('articles/a-draft.md', 'First words.', 'Second words.');
  await expect(page.getByText('Second words.')).toBeVisible();
  await connected;
  expect(problems).toEqual([]);
  edit('articles/a-draft.md', 'Second words.', '<script>Third</script>');
  await expect(
    page.getByText(/articles\/a-draft\.md:9: error: <script> is not allowed: no scripts/),
  ).toBeVisible();
  rmSync(`${content}/articles`, { recursive: true });
});

test('an error in the content is shown in the page with file and line until it is corrected', async ({
  page,
}) => {
  await page.goto(url);
  await hydrated(page);
  edit('owner.ts', "email: 'you@example.com'", "email: 'you'");
  const message = /owner\.ts:\d+: error: owner: email: must be an email address/;
  await expect(page.getByText(message)).toBeVisible();
  await page.goto(url);
  await expect(page.getByText(message)).toBeVisible();
  edit('owner.ts', "email: 'you'", "email: 'you@example.com'");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Name');
  await hydrated(page);
  edit('topics.ts', "'Entrepreneurship',", "'Entrepreneurship'");
  await expect(page.getByText(/topics\.ts:\d+: error: Expected `,`/)).toBeVisible();
  edit('topics.ts', "'Entrepreneurship'", "'Entrepreneurship',");
  await expect(page.getByText(/topics\.ts:\d+: error/)).toBeHidden();
});

test('an edit while a page is still loading shows, too', async ({ page }) => {
  const edited = Promise.withResolvers<void>();
  await page.routeWebSocket(/./, async (socket) => {
    await edited.promise;
    socket.connectToServer();
  });
  await page.goto(url);
  edit('owner.ts', "name: 'Your Name'", "name: 'Late Edit'");
  const served = () => fetch(url).then((response) => response.text());
  await expect.poll(served).toContain('Late Edit');
  const reloaded = page.waitForEvent('load');
  edited.resolve();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late Edit');
});

test('all languages are on one port, with edits, new files and new languages', async () => {
  const copy = `${content}-translated`;
  const served = await develop(translatedSite, copy);
  const owner = readFileSync(`${copy}/de/owner.ts`, 'utf8');
  // While the server restarts, it refuses requests.
  const get = (path: string) => fetch(served + path).then((response) => response.text(), String);
  const see = (path: string, text: string | RegExp) =>
    expect.poll(() => get(path), { timeout: 30_000 }).toMatch(text);
  await see('/de', '<html lang="de">');
  writeFileSync(`${copy}/de/owner.ts`, owner.replace(/tagline: .*/, "tagline: 'Chefin',"));
  await see('/de/', 'Chefin');
  await see('/ar/projects', 'Pause It');
  writeFileSync(`${copy}/ar/projects.ts`, 'export const projects = [];\n');
  await see('/ar/projects', /<html lang="ar"(?!.*Pause It)/s);
  mkdirSync(`${copy}/fr`);
  writeFileSync(`${copy}/fr/owner.ts`, owner.replace("'de'", "'fr'"));
  await see('/fr/', '<html lang="fr">');
  await see('/', 'Français');
});
