import { expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

test.each([
  [
    'a{b:c}@media print{a{d:e}@page{margin:1px}}@media (x){a{f:g}}@media print{p{h:"ü"}}\n',
    'a{b:c}@media (x){a{f:g}}',
    'a{d:e}@page{margin:1px}p{h:"ü"}',
  ],
  ['a{b:c}', 'a{b:c}', ''],
])('the print rules of %s are separate', (all, screen, print) => {
  expect(splitStyles(all)).toEqual({ screen, print });
});
