import { expect, test } from 'vitest';
import { splitPrintStyles } from './print-styles.ts';

test('what is for paper leaves the sheet, nested blocks and all', () => {
  const css = 'a{b:c}@media print{a{d:e}@page{margin:1px}}@media (x){a{f:g}}@media print{p{h:i}}p{j:k}';
  expect(splitPrintStyles(css)).toEqual({
    screen: 'a{b:c}@media (x){a{f:g}}p{j:k}',
    print: 'a{d:e}@page{margin:1px}p{h:i}',
  });
});

test('a sheet without anything for paper stays as it is, a broken one is refused', () => {
  expect(splitPrintStyles('a{b:c}')).toEqual({ screen: 'a{b:c}', print: '' });
  expect(() => splitPrintStyles('@media print{a{b:c}')).toThrow('inside a block');
});
