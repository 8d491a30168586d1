/**
 * Serves a site by the configurations of docs/deploy.md, with nginx, Caddy and Apache: every URL of
 * the site, and files that would run scripts. `npm run test:servers` runs it; as root on Debian it
 * installs the servers. One that is missing is skipped.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, get as request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lookup } from 'mrmime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, engines } from '../e2e/engines.ts';
import { freePort } from '../e2e/free-ports.ts';
import { commonHeaders } from '../src/builder/hosts/create-manifest.ts';
import { serveFolder } from '../src/builder/hosts/server.ts';
import { defined } from '../src/lib/defined.ts';
import { projectDirectory } from '../src/lib/node/paths.ts';
import { makeTemporaryFolder } from '../src/lib/node/temporary-folder.ts';
import { writeFiles } from '../test-content/files.ts';

const folder = makeTemporaryFolder('servers-');

/** The bases of the site's two builds, and their folders. */
const bases = ['/', '/portfolio/'];
const buildOf = (base: string) => join(folder, base === '/' ? 'build' : 'build-below');
/** The folder that a server has as its root. */
const rootOf = (base: string) => join(folder, base === '/' ? 'build/client' : 'root');

const script =
  '<script>localStorage.setItem("ran", location.pathname);navigator.serviceWorker.register("/sw.mjs")</script>';
const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml"><body>${script}</body></html>`;

const documentation = readFileSync(join(projectDirectory, 'docs/deploy.md'), 'utf8');

/** A server's block of docs/deploy.md, with the replacements of its table if it has a base. */
function configurationOf(server: string, base: string): string {
  const [, block = ''] =
    new RegExp(`\n${server} \\(.*\n(?:.+\n)*\n((?: {4}.*\n|\n)+)`).exec(documentation) ?? [];
  const rows = documentation.matchAll(/^\| ([\w, ]+) \| `(.+)` \| `(.+)` \|$/gm);
  const replacements = [...rows].filter(([, names]) => names?.split(', ').includes(server));
  expect(replacements.length).toBeGreaterThan(1);
  return (base === '/' ? [] : replacements).reduce(
    (text, [, , from = '', to = '']) => {
      const [before, after] = [from, to].map((code) => code.replaceAll('\\|', '|'));
      expect(text).toContain(before);
      return text.replaceAll(`${before}`, () => `${after}`);
    },
    block.replace(/^ {4}/gm, ''),
  );
}

beforeAll(() => {
  for (const base of bases) {
    const content = join(folder, `content${base.replaceAll('/', '-')}`);
    cpSync(join(projectDirectory, 'test-content/translated'), content, { recursive: true });
    writeFiles(content, {
      'articles/moved.md':
        '---\ntitle: Moved\ndate: 2026-01-02\nexcerpt: Moved.\naliases: [/old/moved]\n---\n\nText.\n',
      'public/evil.svg': `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
      'public/page.xhtml': xhtml,
      'public/page.xml': xhtml,
      'public/page.shtml': xhtml,
      'public/talk/index.html': xhtml,
      'public/slides.html': xhtml,
      'public/deck/404.html': xhtml,
      'public/media/assets/own.svg': `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
      'public/sw.mjs': '',
      'public/paper.pdf': '%PDF-1.4',
      'public/.htaccess': configurationOf('Apache', base),
      ...Object.fromEntries(
        ['de', 'ar'].map((lang) => [
          `${lang}/public/.htaccess`,
          `ErrorDocument 404 ${base}${lang}/404.html\n`,
        ]),
      ),
    });
    const env = {
      ...process.env,
      CONTENT_DIRECTORY: content,
      BUILD_DIRECTORY: buildOf(base),
      BASE_PATH: base,
    };
    const { status, stderr } = spawnSync(process.execPath, ['src/commands/build.ts'], {
      cwd: projectDirectory,
      encoding: 'utf8',
      env,
    });
    expect(status, stderr).toBe(0);
    if (base !== '/')
      cpSync(join(buildOf(base), 'client'), join(rootOf(base), base), { recursive: true });
  }
}, 240_000);

type Server = {
  name: string;
  program: string;
  packages: string[];
  /** Writes the configuration, and returns the arguments of the program. */
  configure: (place: string, port: number, base: string) => string[];
};

