import { expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

test('print rules are removed from the style sheet, also from between other blocks', () => {
  expect(
    splitStyles(
      'a{b:c}@media print{a{d:e}@page{margin:1px}}@media (x){a{f:g}}@media print{p{h:"ü"}}\n',
    ),
  ).toEqual({
    screen: 'a{b:c}@media (x){a{f:g}}',
    print: 'a{d:e}@page{margin:1px}p{h:"ü"}',
  });
});

test('a style sheet without print rules is unchanged, and an invalid one is refused', () => {
  expect(splitStyles('a{b:c}')).toEqual({ screen: 'a{b:c}', print: '' });
  expect(() => splitStyles('@media print{a{b:c}')).toThrow('Unclosed block');
});
