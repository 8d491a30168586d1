import { expect, test } from 'vitest';
import * as english from '#schema/languages/en.ts';
import { findLanguage, languages } from './find-language.ts';

/** Words that other languages share with English. */
const shared =
  /^(Feed|Blog|Code|Menu|Home|Start|Tip|Important|Publications|Notification|Notifications|Email|Error|Proyectos|Table|CV|Références|[\p{P}\s\d★]*)$/u;

/** All sentences, with samples in the place of values. */
function* sentences(value: unknown, path = ''): Generator<[path: string, sentence: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'function')
    yield [path, `${value(...Array.from({ length: value.length }, (_, i) => `${7 + i}`))}`];
  else
    for (const [name, part] of Object.entries(value as object))
      yield* sentences(part, `${path}.${name}`);
}

const all = new Map(sentences({ ...english }));

test('at least twelve languages', () => {
  expect(languages.length).toBeGreaterThanOrEqual(12);
});

test.each(languages.filter((name) => name !== 'en'))('nothing is English in %s', async (name) => {
  const own = [...sentences({ ...(await import(`../schema/languages/${name}.ts`)) })];
  expect(own.map(([path]) => path).sort()).toEqual([...all.keys()].sort());
  const same = own.filter(
    ([path, sentence]) =>
      all.get(path) === sentence && !shared.test(sentence.replace(/[\d()]+/g, '').trim()),
  );
  expect(same).toEqual([]);
});

test('a tag finds its own language, its language elsewhere, or English', () => {
  expect(['pt-BR', 'pt', 'pt-PT', 'zh', 'de-AT', 'eo'].map(findLanguage)).toEqual([
    'pt-BR',
    'pt-BR',
    'pt-BR',
    'zh-Hans',
    'de',
    'en',
  ]);
});
