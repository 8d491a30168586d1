import { expect, test } from 'vitest';
import { splitStyles, withoutWebFonts } from './styles.ts';

test('what is for paper leaves the sheet, nested blocks and all', () => {
  const sheets = ['a{b:c}@media print{a{d:e}@page{margin:1px}}@media (x){a{f:g}}\n', '@media print{p{h:"ü"}}p{j:k}'];
  expect(splitStyles(sheets)).toEqual({
    screen: 'a{b:c}@media (x){a{f:g}}p{j:k}',
    paper: 'a{d:e}@page{margin:1px}p{h:"ü"}',
    paperFile: expect.stringMatching(/^assets\/paper-[\da-f]{8}\.css$/),
  });
});

test('a sheet without anything for paper stays as it is, a broken one is refused', () => {
  expect(splitStyles(['a{b:c}'])).toMatchObject({ screen: 'a{b:c}', paper: '' });
  expect(() => splitStyles(['@media print{a{b:c}'])).toThrow('inside a block');
});

test('the floor has no web fonts, and keeps the faces that stand in for them', () => {
  const local = '@font-face{font-family:B;src:local("B")}';
  expect(withoutWebFonts(`@font-face{font-family:A;src:url(a.woff2)}${local}a{b:c}`)).toBe(`${local}a{b:c}`);
});
