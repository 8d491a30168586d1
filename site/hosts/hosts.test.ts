import { expect, test } from 'vitest';
import { commonHeaders, responseHeaders } from './headers.ts';
import { caddyFile, headersFile, nginxFile, pathsOf, vercelFile } from './host-settings.ts';

const policies = { 'index.html': 'policy-home', 'blog/index.html': 'policy-blog', '404.html': 'policy-404' };

test('a page is served with and without its slash', () => {
  expect(pathsOf('index.html')).toEqual(['']);
  expect(pathsOf('blog/index.html')).toEqual(['blog', 'blog/']);
  expect(pathsOf('404.html')).toEqual(['404', '404/']);
});

test('hashed files are kept for ever, pages are asked for again', () => {
  expect(responseHeaders('assets/x-1.js', undefined)['Cache-Control']).toContain('immutable');
  expect(responseHeaders('assets/x-1.js', undefined)).not.toHaveProperty('Content-Security-Policy');
  expect(responseHeaders('blog', 'p')).toMatchObject({ 'Content-Security-Policy': 'p' });
  expect(responseHeaders('blog', 'p')['Cache-Control']).toContain('must-revalidate');
});

test.each([
  ['_headers', headersFile],
  ['vercel.json', vercelFile],
  ['nginx', nginxFile],
  ['Caddy', caddyFile],
])('%s carries every header and every page its policy', (_, write) => {
  for (const base of ['/', '/portfolio/']) {
    const settings = write(policies, base);
    for (const [name, value] of Object.entries(commonHeaders)) {
      expect(settings).toContain(name);
      expect(settings).toContain(value);
    }
    expect(settings).toContain('policy-home');
    expect(settings).toContain('policy-blog');
    expect(settings).toContain(`${base}blog`);
    expect(settings).toContain('max-age=31536000, immutable');
  }
});

test('vercel.json is JSON', () => {
  expect(() => JSON.parse(vercelFile(policies, '/'))).not.toThrow();
});
