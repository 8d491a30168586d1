import { expect, test } from 'vitest';
import { askLinks, isOffline } from './links.ts';

const site: Record<string, number | string> = {
  'https://here.test/': 200,
  'https://gone.test/a': 404,
  'https://gone.test/b': 410,
  'https://shy.test/': 999,
  'https://old.test/': 'https://new.test/',
};

test('every URL is requested once, and the result is reported', async () => {
  const asked: string[] = [];
  const ask = async (url: string) => {
    asked.push(url);
    const answer = site[url];
    if (answer === undefined)
      throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } });
    const status = typeof answer === 'string' ? 200 : answer;
    return { status, url: typeof answer === 'string' ? answer : url, body: null };
  };
  const answers = await askLinks(
    [...Object.keys(site), 'https://here.test/', 'https://nowhere.test/'],
    ask as never,
    async () => void asked.push('pause'),
  );
  expect(Object.fromEntries(answers.map(({ url, ok, message }) => [url, [ok, message]]))).toEqual({
    'https://here.test/': [true, '200'],
    'https://gone.test/a': [false, '404'],
    'https://gone.test/b': [false, '410'],
    'https://shy.test/': [true, '999, which only a person can check'],
    'https://old.test/': [true, '200, at https://new.test/'],
    'https://nowhere.test/': [false, 'ENOTFOUND'],
  });
  expect(isOffline(answers)).toBe(false);
  expect(asked.filter((url) => url === 'https://here.test/')).toHaveLength(1);
  // The one host with two URLs.
  const [, afterFirst = ''] = asked.join(' ').split('https://gone.test/a');
  expect(afterFirst).toMatch(/pause.* https:\/\/gone\.test\/b/);
  expect(asked.filter((url) => url === 'pause')).toHaveLength(1);
});

test('offline, no URL counts as lost', async () => {
  const ask = () => Promise.reject(new TypeError('fetch failed'));
  expect(isOffline(await askLinks(Object.keys(site), ask, () => Promise.resolve()))).toBe(true);
});
