import { expect, test } from 'vitest';
import { deferProperties, separatePrint } from './split-styles.ts';

test('print rules are separate', () => {
  const all =
    'a{b:c}@media print{a{d:e}@page{margin:1px}}@media (x){a{f:g}}@media print{p{h:"ü"}}\n';
  expect(separatePrint(all)).toEqual({
    screen: 'a{b:c}@media (x){a{f:g}}',
    print: 'a{d:e}@page{margin:1px}p{h:"ü"}',
  });
});

test('custom properties that the first screen does not use come with the rest', () => {
  const colours = ':root{--a:red;--b:blue;color:var(--a)}';
  const contrast = '@layer l{@media (x){:root{--b:navy}}}@media (y){:root{--a:b;--b:c}}';
  expect(deferProperties(`${colours}p{--b:d;margin:calc(2*var(--e,0))}${contrast}`)).toEqual({
    first:
      ':root{--a:red;color:var(--a)}p{--b:d;margin:calc(2*var(--e,0))}@media (y){:root{--a:b}}',
    deferred: ':root{--b:blue}@layer l{@media (x){:root{--b:navy}}}@media (y){:root{--b:c}}',
  });
});
