import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyPath } from './tidy-path.ts';

test.each([
  ['/', '/'],
  ['/projects/', '/projects/'],
  ['//x', '/x'],
  ['/a//b///c', '/a/b/c'],
  ['/%', '/%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%20ok', '/%20ok'],
])('%s becomes %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

test('every tidied path can be decoded, has no empty segment and stays as it is', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string(), (path, text) => {
      const tidy = tidyPath(`/${path}${text}`);
      expect(() => decodeURIComponent(tidy)).not.toThrow();
      expect(tidy).not.toContain('//');
      expect(tidyPath(tidy)).toBe(tidy);
    }),
  );
});
