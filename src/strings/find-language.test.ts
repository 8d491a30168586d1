import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { stringsIn } from '#lib/text.ts';
import * as english from './en.ts';
import { findLanguage, missingStrings, readLanguageTag, stringLanguages } from './find-language.ts';

/** Strings that other languages share with English. */
const shared =
  /^(Feed|Blog|Code|Menu|Home|Start|Tip|Important|Publications|Notification|Notifications|Email|Error|Proyectos|Table|CV|Références|[\p{P}\s\d★]*)$/u;

/** The paths of strings that languages may lack, such as 'strings.theme.dark'. */
const untranslated: string[] = [];

const all = new Map(stringsIn({ ...english }));
const translations = stringLanguages.filter((name) => name !== 'en');

test('there are twenty languages, as README.md and two files in docs/ say', () =>
  expect(stringLanguages).toHaveLength(20));

test.each(translations)('nothing is English in %s', async (name) => {
  const strings = [...stringsIn({ ...(await import(/* @vite-ignore */ `./${name}.ts`)) })];
  const same = strings.filter(
    ([path, string]) =>
      all.get(path) === string && !shared.test(string.replace(/[\d()]+/g, '').trim()),
  );
  expect(same).toEqual([]);
});

test.each(translations)('%s lacks no string: add it, or its path to `untranslated`', (name) =>
  expect(missingStrings(name).filter((path) => !untranslated.includes(path))).toEqual([]),
);

test('a string that a language lacks is found by its path, in groups, too', () => {
  const folder = makeTemporaryFolder('strings-');
  writeFileSync(
    join(folder, 'eo.ts'),
    `export const strings = ${JSON.stringify({ theme: { label: 'Koloroj' }, mark: 'Montoj' })};\n`,
  );
  const missing = missingStrings(relative(import.meta.dirname, join(folder, 'eo')));
  expect(missing).toHaveLength(all.size - 2);
  expect(missing).toContain('strings.theme.dark');
  expect(missing).not.toContain('strings.theme.label');
});

test('a tag finds its own language, its language elsewhere, or English', () => {
  const tags = ['pt-BR', 'pt', 'pt-PT', 'zh', 'de-AT', 'eo', 'zh-Hant', 'zh-TW', 'not a tag'];
  expect(tags.map(findLanguage).join()).toBe('pt-BR,pt-BR,pt-BR,zh-Hans,de,en,zh-Hant,zh-Hant,en');
});

test.each([
  ['on a line with others', "export const owner: Owner = { name: 'Ada', lang: 'de', email: '' };"],
  ['in quotes', 'export const owner = {\n  "lang": "de",\n};'],
  ['in an object of another name', "const me = { lang: 'de' };\nexport const owner = { ...me };"],
  ['in a constant', "const lang = 'de';\nexport const owner = { lang };"],
  ['in another constant', "const tag = 'de' as const;\nexport const owner = { lang: tag };"],
  [
    'beside a field of a form',
    "export const owner = { lang: 'de', newsletter: { hidden: { lang: 'en' } } };",
  ],
  ['in a template', 'export const owner = { lang: `de` };'],
  ['with a type', "export const owner = { lang: 'de' as const } satisfies Owner;"],
  ['by comments', "export const owner = {\n  // lang: 'fr',\n  /* lang: 'fr', */ lang: 'de',\n};"],
])('the language is found %s', (_, source) => {
  const folder = makeTemporaryFolder('content-');
  writeFileSync(join(folder, 'owner.ts'), source);
  expect(readLanguageTag(folder)).toBe('de');
});

test.each(['export const owner = { lang: 3 };', "export const owner = { lang: 'de'", ''])(
  'without a readable language it is English: %s',
  (source) => {
    const folder = makeTemporaryFolder('content-');
    writeFileSync(join(folder, 'owner.ts'), source);
    expect(readLanguageTag(folder)).toBe('en');
  },
);
