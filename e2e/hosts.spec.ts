import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkDeployment } from '../site/check/deployment.ts';
import { findCommand } from '../site/find-browser.ts';
import { createListener, serveFolder } from '../site/server.ts';
import { freePort, freePorts } from './free-ports.ts';
import { buildSite, defaultSite, fullSite } from './sites.ts';
import { hydrate } from './test.ts';

const testFolder = defaultSite.env.BUILD_DIRECTORY;
const temporary = () => mkdtempSync(join(tmpdir(), 'portfolio-'));

/** Serves with a listener that can be replaced while browsers are connected. */
async function serve(listener: RequestListener) {
  const host = { listener };
  return { host, ...(await serveFolder((request, response) => host.listener(request, response))) };
}

/**
 * A new deployment of the same pages: every script under a new name, as after a change to all of
 * them.
 */
function redeployed(): string {
  const folder = temporary();
  cpSync(join(testFolder, 'client'), join(folder, 'client'), { recursive: true });
  const inside = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => join(folder, file));
  for (const file of inside('client/**/*.{br,gz}')) rmSync(file);
  const rename = (text: string) => text.replace(/(assets\/|\.\/)([\w.-]+)\.js\b/g, '$1$2-next.js');
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  for (const file of inside('client/**/*.html')) {
    const html = readFileSync(file, 'utf8');
    let next = rename(html);
    for (const [, script = ''] of html.matchAll(
      /<script data-cfasync="false">([\s\S]*?)<\/script>/g,
    ))
      next = next.replaceAll(hash(script), hash(rename(script)));
    writeFileSync(file, next);
  }
  for (const file of inside('client/assets/*.js')) {
    writeFileSync(file, rename(readFileSync(file, 'utf8')));
    renameSync(file, file.replace(/\.js$/, '-next.js'));
  }
  cpSync(join(testFolder, 'host.json'), join(folder, 'host.json'));
  return folder;
}

