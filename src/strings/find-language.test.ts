import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from '#lib/texts.ts';
import * as english from './en.ts';
import { findLanguage, languages, readLanguageTag } from './find-language.ts';

/** Words that other languages share with English. */
const shared =
  /^(Feed|Blog|Code|Menu|Home|Start|Tip|Important|Publications|Notification|Notifications|Email|Error|Proyectos|Table|CV|Références|[\p{P}\s\d★]*)$/u;

const all = new Map(textsIn({ ...english }));

test('at least twelve languages', () => {
  expect(languages.length).toBeGreaterThanOrEqual(12);
});

test.each(languages.filter((name) => name !== 'en'))('nothing is English in %s', async (name) => {
  const sentences = [...textsIn({ ...(await import(`./${name}.ts`)) })];
  expect(sentences.map(([path]) => path).sort()).toEqual([...all.keys()].sort());
  const same = sentences.filter(
    ([path, sentence]) =>
      all.get(path) === sentence && !shared.test(sentence.replace(/[\d()]+/g, '').trim()),
  );
  expect(same).toEqual([]);
});

test('a tag finds its own language, its language elsewhere, or English', () => {
  const tags = ['pt-BR', 'pt', 'pt-PT', 'zh', 'de-AT', 'eo', 'zh-Hant', 'zh-TW', 'not a tag'];
  expect(tags.map(findLanguage)).toEqual([
    'pt-BR',
    'pt-BR',
    'pt-BR',
    'zh-Hans',
    'de',
    'en',
    'en',
    'en',
    'en',
  ]);
});

test.each([
  ['on a line with others', "export const owner: Owner = { name: 'Ada', lang: 'de', email: '' };"],
  ['in quotes', 'export const owner = {\n  "lang": "de",\n};'],
  ['in an object of another name', "const me = { lang: 'de' };\nexport const owner = { ...me };"],
  ['with a type', "export const owner = { lang: 'de' as const } satisfies Owner;"],
  [
    'beside a comment',
    "export const owner = {\n  // lang: 'fr',\n  /* lang: 'fr', */ lang: 'de',\n};",
  ],
])('the language is found %s', (_, source) => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  writeFileSync(join(folder, 'owner.ts'), source);
  expect(readLanguageTag(folder)).toBe('de');
  rmSync(folder, { recursive: true });
});

test.each(['export const owner = { lang: 3 };', "export const owner = { lang: 'de'", ''])(
  'without a readable language it is English: %s',
  (source) => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    writeFileSync(join(folder, 'owner.ts'), source);
    expect(readLanguageTag(folder)).toBe('en');
    rmSync(folder, { recursive: true });
  },
);
