import { expect, test } from 'vitest';
import { createManifest } from './create-manifest.ts';
import { headersFile, redirectsFile, vercelFile } from './providers.ts';
import { joinManifests, publicHeaders } from './site-manifest.ts';

const manifest = createManifest('/');

test('every response has the strictest security headers, for two years over HTTPS', () => {
  expect(manifest.common).toEqual({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('providers that join the values of a header get one value for each file', () => {
  const rules = headersFile(createManifest('/', [{ path: '/about' }]))
    .trim()
    .split('\n\n');
  const names = rules.map((rule) => [...rule.matchAll(/^ {2}(.+?):/gm)].map(([, name]) => name));
  const paths = rules.map((rule) => rule.slice(0, rule.indexOf('\n')));
  for (const file of paths) {
    const matches = (path: string) =>
      path.endsWith('*') ? file.startsWith(path.slice(0, -1)) : path === file;
    // Browsers keep to all policies.
    const set = names
      .filter((_, i) => matches(`${paths[i]}`))
      .flat()
      .filter((name) => name !== 'Content-Security-Policy');
    expect(set, file).toEqual([...new Set(set)]);
  }
});

test.each([
  ['_headers', headersFile],
  ['vercel.json', vercelFile],
])('%s has every header', (_, write) => {
  for (const base of ['/', '/portfolio/']) {
    const settings = write(createManifest(base));
    // Netlify joins the values of two rules, so the rule of all files leaves out this header.
    const { 'Cross-Origin-Resource-Policy': __, ...rest } = manifest.common;
    const common = write === headersFile ? rest : manifest.common;
    for (const [name, value] of [common, ...Object.values(manifest.files)].flatMap(Object.entries))
      expect(settings).toMatch(new RegExp(`${name}.*\\s?.*${RegExp.escape(value)}`));
  }
});

test('earlier URLs and files of pages redirect, encoded; a missing page is in its language', () => {
  const redirected = joinManifests([
    ['', { ...createManifest('/me/'), redirects: [['архив/(gauge)', 'blog/gauge']] }],
    ['de/', { ...manifest, redirects: [['old.html', 'blog/new']] }],
  ]);
  const rules = redirectsFile(redirected).trim().split('\n');
  for (const rule of [
    '/me/blog/index.html /me/blog 301',
    '/me/de/index.html /me/de/ 301',
    '/me/%D0%B0%D1%80%D1%85%D0%B8%D0%B2/(gauge)/ /me/blog/gauge 301',
    '/me/old.html /me/de/blog/new 301',
  ])
    expect(rules).toContain(rule);
  expect(rules.at(-1)).toBe('/me/de/* /me/de/404.html 404');
  expect(rules).not.toContain('/me/old.html/ /me/de/blog/new 301');
  // Vercel reads a pattern, in which brackets are a group. It redirects paths that end in .html.
  expect(JSON.parse(vercelFile(redirected))).toMatchObject({
    cleanUrls: true,
    redirects: [
      {
        source: '/me/%D0%B0%D1%80%D1%85%D0%B8%D0%B2/\\(gauge\\)',
        destination: '/me/blog/gauge',
        permanent: true,
      },
      { source: '/me/old.html' },
    ],
  });
});

test('what is not a page may run no script, at any path at which providers serve it', () => {
  const files = publicHeaders([
    'x/logo.svg',
    'talk/index.html',
    'a:b*c.html',
    'data.json',
    'p.xml',
  ]);
  const site = { ...createManifest('/me/'), files };
  const paths = ['x/logo.svg', 'talk/index.html', 'talk/index', 'talk/', 'talk', 'p.xml'];
  for (const path of paths) {
    const rule = `\n/me/${path}\n  Content-Security-Policy: frame-ancestors 'none'; script-src 'none'\n`;
    expect(headersFile(site)).toContain(rule);
    expect(vercelFile(site)).toContain(`"source": "/me/${path}",`);
  }
  expect(headersFile(site)).toContain('\n/me/a%3ab%2ac\n');
  expect(headersFile(site)).not.toContain('data.json');
});
