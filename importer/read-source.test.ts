import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSource } from './read-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [
    'export.xml',
    '<rss xmlns:wp="http://wordpress.org/export/1.2/"></rss>',
    /^export\.xml: is an export of WordPress: .*npx wordpress-export-to-markdown/,
  ],
  [
    'ghost.json',
    '{"db": [{"data": {"posts": [{"title": "One"}]}}]}',
    /^ghost\.json: is an export of Ghost: .*ghost-to-md/,
  ],
  ['other.xml', '<a/>', /^other\.xml: is XML: import the PDF/],
])('%s is refused with a way on', async (name, text, message) => {
  writeFileSync(join(folder, name), text);
  await expect(readSource(join(folder, name))).rejects.toThrow(message);
});

test('a folder of Quarto is refused with a way on', async () => {
  const quarto = mkdtempSync(join(folder, 'quarto-'));
  writeFileSync(join(quarto, 'one.qmd'), 'Text');
  await expect(readSource(quarto)).rejects.toThrow(/has texts of Quarto: .*--to gfm/);
});
