/** The development server, with content that the tests change. Its translation has a base path. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { difference, loadPictures, openWithoutTextFonts } from './pictures.ts';
import { buildTimeout, developmentSite, fullSite } from './sites.ts';
import { expect as defaultExpect, hydrated, sizes, test } from './test.ts';

const { url, env } = developmentSite;
const inContent = (file: string) => join(env.CONTENT_DIRECTORY, file);
let server: ChildProcess;
let output = '';

test.describe.configure({ mode: 'serial', timeout: buildTimeout });
// Beside a busy program, an answer of the development server can take more than half a minute.
test.use({ baseURL: url, actionTimeout: 0, navigationTimeout: 0 });
const expect = defaultExpect.configure({ timeout: buildTimeout });

test.beforeAll(async () => {
  rmSync(env.CONTENT_DIRECTORY, { recursive: true, force: true });
  // Development also shows drafts and articles of the future, which the built site lacks.
  const isPublished = (file: string) =>
    !file.endsWith('.md') || !/^draft: true$|^date: 20[3-9]/m.test(readFileSync(file, 'utf8'));
  cpSync(fullSite.env.CONTENT_DIRECTORY, env.CONTENT_DIRECTORY, {
    recursive: true,
    filter: isPublished,
  });
  server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--port', new URL(url).port, '--strictPort'],
    { env: { ...process.env, ...env, NODE_ENV: 'development' } },
  );
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const probe = () =>
    fetch(`${url}/`, { signal: AbortSignal.timeout(30_000) }).then(
      async (response) => (response.ok ? 'ok' : `${response.status}: ${await response.text()}`),
      (error) => `${error} ${error.cause ?? ''}, exit code ${server.exitCode}, output: ${output}`,
    );
  // The first response waits until everything is compiled, which takes longer on a busy machine.
  await expect.poll(probe, { timeout: 240_000, intervals: [100] }).toBe('ok');
});

test.afterAll(() => server.kill());

test('hydrated pages look like those of the build', async ({ page, browser, problems }) => {
  // The text fonts are withheld.
  problems.expected.push(/ERR_FAILED/);
  const built = await browser.newPage({ reducedMotion: 'reduce' });
  for (const [path, size] of [
    ['/', sizes.desktop],
    ['/projects', sizes.phone],
    ['/blog', sizes.desktop],
    ['/blog/every-construct', sizes.phone],
    ['/resume', sizes.desktop],
  ] as const) {
    const [expected, picture] = await Promise.all(
      [built, page].map(async (tab) => {
        await tab.setViewportSize(size);
        await openWithoutTextFonts(tab, (tab === page ? url : fullSite.url) + path);
        // Static pages have nothing that React could hydrate.
        if (tab === page && (await page.locator('[data-client]').count())) await hydrated(page);
        await loadPictures(tab);
        return tab.screenshot({ fullPage: true });
      }),
    );
    const share = await difference(picture as Buffer, expected as Buffer);
    expect.soft(share, `${path} at ${size.width} px`).toBeLessThan(0.005);
  }
  await built.context().close();
});

test('files have their types, fonts are cached, and an unknown path is missing', async ({
  request,
}) => {
  const html = await (await request.get(`${url}/`)).text();
  const [font = 'no font'] = /assets\/[\w-]+\.woff2/.exec(html) ?? [];
  const { headers } = await fetch(`${url}/${font}`);
  expect(headers.get('content-type')).toBe('font/woff2');
  expect(headers.get('cache-control')).toMatch(/max-age=[1-9]/);
  for (const [file, type] of Object.entries({
    'resume.json': 'application/json',
    'social/home.png': 'image/png',
  })) {
    const response = await request.get(`${url}/${file}`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain(type);
  }
  mkdirSync(inContent('public'), { recursive: true });
  writeFileSync(inContent('public/.env'), 'KEY=1');
  for (const path of [`${url}/nothing`, `${url}/.env`, `${url}//`])
    expect((await fetch(path)).status, path).toBe(404);
});

/** Edits a content file, as an owner does. */
function edit(file: string, before: string | RegExp, after: string) {
  const source = readFileSync(inContent(file), 'utf8');
  expect(source).toMatch(before);
  writeFileSync(inContent(file), source.replace(before, after));
}

test('the number of placeholders is printed below the URL, and again after a save that changes it', async () => {
  // A file that is being saved is empty for a moment, which is an error.
  const counts = () =>
    [...output.matchAll(/Local| 0 errors, (\d+) placeholders?,/g)].map(([, count = -1]) =>
      Number(count),
    );
  await expect.poll(counts).toEqual([-1, expect.any(Number)]);
  const [, count = 0] = counts();
  edit('owner.ts', /email: '.*'/, "email: 'you@example.com'");
  await expect.poll(counts).toEqual([-1, count, count + 1]);
  edit('owner.ts', "email: 'you@example.com'", "email: 'post+web@oyelaran-brueckner.dev'");
  await expect.poll(counts).toEqual([-1, count, count + 1, count]);
});

