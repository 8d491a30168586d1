import { expect, test } from 'vitest';
import { describeHost } from '../render/describe-host.ts';
import { caddyFile } from './caddy.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile } from './vercel.ts';

const policies = { home: 'policy-home', blog: 'policy-blog', 'not-found': 'policy-404' };
const host = describeHost('/', policies);

test('a page is served with and without a trailing slash, and at no other path', () => {
  const page = (file: string) => host.pages.find((other) => other.file === file);
  expect(page('index.html')).toMatchObject({ urls: [''], aliases: ['index.html'] });
  expect(page('blog/index.html')).toMatchObject({
    urls: ['blog', 'blog/'],
    aliases: ['blog/index.html', 'blog.html'],
    headers: { 'Content-Security-Policy': "policy-blog; frame-ancestors 'none'" },
  });
  expect(host.notFound).toMatchObject({ file: '404.html', aliases: [] });
});

test('hashed files are cached for ever', () => {
  expect(host.files['assets/*']?.['Cache-Control']).toContain('immutable');
});

test.each([
  ['_headers', headersFile],
  ['vercel.json', vercelFile],
  ['nginx', nginxFile],
  ['Caddy', caddyFile],
])('%s carries every header and every page its policy', (_, write) => {
  for (const base of ['/', '/portfolio/']) {
    const settings = write(describeHost(base, policies));
    for (const [name, value] of Object.entries(host.common)) {
      expect(settings).toContain(name);
      expect(settings).toContain(value);
    }
    expect(settings).toContain('policy-home');
    expect(settings).toContain('policy-blog');
    expect(settings).toContain(`${base}blog`);
    expect(settings).toContain('max-age=31536000, immutable');
    expect(settings).toContain('text/vcard');
  }
});

test.each([
  ['_redirects', redirectsFile, '/portfolio/blog/index.html /portfolio/blog 301'],
  ['nginx', nginxFile, '"/portfolio/blog/index.html" "/portfolio/blog";'],
  ['Caddy', caddyFile, 'redir /portfolio/blog/index.html /portfolio/blog permanent'],
])("%s redirects a page's file to its url", (_, write, redirect) => {
  expect(write(describeHost('/portfolio/', policies))).toContain(redirect);
});

test('vercel.json is JSON, and has Vercel redirect paths that end in .html', () => {
  expect(JSON.parse(vercelFile(host))).toMatchObject({ cleanUrls: true });
});