const servers: Server[] = [
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    packages: ['nginx-light'],
    configure(place, port, base) {
      const server = configurationOf('nginx', base)
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('listen [::]:80;', '')
        .replace('/var/www/portfolio', rootOf(base));
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${place}/${name};`)
        .join('\n');
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      writeFileSync(
        join(place, 'nginx.conf'),
        `${user} daemon off; pid ${place}/pid; error_log ${place}/error.log;
        events {}
        http { include /etc/nginx/mime.types; access_log off; ${temporary}\n${server} }`,
      );
      return ['-c', join(place, 'nginx.conf')];
    },
  },
  {
    name: 'Caddy',
    program: '/usr/bin/caddy',
    packages: ['caddy'],
    configure(place, port, base) {
      const site = configurationOf('Caddy', base)
        .replace('your.site', `http://localhost:${port}`)
        .replace('/var/www/portfolio', rootOf(base));
      writeFileSync(join(place, 'Caddyfile'), `{\nadmin off\n}\n${site}`);
      return ['run', '--config', join(place, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
  {
    name: 'Apache',
    program: '/usr/sbin/apache2',
    packages: ['apache2'],
    configure(place, port, base) {
      const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'rewrite', 'deflate'];
      const filters = ['filter', 'negotiation', 'alias', 'autoindex'];
      const loaded = [...modules, ...filters].map(
        (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
      );
      writeFileSync(
        join(place, 'apache.conf'),
        `${loaded.join('\n')}
        ServerName localhost
        Listen 127.0.0.1:${port}
        PidFile ${place}/pid
        ErrorLog ${place}/error.log
        TypesConfig /etc/mime.types
        DocumentRoot ${rootOf(base)}
        <Directory ${rootOf(base)}>
          AllowOverride All
          Require all granted
        </Directory>`,
      );
      return ['-X', '-f', join(place, 'apache.conf')];
    },
  },
];

if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
  const missing = servers.filter(({ program }) => !existsSync(program));
  const packages = missing.flatMap((server) => server.packages);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (packages.length > 0) {
    spawnSync('apt-get', ['-qq', 'update'], options);
    spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages], options);
  }
}

/** Files that would run scripts, at all their URLs. */
const active = [
  ...['/evil.svg', '/page.xhtml', '/page.xml', '/page.shtml', '/talk/index.html', '/talk/'],
  ...['/deck/404.html', '/media/assets/own.svg'],
  ...['/talk', '/slides.html', '/slides', '/slides/'],
];

