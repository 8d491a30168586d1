import { expect, test } from 'vitest';
import { laterElsewhere, laterOnHome, markFolder, splitStyles } from './split-styles.ts';

test.each([
  [
    'a{b:c}@media print{a{d:e}@page{margin:1px}}@media (x){a{f:g}}@media print{p{h:"ü"}}\n',
    'a{b:c}@media (x){a{f:g}}',
    'a{d:e}@page{margin:1px}p{h:"ü"}',
  ],
  ['a{b:c}', 'a{b:c}', ''],
])('the print rules of %s are separate', (all, first, print) => {
  expect(splitStyles(all, laterOnHome)).toEqual({ first, later: '', print });
});

test('the styles of sections and of the end of a page come after the first screen', () => {
  const file = (path: string, css: string) => markFolder(css, `/project/src/app/${path}`);
  const styleSheet = [
    file('styles/base.css', 'a{b:c}'),
    file('sections/hero/hero.module.css', 'd{e:f}'),
    file('sections/projects/projects.module.css', 'g{h:i}@media print{j{k:l}}'),
    file('page-end/footer/footer.module.css', 'm{n:o}'),
  ].join('');
  const print = 'j{k:l}';
  expect(splitStyles(styleSheet, laterOnHome)).toEqual({
    first: 'a{b:c}d{e:f}',
    later: 'g{h:i}m{n:o}',
    print,
  });
  expect(splitStyles(styleSheet, laterElsewhere)).toEqual({
    first: 'a{b:c}d{e:f}g{h:i}',
    later: 'm{n:o}',
    print,
  });
});
