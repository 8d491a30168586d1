import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { writeFiles } from '#test-content/files.ts';
import { refuseTranslation } from './refuse-translation.ts';

/** A folder of content, and its translation. */
function writeContent(name: string): [original: string, translation: string] {
  const folder = makeTemporaryFolder('import-');
  const owner = `export const owner = {\n  name: '${name}',\n  lang: 'fr',\n};`;
  writeFiles(folder, { 'owner.ts': owner, 'de/owner.ts': owner });
  return [folder, join(folder, 'de')];
}
const [mine, translation] = writeContent('Ada Lovelace');
const [unchanged] = writeContent('Your Name');

test.each([
  ['content in the same language', mine, 'fr', false, undefined],
  ['content, by a file whose language nobody names', mine, undefined, false, undefined],
  ['content, as its owner says', mine, 'de', true, undefined],
  ['placeholders', unchanged, 'de', false, undefined],
  [
    'content in another language',
    mine,
    'de',
    false,
    /^The content of Ada Lovelace is in French\. Write content\/de /,
  ],
  ['a translation', translation, 'de', true, /^The content is a translation, which is written by/],
])('an import may replace %s', (_, content, lang, force, refusal) => {
  const replace = () => refuseTranslation(content, lang, force);
  if (refusal) expect(replace).toThrow(refusal);
  else expect(replace).not.toThrow();
});
