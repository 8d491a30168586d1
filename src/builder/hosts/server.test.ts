import { once } from 'node:events';
import { type ReadStream, renameSync } from 'node:fs';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { manifestFile } from '#lib/node/paths.ts';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { writeFiles } from '#test-content/files.ts';
import { createManifest } from './create-manifest.ts';
import { serveFolder } from './server.ts';
import { joinManifests, publicHeaders } from './site-manifest.ts';

const home = '<!doctype html><title>Home</title>'.repeat(50);
const manifest = createManifest('/');

function writeBuild(directory: string, files: Record<string, string>): void {
  writeFiles(join(directory, 'client'), files);
  const languages = ['', 'de/'].map((name): [string, typeof manifest] => [name, manifest]);
  const site = joinManifests(languages);
  Object.assign(site.files, publicHeaders(['talk/index.html']));
  writeFiles(directory, { [manifestFile]: JSON.stringify(site) });
}

const folder = makeTemporaryFolder('serve-');
writeBuild(folder, {
  'index.html': home,
  'projects/index.html': 'Projects',
  'projects.html': 'Projects',
  '404.html': 'Missing',
  'assets/a b%.js': 'let text;',
  '.well-known/key.txt': 'Key',
  'talk/index.html': 'Slides',
  'empty.txt': '',
  'de/index.html': 'Start',
  'de/404.html': 'Fehlt',
  'de/assets/c.js': 'let text;',
});
const { server, url, close } = await serveFolder(folder);
const { port } = new URL(url);
afterAll(close);

/** The server's raw response. */
async function send(path: string, options: RequestOptions = {}) {
  const sent = request({ port, path, ...options }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/** The status, and the path of a redirect or the text. */
const text = async (path: string, headers: Record<string, string> = {}) => {
  const response = await send(path, { headers });
  return [response.status, response.headers.location ?? String(response.body)];
};

test.each<[status: number, body: string, ...paths: string[]]>([
  [200, home, '/', '/?from=a'],
  [200, 'Projects', '/projects', '/projects/'],
  [200, 'let text;', '/assets/a%20b%25.js'],
  [200, 'Key', '/.well-known/key.txt'],
  [200, 'Start', '/de', '/de/'],
  [404, 'Missing', '/index', '/404', '/404.html', '//projects', '/Projects', '/den'],
  [
    404,
    'Missing',
    '/../site.json',
    '/%2e%2e/site.json',
    '/%',
    '/%00',
    '/empty.txt/',
    '/talk//index.html',
    '/./talk/index.html',
    '/talk/%2e/index.html',
  ],
  [404, 'Fehlt', '/de/missing', '/de/404.html'],
  [308, '/', '/index.html'],
  [308, '/?a=1?b=2', '/index.html?a=1?b=2'],
  [308, '/projects', '/projects.html', '/projects/index.html'],
])('%i, %s: %s', async (status, body, ...paths) => {
  for (const path of paths) expect(await text(path), path).toEqual([status, body]);
});

test('POST is not allowed', async () => {
  const { status, headers } = await send('/', { method: 'POST' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['/', 'text/html;charset=utf-8', 'max-age=0, must-revalidate', 'same-origin'],
  ['/missing', 'text/html; charset=utf-8', 'max-age=0, must-revalidate', 'same-origin'],
  ['/assets/none.js', 'text/html; charset=utf-8', 'max-age=0, must-revalidate', 'same-origin'],
  ['/assets/a%20b%25.js', 'text/javascript', 'max-age=31536000, immutable', 'cross-origin'],
  ['/de/assets/c.js', 'text/javascript', 'max-age=31536000, immutable', 'cross-origin'],
])('%s is %s, with %s, for %s', async (path, type, cache, origin) => {
  expect((await send(path)).headers).toMatchObject({
    'content-type': type,
    'cache-control': `public, ${cache}`,
    'content-security-policy': `frame-ancestors 'none'${origin === 'same-origin' ? '' : "; script-src 'none'"}`,
    'cross-origin-resource-policy': origin,
  });
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, String],
])('a client that accepts %s gets %s', async (accepted, encoding, decode) => {
  const { headers, body } = await send('/', { headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(String(decode(body))).toBe(home);
});

test('a range counts uncompressed bytes; one beyond the end is refused, and a complex one ignored', async () => {
  const headers = { range: 'bytes=10-20', 'accept-encoding': 'br' };
  expect(await text('/', headers)).toEqual([206, home.slice(10, 21)]);
  expect(await text('/', { range: 'bytes=0-0' })).toEqual([206, home.slice(0, 1)]);
  expect(await text('/missing', { range: 'bytes=0-0' })).toEqual([404, 'Missing']);
  expect(await text('/assets', { range: 'bytes=0-0' })).toEqual([404, 'Missing']);
  expect((await send('/', { headers: { range: 'bytes=99999-' } })).status).toBe(416);
  for (const range of ['-5', '0-1,4-5', '5-2', '0-99999999999999999999'])
    expect(await text('/', { range: `bytes=${range}` })).toEqual([200, home]);
});

test.each<[string, (file: ReadStream) => void]>([
  ['is read', (file) => file.destroy(new Error('vanished'))],
  ['is opened', () => expect.fail('vanished')],
])('a file that vanishes while it %s ends its request alone', async (_, vanish) => {
  server.prependOnceListener('request', (_, response) => response.once('pipe', vanish));
  await expect(send('/')).rejects.toThrow();
  expect(await text('/projects')).toEqual([200, 'Projects']);
});

test('HTML that is not a page of the site runs no script', async () => {
  const { headers } = await send('/talk/index.html');
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'; script-src 'none'");
});

test('the first byte has its type; an empty file has none, and ends', async () => {
  const range = { headers: { range: 'bytes=0-0' } };
  expect((await send('/.well-known/key.txt', range)).headers['content-type']).toBe('text/plain');
  expect(await text('/empty.txt', range.headers)).toEqual([200, '']);
});

test('an unchanged file is not sent again', async () => {
  const { etag = '' } = (await send('/')).headers;
  expect(await text('/', { 'if-none-match': etag })).toEqual([304, '']);
  expect(await text('/missing', { 'if-none-match': '*' })).toEqual([404, 'Missing']);
});

test('a build that replaces the served one is served at once', async () => {
  const next = makeTemporaryFolder('next-');
  writeBuild(next, { '404.html': 'Missing', 'index.html': 'New', 'assets/new.js': '1' });
  renameSync(join(folder, 'client'), join(next, 'old'));
  const { status, headers } = await send('/assets/new.js');
  expect([status, headers['cache-control']]).toEqual([503, 'public, max-age=0, must-revalidate']);
  renameSync(join(next, 'client'), join(folder, 'client'));
  expect(await text('/')).toEqual([200, 'New']);
  expect(await text('/assets/new.js')).toEqual([200, '1']);
});
