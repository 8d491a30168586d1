import { expect, test } from 'vitest';
import { createManifest } from './create-manifest.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import type { SiteManifest } from './site-manifest.ts';
import { vercelFile } from './vercel.ts';

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

test('a page is served with and without a trailing slash, and at no other path', () => {
  const page = (file: string) => manifest.pages.find((other) => other.file === file);
  expect(page('index.html')).toMatchObject({ urls: [''], aliases: ['index.html'] });
  expect(page('blog/index.html')).toMatchObject({
    urls: ['blog', 'blog/'],
    aliases: ['blog/index.html', 'blog.html'],
  });
  expect(manifest.notFound).toMatchObject({ file: '404.html', aliases: [] });
});

test('hashed files are cached forever, and other sites may embed them', () => {
  expect(manifest.files['assets/*']).toMatchObject({
    'Cache-Control': expect.stringContaining('immutable'),
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

test('providers that join the values of a header get one value for each file', () => {
  const rules = headersFile(manifest).split('\n\n');
  expect(rules[0]).toMatch(/^\/\*\n/);
  for (const name of ['Cross-Origin-Resource-Policy', 'Cache-Control'])
    expect(rules[0]).not.toContain(name);
});

test.each([
  ['_headers', headersFile],
  ['vercel.json', vercelFile],
])('%s carries every header', (_, write) => {
  for (const base of ['/', '/portfolio/']) {
    const settings = write(createManifest(base));
    for (const [name, value] of Object.entries(manifest.common)) {
      expect(settings).toContain(name);
      if (write !== headersFile || name !== 'Cross-Origin-Resource-Policy')
        expect(settings).toContain(value);
    }
    for (const headers of Object.values(manifest.files))
      for (const value of Object.values(headers)) expect(settings).toContain(value);
  }
});

test("_redirects redirects a page's file to its url", () => {
  expect(redirectsFile(createManifest('/portfolio/'))).toContain(
    '/portfolio/blog/index.html /portfolio/blog 301',
  );
});

test('earlier URLs are in the settings, encoded', () => {
  const redirected: SiteManifest = { ...manifest, redirects: [['архив/(gauge)', 'blog/gauge']] };
  expect(redirectsFile(redirected)).toContain(
    '/%D0%B0%D1%80%D1%85%D0%B8%D0%B2/(gauge) /blog/gauge 301',
  );
  // Vercel reads a pattern, in which brackets are a group.
  expect(JSON.parse(vercelFile(redirected)).redirects).toEqual([
    {
      source: '/%D0%B0%D1%80%D1%85%D0%B8%D0%B2/\\(gauge\\)',
      destination: '/blog/gauge',
      permanent: true,
    },
  ]);
});

test('vercel.json is JSON, and has Vercel redirect paths that end in .html', () => {
  expect(JSON.parse(vercelFile(manifest))).toMatchObject({ cleanUrls: true });
});
