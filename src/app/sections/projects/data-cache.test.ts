import type { ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { serveFolder } from '#builder/hosts/server.ts';
import { fetchRepositoryFigures } from '#lib/repository-api.ts';
import { createDataCache } from './data-cache.ts';

const repository = 'https://github.com/owner/name';
const figures = { stargazers_count: 42, pushed_at: '2026-11-01T10:00:00Z', more: 'ignored' };

let close = () => {};

/** A local server that sends the given responses in order, and repeats the last one. */
async function serve(...responses: ((response: ServerResponse) => void)[]) {
  const requests: (string | undefined)[] = [];
  const server = await serveFolder(({ url }, response) => {
    requests.push(url);
    responses[Math.min(requests.length, responses.length) - 1]?.(response);
  });
  close = server.close;
  return { api: server.url, requests };
}

const json = (body: unknown) => (response: ServerResponse) =>
  void response.end(JSON.stringify(body));
const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end();
const { signal } = new AbortController();

/** Requests figures through a data cache with the site's settings, but without retry delays. */
function requestFigures(api: string) {
  const cache = createDataCache();
  return cache.fetchQuery({
    queryKey: ['repository', repository],
    queryFn: ({ signal }) => fetchRepositoryFigures(repository, signal, { api }),
    retry: cache.getDefaultOptions().queries?.retry ?? false,
    retryDelay: 1,
  });
}

afterEach(() => {
  vi.useRealTimers();
  close();
});

test('a server that recovers within 3 retries is requested until it does', async () => {
  const { api, requests } = await serve(status(500), status(503), status(502), json(figures));
  expect(await requestFigures(api)).toEqual({ stars: 42, lastPush: '2026-11-01' });
  expect(requests).toEqual(Array(4).fill('/repos/owner/name'));
});

test('a server that keeps failing is requested 4 times', async () => {
  const { api, requests } = await serve(status(500));
  await expect(requestFigures(api)).rejects.toThrow('responded with 500');
  expect(requests).toHaveLength(4);
});

test('a server that does not respond in time counts as failed', async () => {
  const { api } = await serve(() => {});
  const request = fetchRepositoryFigures(repository, signal, { api, timeoutMs: 1 });
  await expect(request).rejects.toThrow('timeout');
});

test.each([
  ['something other than JSON', (response: ServerResponse) => void response.end('<html>')],
  ['JSON without figures', json({ message: 'hello' })],
  ['a figure that is not a number', json({ ...figures, stargazers_count: 'many' })],
])('a server that responds with %s counts as failed', async (_, reply) => {
  const { api } = await serve(reply);
  await expect(requestFigures(api)).rejects.toThrow();
});

test('a URL that is not a repository is not requested', async () => {
  const { api, requests } = await serve(json(figures));
  const request = fetchRepositoryFigures('https://github.com/owner', signal, { api });
  await expect(request).rejects.toThrow('not the URL');
  expect(requests).toHaveLength(0);
});

test('§9 back-off is exponential and capped at 30 s', () => {
  const { retryDelay } = createDataCache().getDefaultOptions().queries ?? {};
  const delays = [0, 1, 2, 3, 4, 5, 1000].map(retryDelay as (failures: number) => number);
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('§9 entries are discarded after 5 minutes', () => {
  vi.useFakeTimers();
  const cache = createDataCache();
  cache.setQueryData(['repository', repository], figures);
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(cache.getQueryData(['repository', repository])).toBe(figures);
  vi.advanceTimersByTime(1);
  expect(cache.getQueryData(['repository', repository])).toBeUndefined();
});
