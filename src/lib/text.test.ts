import { expect, test } from 'vitest';
import { distinctParts, withoutMarks } from './text.ts';

test.each([
  ['Seestadt|Seestadt', 'Seestadt'],
  ['Hafenstr. 5, 12345 Seestadt|12345|Seestadt|DE', 'Hafenstr. 5, 12345 Seestadt|DE'],
  ['Nordufer 5|Ufer', 'Nordufer 5|Ufer'],
  ['12 Main St|–|Springfield', '12 Main St|Springfield'],
  ['Unit #5, Springfield|5|', 'Unit #5, Springfield'],
])('the place %s reads %s', (parts, distinct) =>
  expect(distinctParts(parts.split('|')).join('|')).toBe(distinct),
);

test.each([
  ['CSS `stretch` & <em>x</em> – **y**', 'CSS stretch & x – y'],
  ['<b class="a"><i>Both</i></b> lines<br>of ~~all~~ *each*', 'Both lines of all each'],
  ['`<b>` and `**kwargs`', '<b> and **kwargs'],
  ...[
    'Vec<T>, <angles>, 2 * 3 * 4, 5*6*7',
    '*nix and *BSD',
    'Why __init__.py is empty',
    'C++ & C',
  ].map((title) => [title, title]),
])('the title %s reads %s', (title = '', expected) => expect(withoutMarks(title)).toBe(expected));
