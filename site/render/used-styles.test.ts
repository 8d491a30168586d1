import { expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const page =
  '<html><body><p class="lead big">a <em>b</em></p><script>x.dataset.copied=1;add("button")</script>';
const used = (styles: string, others = '') => usedStyles(styles, page, others);

test('what is for elements and classes that a page does not have is left out', () => {
  expect(
    used('em{a:b}table{c:d}.lead em{e:f}.body em{g:h}.lead,.card{i:j}@media (x){pre{k:l}}'),
  ).toBe('em{a:b}.lead em{e:f}.lead{i:j}');
});

test('what a script in the page names may come', () => {
  expect(used('p>button:hover{a:b}[data-copied]{c:d}.copied{e:f}')).toBe(
    'p>button:hover{a:b}[data-copied]{c:d}.copied{e:f}',
  );
});

test('states, attributes and what must not be there ask for nothing', () => {
  const styles =
    ':root[data-theme=dark]{a:b}*,:before{a:b}p:not(.card):focus-visible::after{a:b}#any:nth-child(n+2){a:b}';
  expect(used(styles)).toBe(styles);
});

test('one of several is enough', () => {
  expect(
    used(
      'p:is(.card,.lead:is(.x,.big)) em{a:b}p:is(.card,pre,.lead:is(table)){c:d}p:has(>em){e:f}',
    ),
  ).toBe('p:is(.card,.lead:is(.x,.big)) em{a:b}p:has(>em){e:f}');
});

test('custom properties and keyframes go when nothing that is left refers to them', () => {
  const styles =
    ':root{--a:1px;--b:var(--a);--print:2px}@media (y){:root{--a:2px}}table{margin:var(--b);animation:turn 1s}' +
    '@keyframes turn{to{rotate:1turn}}@keyframes fade{from{opacity:0}}em{animation:1s fade}';
  expect(used(styles, 'p{margin:var(--print)}')).toBe(
    ':root{--print:2px}@keyframes fade{from{opacity:0}}em{animation:1s fade}',
  );
});