test.describe('after a redeploy, a tab opened on the old version', () => {
  test('cards still toggle and toasts still show', async ({ page }) => {
    const { host, url, close } = await serve(await createListener(testFolder));
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`${url}/`);
    await hydrate(page);
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

test('a redeploy between HTML and script: the page works without its script, and its links open the new version', async ({
  page,
}) => {
  const [before, after] = [await createListener(testFolder), await createListener(redeployed())];
  const isScript = (url = '') => url.endsWith('.js');
  const { host, url, close } = await serve((request, response) =>
    (isScript(request.url) ? after : before)(request, response),
  );
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${url}/`);
  host.listener = after;
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
  close();
});

const servers = {
  nginx: findCommand('nginx', '/usr/sbin/nginx'),
  caddy: findCommand('caddy', '/usr/bin/caddy'),
};
const notThere = (name: string) => `${name} is not installed: npm run browsers installs it`;

/**
 * Starts a server with the settings that a build has made for it.
 *
 * @param root what stands for /var/www/portfolio.
 */
function startServer(
  name: keyof typeof servers,
  build: string,
  root: string,
  port: number,
): ChildProcess {
  const folder = temporary();
  const start = (file: string, settings: string, ...args: string[]) => {
    writeFileSync(join(folder, file), settings);
    return spawn(`${servers[name]}`, args, {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder },
    });
  };
  if (name === 'caddy') {
    const site = readFileSync(join(build, 'Caddyfile'), 'utf8')
      .replace(':80 {', `:${port} {`)
      .replace('/var/www/portfolio', root);
    const file = join(folder, 'Caddyfile');
    return start(
      'Caddyfile',
      `{\nadmin off\n}\n${site}`,
      'run',
      '--config',
      file,
      '--adapter',
      'caddyfile',
    );
  }
  const site = readFileSync(join(build, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen ${port};`)
    .replace('root /var/www/portfolio;', `root ${root};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return start(
    'nginx.conf',
    `pid ${folder}/pid; error_log ${folder}/error.log; ${user}
    events {} http { include /etc/nginx/mime.types; access_log off; ${site} }`,
    ...['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
  );
}

test('nginx with the generated settings serves status, type, compression, caching and headers', async () => {
  test.skip(!servers.nginx, notThere('nginx'));
  const port = await freePort();
  const server = startServer('nginx', testFolder, join(testFolder, 'client'), port);
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
      .poll(() =>
        ask('/').then(
          ({ status }) => status,
          () => 0,
        ),
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
    for (const [path, url] of [
      ['/index.html', '/'],
      ['/projects/index.html', '/projects'],
    ] as const) {
      const { status, headers } = await ask(path);
      expect(status, path).toBe(308);
      expect(headers.location, path).toBe(url);
    }
    for (const path of [
      '/missing',
      '/index',
      '/Projects',
      '/assets/missing.js',
      '//x',
      '/404.html',
    ]) {
      const { status, headers } = await ask(path);
      expect(status, path).toBe(404);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
      expect(headers['cache-control']).not.toContain('immutable');
    }
  } finally {
    server.kill();
  }
});

/** The faults of a served site, without those due to its content's other host. */
const deploymentFaults = async (url: string) =>
  (await checkDeployment(url))
    .filter(({ ok, message }) => !ok && !message.startsWith('its canonical URL'))
    .map(({ message }) => message);

/** Waits until somebody answers. */
const answers = (url: string) =>
  expect
    .poll(() =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);

const fullFolder = fullSite.env.BUILD_DIRECTORY;

test.describe('every page is at its canonical URL, and check:deployment finds no fault', () => {
  test('on npm run serve', async () => {
    const { url, close } = await serveFolder(fullFolder);
    expect(await deploymentFaults(url)).toEqual([]);
    close();
  });

  test('URLs that the next deployment would lose are named, with the remedy', async () => {
    const { url, close } = await serveFolder(fullFolder);
    const check = spawn(process.execPath, ['site/check-deployment.ts', url], {
      env: { ...process.env, BUILD_DIRECTORY: testFolder },
    });
    let output = '';
    for await (const part of check.stdout) output += part;
    expect(output).toMatch(
      /^NO {2}\/blog\/every-construct is live, and not in build\/client: aliases .* keep its URL$/m,
    );
    expect(output).not.toMatch(/\/projects is live|\/blog is live|\/ is live/);
    close();
  });

  for (const name of ['nginx', 'caddy'] as const)
    test(`on ${name}`, async () => {
      test.skip(!servers[name], notThere(name));
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = startServer(name, fullFolder, join(fullFolder, 'client'), port);
      try {
        await answers(url);
        expect(await deploymentFaults(url)).toEqual([]);
        const moved = await fetch(`${url}/old/gauge.html`, { redirect: 'manual' });
        expect(moved.headers.get('location')).toBe('/blog/from-elsewhere');
      } finally {
        server.kill();
      }
    });

  test('in a folder of its host, on nginx and Caddy', async () => {
    test.skip(!servers.nginx || !servers.caddy, notThere('nginx or Caddy'));
    const build = temporary();
    const env = {
      BUILD_DIRECTORY: build,
      BASE_PATH: '/me/',
      CONTENT_DIRECTORY: defaultSite.env.CONTENT_DIRECTORY,
    };
    buildSite({ env });
    const root = temporary();
    cpSync(join(build, 'client'), join(root, 'me'), { recursive: true });
    const [nginx = 0, caddy = 0] = await freePorts(2);
    const started = [
      startServer('nginx', build, root, nginx),
      startServer('caddy', build, root, caddy),
    ];
    try {
      for (const url of [nginx, caddy].map((port) => `http://localhost:${port}/me`)) {
        await answers(url);
        expect(await deploymentFaults(url), url).toEqual([]);
      }
    } finally {
      for (const server of started) server.kill();
    }
  });
});