/** Opens the active files in a browser, and returns what has run and how many workers there are. */
async function openActive(engine: Engine, url: string) {
  for (const path of active) await engine.open(url + path).catch(() => {});
  await engine.open(`${url}/projects`);
  return engine.run(async () => [
    localStorage.getItem('ran'),
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
}

const inert = "frame-ancestors 'none'; script-src 'none'";
const page = "frame-ancestors 'none'";

const runs = servers.flatMap((server) => bases.map((base) => ({ ...server, base })));

describe.for(runs)('$name at $base', ({ program, configure, name, base }) => {
  if (!existsSync(program)) {
    test.skip(`${program} is not installed`);
    return;
  }
  let url = '';
  let child: ChildProcess | undefined;
  const get = async (path: string) => {
    const response = await fetch(url + base + path.slice(1), { redirect: 'manual' });
    const { headers, status } = response;
    return { status, headers, body: await response.text() };
  };

  beforeAll(async () => {
    const place = join(folder, name + base.slice(0, -1));
    mkdirSync(place, { recursive: true });
    const port = await freePort();
    url = `http://localhost:${port}`;
    const env = { ...process.env, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place };
    child = spawn(program, configure(place, port, base), { env, stdio: 'inherit' });
    for (let tries = 0; tries < 100; tries++)
      if (await fetch(url).catch(() => undefined)) return;
      else await sleep(100);
  });
  afterAll(async () => {
    child?.kill();
    if (child && child.exitCode === null) await once(child, 'exit');
  });

  test.for<[path: string, lang: string, status: number]>([
    ['/', 'en', 200],
    ['/projects', 'en', 200],
    ['/projects/', 'en', 200],
    ['/blog', 'en', 200],
    ['/de/', 'de', 200],
    ['/de', 'de', 200],
    ['/de/projects', 'de', 200],
    ['/de/projects/', 'de', 200],
    ['/none', 'en', 404],
    ['/blog/none', 'en', 404],
    ['/de/none', 'de', 404],
    ['/ar', 'ar', 200],
    ['/ar/projects/', 'ar', 200],
    ['/ar/none', 'ar', 404],
    ['/assets/none.js', 'en', 404],
    ['/assets/', 'en', 404],
    ['/social', 'en', 404],
    ['/de/assets/none.js', 'de', 404],
    ['/ar/assets/', 'ar', 404],
    ['/404/none', 'en', 404],
    ['/slides/none', 'en', 404],
    ['/deck/none', 'en', 404],
    ['/den', 'en', 404],
  ])('%s is a page in %s, with the status %i', async ([path, lang, code]) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(code);
    expect(body).toContain(`lang="${lang}"`);
    expect(headers.get('content-type')).toMatch(/text\/html; ?charset=utf-8/i);
    // Providers do not send it: pictures and feeds must not have it.
    const { 'Cross-Origin-Resource-Policy': _, ...common } = commonHeaders;
    for (const [header, value] of Object.entries(common)) expect(headers.get(header)).toBe(value);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  for (const { name, start } of engines)
    test.skipIf(!start || base !== '/')(
      `${name} runs nothing of them, and registers no worker`,
      async () => {
        const engine = await defined(start)();
        expect(await openActive(engine, url)).toEqual([null, 0]);
        await engine.close();
      },
    );

  test.for([...active, '/favicon.svg', '/sitemap.xml'])('%s may run no script', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBeOneOf([200, 301, 302, 308, 403, 404]);
    if (status < 403) expect(headers.get('content-security-policy')).toBe(inert);
    if (status === 200)
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test.for(['/old/moved', '/old/moved/'])('%s leads to the article', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toContain(`content="0; url=${base}blog/moved"`);
  });

  test.runIf(base !== '/')('the folder without a slash is home', async () => {
    const { status, headers } = await fetch(url + base.slice(0, -1));
    expect([status, headers.get('content-security-policy')]).toEqual([200, page]);
  });

  test('a compressed page that a visitor has is not sent again', async () => {
    const revalidate = (headers: Record<string, string>) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const options = { headers: { 'accept-encoding': 'gzip', ...headers } };
        request(`${url}${base}projects`, options, (response) => {
          response.resume();
          resolve(response);
        }).on('error', reject);
      });
    const { etag, 'last-modified': modified, ...others } = (await revalidate({})).headers;
    expect(others['content-encoding']).toBe('gzip');
    const again = await revalidate({
      ...(etag && { 'if-none-match': etag }),
      ...(modified && { 'if-modified-since': modified }),
    });
    expect(again.statusCode).toBe(304);
  });

  test('assets are cached for a year, and a PDF is shown', async () => {
    const [asset] = /\/assets\/[\w.-]+\.svg/.exec((await get('/')).body) ?? [];
    const { headers, status } = await get(`${asset}`);
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const pdf = await get('/paper.pdf');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-security-policy')).not.toContain('sandbox');
  });
});

describe('npm run serve', () => {
  for (const { name, start } of engines)
    test.skipIf(!start)(`${name} runs nothing, but would without the headers`, async () => {
      const engine = await defined(start)();
      const served = await serveFolder(buildOf('/'));
      expect(await openActive(engine, served.url)).toEqual([null, 0]);
      served.close();
      const plain = await serveFolder((request, response) => {
        const file = join(
          rootOf('/'),
          request.url === '/projects' ? 'projects.html' : `${request.url}`,
        );
        if (!existsSync(file) || !statSync(file).isFile())
          return void response.writeHead(404).end();
        response.writeHead(200, { 'content-type': `${lookup(file)}` }).end(readFileSync(file));
      });
      expect(await openActive(engine, plain.url)).toEqual([expect.any(String), 1]);
      plain.close();
      await engine.close();
    });
});