test('an edit of the content shows without a restart', async ({ page }) => {
  await page.goto(`${url}/projects`);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveTitle(/, Founder, Data Engineer and Adviser/);
  await expect(page.locator('#hero h1')).toHaveCSS('font-weight', '600');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  // The site stays German in the tests that follow.
  edit('owner.ts', "tagline: 'Founder, Data Engineer", "lang: 'de', tagline: 'Founder, Surveyor");
  await expect(page.locator('#hero').getByText('Founder, Surveyor').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached();
  // The reloaded page listens for the next edit from now on.
  await hydrated(page);
  edit('career.ts', "'Elbe Analytics GmbH'", "'Ebbe Analytics GmbH'");
  await expect(page.getByRole('button', { name: /Ebbe Analytics/ })).toBeVisible();
  await hydrated(page);
  const words = "export const words = { book: 'Call me' };\nexport const articleWords = {};\n";
  writeFileSync(inContent('words.ts'), words);
  await expect(page.getByRole('link', { name: 'Call me' }).first()).toBeVisible();
  await hydrated(page);
  // Below the viewport, the map waits for a scroll: React must not warn of it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 375, height: 400 });
  rmSync(inContent('words.ts'));
  await expect(page.getByRole('link', { name: /^Ein erstes Gespräch/ }).first()).toBeVisible();
  await hydrated(page);
});

test('an article shows while it is written, and drafts do, too', async ({ page, problems }) => {
  problems.expected.push(/status of 500/);
  await page.goto(`${url}/blog`);
  await hydrated(page);
  const fields = 'title: A draft\nexcerpt: x\ndate: 2030-01-01\ncategory: Notes\ndraft: true';
  writeFileSync(inContent('articles/a-draft.md'), `---\n${fields}\n---\n\nFirst words.\n`);
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
  edit('articles/a-draft.md', 'Second words.', '<script>Third</script>');
  const refusal = /articles\/a-draft\.md:9: error: <script> is not allowed: no scripts/;
  await expect(page.getByText(refusal)).toBeVisible();
  rmSync(inContent('articles/a-draft.md'));
});

test('an error is shown with file and line until it is corrected', async ({ page, problems }) => {
  problems.expected.push(/status of 500/);
  await page.goto(`${url}/`);
  await hydrated(page);
  edit('owner.ts', "email: 'post+web@oyelaran-brueckner.dev'", "email: 'you'");
  const message = /owner\.ts:\d+: error: owner: email: must be an email address/;
  await expect(page.getByText(message)).toBeVisible();
  await page.goto(`${url}/`);
  await expect(page.getByText(message)).toBeVisible();
  edit('owner.ts', "email: 'you'", "email: 'post+web@oyelaran-brueckner.dev'");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Maximiliane/);
  await hydrated(page);
  edit('topics.ts', "'Entrepreneurship',", "'Entrepreneurship'");
  await expect(page.getByText(/topics\.ts:\d+: error: Expected `,`/)).toBeVisible();
  edit('topics.ts', "'Entrepreneurship'", "'Entrepreneurship',");
  await expect(page.getByText(/topics\.ts:\d+: error/)).toBeHidden();
});

test('an edit while a page is still loading shows, too', async ({ page, problems }) => {
  problems.expected.push(/Hydration failed/, /^rendered again/);
  const edited = Promise.withResolvers<void>();
  await page.routeWebSocket(/./, async (socket) => {
    await edited.promise;
    socket.connectToServer();
  });
  await page.goto(`${url}/`);
  edit('owner.ts', "name: 'Maximiliane", "name: 'Late Edit");
  const served = () => fetch(`${url}/`).then((response) => response.text());
  await expect.poll(served, { intervals: [100] }).toContain('Late Edit');
  const reloaded = page.waitForEvent('load');
  edited.resolve();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Late Edit/);
});

test('all languages are on one port, with new languages, edits and new files', {
  tag: '@rare',
}, async ({ page }) => {
  // While the server restarts, it refuses requests.
  const get = (path: string) => fetch(url + path).then((response) => response.text(), String);
  const see = (path: string, text: string | RegExp) =>
    expect.poll(() => get(path), { timeout: 240_000, intervals: [100] }).toMatch(text);
  const write = (file: string, text: string) => writeFileSync(inContent(`fr/${file}`), text);
  const owner = (tagline: string) =>
    `import { owner as english } from '../owner.ts';
export const owner = { ...english, lang: 'fr', tagline: '${tagline}' };\n`;
  mkdirSync(inContent('fr'));
  write('owner.ts', owner('Hydrographe'));
  await see('/fr', /<html lang="fr".*Hydrographe/s);
  await see('/', 'Français');
  await see('/fr/projects', 'Tidewatch');
  write('owner.ts', owner('Géomètre'));
  write('projects.ts', 'export const projects = [];\n');
  await see('/fr/', 'Géomètre');
  await see('/fr/projects', /<html lang="fr"(?!.*Tidewatch)/s);
  await page.goto(`${url}/fr/`);
  await hydrated(page);
});
