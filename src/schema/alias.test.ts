import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { pathBelow, writeBelow } from '#lib/node/write-below.ts';
import { aliasError, aliasPath } from './article-fields.ts';

test.each([
  ['/caf%C3%A9/x', '/café/x'],
  ['/a%20b/', '/a b'],
  ['/100%/x', '/100%/x'],
  ['/2021/a.b/..c/', '/2021/a.b/..c'],
  ['/2021/index.html', '/2021'],
])('the alias %s redirects the path %s', (alias, path) => {
  expect(aliasPath(alias)).toBe(path);
  expect(aliasError(path)).toBeUndefined();
});

test.each([
  '/%2e%2e%2f%2e%2e/x.html',
  '/a/%2E%2e/x.html',
  '/..%5cx',
  '/%5fheaders',
  '/assets%2fx.html',
  '/Assets/x',
  '/a%0a/b',
  '/a%00b',
  '/%69ndex.html',
  '/%34%304.html',
  '/_worker.js',
  '/.htaccess',
  '/con/a',
  '/a/AUX.html',
  '/C:/x',
  '/a./b',
  '/a%20/b',
  '/\ud800',
  `/${'a'.repeat(256)}`,
  '//x',
  '/a//b',
])('the alias %s is refused', (alias) => {
  expect(aliasError(aliasPath(alias))).toMatch(/^must (not have|be paths below)/);
});

/** Paths of every kind: parts that lead elsewhere, in several encodings. */
const part = fc.oneof(
  fc.constantFrom('..', '.', '', 'CON', 'nul.txt', 'C:', 'a.', ' ', '\0', '\n', '\\', '_headers'),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const encode = (text: string) =>
  [...text].map((c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
const anyPath = fc
  .array(fc.tuple(part, fc.constantFrom('', 'once', 'twice')), { minLength: 1, maxLength: 6 })
  .map((parts) =>
    parts
      .map(([text, times]) => {
        if (!times) return text;
        return times === 'once' ? encode(text) : encode(encode(text));
      })
      .join('/'),
  );

test('a file at any path is below its folder, or is not written', () => {
  const folder = makeTemporaryFolder('below-');
  return fc.assert(
    fc.asyncProperty(anyPath, async (text) => {
      let file: string;
      try {
        file = pathBelow(folder, text);
      } catch (error) {
        expect(`${error}`).toMatch(/is not a file below/);
        return;
      }
      expect(relative(folder, file)).not.toMatch(/^\.\.(\/|$)|^\/|^$/);
      // A file cannot be written where an earlier run has a folder, and the other way round.
      await writeBelow(folder, text, 'x').catch(({ code }) =>
        expect(['EISDIR', 'ENOTDIR', 'EEXIST']).toContain(code),
      );
    }),
  );
});

test('an alias that is accepted has a file on every system, and a URL that leads to it', () => {
  fc.assert(
    fc.property(anyPath, (text) => {
      const decoded = aliasPath(`/${text}`);
      if (aliasError(decoded)) return;
      const folder = makeTemporaryFolder('alias-');
      const file = pathBelow(folder, `${decoded.slice(1)}/index.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '');
      expect(relative(folder, file)).toBe(join(decoded.slice(1), 'index.html'));
      expect(decodeURIComponent(encodeURI(decoded))).toBe(decoded);
    }),
  );
});
