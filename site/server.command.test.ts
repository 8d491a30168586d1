import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../e2e/free-ports.ts';
import { compressFiles } from './compress.ts';
import { hostFile, projectDirectory } from './paths.ts';
import { describeHost } from './render/describe-host.ts';
import { serveFolder } from './server.ts';

const home = '<!doctype html><title>Home</title>'.repeat(50);
let folder: string;
let close: () => void;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const part of ['client/projects', 'client/assets', 'client/.well-known'])
    mkdirSync(join(folder, part), { recursive: true });
  const files = {
    'index.html': home,
    'projects/index.html': 'Projects',
    '404.html': 'Missing',
    'assets/a b%.js': 'let text;',
    '.well-known/security.txt': 'Contact',
  };
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(folder, 'client', file), text);
  await compressFiles(join(folder, 'client'));
  writeFileSync(join(folder, hostFile), JSON.stringify(describeHost('/')));
  const served = await serveFolder(folder);
  ({ close } = served);
  port = Number(new URL(served.url).port);
});

afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

/** The server's raw response. */
async function ask(path: string, options: RequestOptions = {}) {
  const asked = request({ port, path, ...options }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

const text = async (path: string, headers: Record<string, string> = {}) => {
  const { status, body } = await ask(path, { headers });
  return [status, String(body)];
};

test.each([
  ['/', 200, home],
  ['/?from=a', 200, home],
  ['/projects', 200, 'Projects'],
  ['/projects/', 200, 'Projects'],
  ['/assets/a%20b%25.js', 200, 'let text;'],
  ['/.well-known/security.txt', 200, 'Contact'],
  ['/index', 404, 'Missing'],
  ['/404', 404, 'Missing'],
  ['/404.html', 404, 'Missing'],
  ['//projects', 404, 'Missing'],
  ['/Projects', 404, 'Missing'],
  ['/projects/../projects', 404, 'Missing'],
  ['/../host.json', 404, 'Missing'],
  ['/%2e%2e/host.json', 404, 'Missing'],
  ['/%', 404, 'Missing'],
  ['/%00', 404, 'Missing'],
  ['/index.html.br', 404, 'Missing'],
])('%s: %i', async (path, status, body) => {
  expect(await text(path)).toEqual([status, body]);
});

test.each([
  ['/index.html', '/'],
  ['/index.html?a=b', '/?a=b'],
  ['/projects/index.html', '/projects'],
])('%s leads to %s', async (path, url) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([308, url]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
  const { status, headers } = await ask('/', { method });
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test('HEAD has the headers and no body', async () => {
  const { status, headers, body } = await ask('/', { method: 'HEAD' });
  expect([status, headers['content-length'], body.length]).toEqual([200, `${home.length}`, 0]);
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('who accepts %s gets %s', async (accepted, encoding) => {
  const { headers } = await ask('/', { headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
});

describe('ranges (RFC 9110, section 14)', () => {
  test.each([
    ['bytes=0-4', 206, home.slice(0, 5)],
    ['bytes=-5', 206, home.slice(-5)],
    ['bytes=10-', 206, home.slice(10)],
    ['bytes=abc', 200, home],
    ['lines=1-2', 200, home],
  ])('%s', async (range, status, body) => {
    expect(await text('/', { range })).toEqual([status, body]);
  });

  test('a range beyond the end is not satisfiable', async () => {
    expect((await ask('/', { headers: { range: 'bytes=99999-' } })).status).toBe(416);
  });
});

test('an unchanged file is not sent again', async () => {
  const { headers } = await ask('/');
  const { etag = '' } = headers;
  for (const condition of [{ 'if-none-match': etag }, { 'if-none-match': `"other", ${etag}` }])
    expect(await text('/', condition)).toEqual([304, '']);
  expect((await text('/', { 'if-modified-since': new Date(0).toUTCString() }))[0]).toBe(200);
  expect(await text('/missing', { 'if-none-match': '*', range: 'bytes=0-1' })).toEqual([
    404,
    'Missing',
  ]);
});

test.each([
  ['run serve', '.'],
  ['start', 'started'],
])('SIGTERM to npm %s ends it and frees the port', async (script, build) => {
  const PORT = `${await freePort()}`;
  const npm = spawn('npm', script.split(' '), {
    cwd: projectDirectory,
    env: { ...process.env, PORT, BUILD_DIRECTORY: join(folder, build) },
    stdio: 'ignore',
  });
  const answers = () =>
    fetch(`http://localhost:${PORT}/`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    expect(npm.exitCode, 'it has not ended by itself').toBeNull();
    await pause(50);
  }
  npm.kill('SIGTERM');
  await expect.poll(answers, { timeout: 60_000 }).toBe(false);
});
