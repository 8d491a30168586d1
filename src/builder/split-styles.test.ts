import { expect, test } from 'vitest';
import { projectDirectory } from '#lib/node/paths.ts';
import { deferProperties, markFile, splitStyles } from './split-styles.ts';

const none = new Set<string>();

test('print rules are separate', () => {
  const all =
    'a{b:c}@media print{a{d:e}@page{margin:1px}}@media (x){a{f:g}}@media print{p{h:"ü"}}\n';
  expect(splitStyles(all, none, none)).toEqual({
    first: 'a{b:c}@media (x){a{f:g}}',
    later: '',
    print: 'a{d:e}@page{margin:1px}p{h:"ü"}',
  });
});

test('a page has the styles of its own modules, those of the first screen first', () => {
  const styleSheet = [
    markFile('a{b:c}', `${projectDirectory}src/app/base.css`),
    markFile('d{e:f}@media print{j{k:l}}', `${projectDirectory}src/app/footer/footer.css`),
    markFile('g{h:i}', `${projectDirectory}src/app/hero.css`),
    markFile('m{n:o}', `${projectDirectory}src/app/base.css?inline`),
  ].join('');
  const [print, own] = ['j{k:l}', new Set(['base.css', 'hero.css'])];
  const whole = { first: 'a{b:c}g{h:i}m{n:o}', later: 'd{e:f}', print };
  expect(splitStyles(styleSheet, own, new Set(['footer/footer.css']))).toEqual(whole);
  const part = { first: 'g{h:i}m{n:o}', later: '', print };
  expect(splitStyles(styleSheet, new Set(['hero.css']), none)).toEqual(part);
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
