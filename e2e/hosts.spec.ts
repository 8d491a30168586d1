import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findCommand } from '../browsers/find.ts';
import { createListener, serveFolder } from '../site/serve.ts';
import { shippedSite } from './sites.ts';
import { hydrated, prefetched } from './test.ts';

const testFolder = shippedSite.env.BUILD_DIRECTORY;
const temporary = () => mkdtempSync(join(tmpdir(), 'portfolio-'));

/** Serves with a listener that can be replaced while browsers are connected. */
async function serve(listener: RequestListener) {
  const host = { listener };
  return { host, ...(await serveFolder((request, response) => host.listener(request, response))) };
}

/** A new deployment of the same pages: every script under a new name, as after a change to all of them. */
function redeployed(): string {
  const folder = temporary();
  cpSync(join(testFolder, 'client'), join(folder, 'client'), { recursive: true });
  const inside = (pattern: string) => globSync(pattern, { cwd: folder }).map((file) => join(folder, file));
  for (const file of inside('client/**/*.{br,gz}')) rmSync(file);
  const rename = (text: string) => text.replace(/(assets\/|\.\/)([\w.-]+)\.js\b/g, '$1$2-next.js');
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  let policies = readFileSync(join(testFolder, 'host.json'), 'utf8');
  for (const file of inside('client/**/*.html')) {
    const html = readFileSync(file, 'utf8');
    let next = rename(html);
    for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
      next = next.replaceAll(hash(script), hash(rename(script)));
      policies = policies.replaceAll(hash(script), hash(rename(script)));
    }
    writeFileSync(file, next);
  }
  for (const file of inside('client/assets/*.js')) {
    writeFileSync(file, rename(readFileSync(file, 'utf8')));
    renameSync(file, file.replace(/\.js$/, '-next.js'));
  }
  writeFileSync(join(folder, 'host.json'), policies);
  return folder;
}

test.describe('after a redeploy, a tab opened on the old version', () => {
  test('moves on to the new one, once, and keeps what the visitor typed', async ({ page }) => {
    const { host, address, close } = await serve(await createListener(testFolder));
    await page.route(/\/assets\/blog-[\w-]+\.js$/, (route) => route.abort());
    await page.goto(`${address}/`);
    await hydrated(page);
    await page.getByPlaceholder('Enter your email').fill('ada@example.org');
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));

    host.listener = await createListener(redeployed());
    await page.unrouteAll();
    await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await prefetched(page);
    await expect.poll(() => loads).toEqual([`${address}/blog`]);
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByPlaceholder('Enter your email')).toHaveValue('ada@example.org');
    expect(loads).toHaveLength(1);
    close();
  });

  test('still toggles and shows toasts', async ({ page }) => {
    const { host, address, close } = await serve(await createListener(testFolder));
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`${address}/`);
    await hydrated(page);
    host.listener = await createListener(redeployed());
    const card = page.getByRole('button', { name: /^Founder/ });
    await card.click();
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    await page.getByPlaceholder('Enter your email').fill('ada@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Email client opened!', { exact: true }).first()).toBeVisible();
    close();
  });
});

test('a redeploy between HTML and script: the page works as far as it can, and its links lead to the new one', async ({
  page,
}) => {
  const [before, after] = [await createListener(testFolder), await createListener(redeployed())];
  const isScript = (url = '') => url.endsWith('.js');
  const { host, address, close } = await serve((request, response) =>
    (isScript(request.url) ? after : before)(request, response),
  );
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${address}/`);
  host.listener = after;
  await page.waitForFunction(() => document.documentElement.dataset.client === 'missing');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: /^Founder/ }).click();
  await expect(page.getByText('Mining and Energy', { exact: true }).first()).toBeVisible();
  await page.getByPlaceholder('Enter your email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('write to you@example.com.')).toBeVisible();
  await menu.click();
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await hydrated(page);
  close();
});

test('nginx with the generated settings serves status, type, compression, caching and headers', async () => {
  const nginx = findCommand('nginx', '/usr/sbin/nginx');
  test.skip(!nginx, 'nginx is not installed: node browsers/install.ts installs it');
  if (!nginx) return;
  const folder = temporary();
  const port = 4195;
  const site = readFileSync(join(testFolder, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen ${port};`)
    .replace(/root \/var.*;/, `root ${join(testFolder, 'client')};`);
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {} http { include /etc/nginx/mime.types; access_log off; ${site} }`,
  );
  const server = spawn(nginx, ['-c', configuration, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ask = (path: string, encoding = 'gzip') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const options = { port, path, headers: { 'accept-encoding': encoding } };
      get(options, (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
      }).on('error', reject);
    });
  try {
    await expect
      .poll(
        () =>
          ask('/').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 10_000 },
      )
      .toBe(200);
    for (const path of ['/', '/blog', '/blog/', '/projects']) {
      const { status, headers } = await ask(path);
      expect(status, path).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['cache-control']).toContain('must-revalidate');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    const [asset = ''] = globSync('assets/client*.js', { cwd: join(testFolder, 'client') });
    const script = await ask(`/${asset}`);
    expect(script.status).toBe(200);
    expect(script.headers['content-type']).toMatch(/javascript/);
    expect(script.headers['content-encoding']).toBe('gzip');
    expect(script.headers['cache-control']).toContain('immutable');
    expect(script.headers['x-content-type-options']).toBe('nosniff');
    for (const [path, type] of [
      ['/contact.vcf', 'text/vcard; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/social/home.png', 'image/png'],
      ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ] as const) {
      const { status, headers } = await ask(path);
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toBe(type);
    }
    for (const [path, address] of [
      ['/index.html', '/'],
      ['/projects/index.html', '/projects'],
    ] as const) {
      const { status, headers } = await ask(path);
      expect(status, path).toBe(308);
      expect(headers.location, path).toBe(address);
    }
    for (const path of ['/missing', '/index', '/Projects', '/assets/missing.js', '//x', '/404.html']) {
      const { status, headers } = await ask(path);
      expect(status, path).toBe(404);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['cache-control']).not.toContain('immutable');
    }
  } finally {
    server.kill();
  }
});
