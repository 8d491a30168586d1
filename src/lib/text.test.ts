import { expect, test } from 'vitest';
import { distinctParts } from './text.ts';

test.each([
  [['Seestadt', 'Seestadt'], ['Seestadt']],
  [
    ['Hafenstr. 5, 12345 Seestadt', '12345', 'Seestadt', 'DE'],
    ['Hafenstr. 5, 12345 Seestadt', 'DE'],
  ],
  [
    ['Nordufer 5', 'Ufer'],
    ['Nordufer 5', 'Ufer'],
  ],
])('the place %o reads %o', (parts, distinct) => expect(distinctParts(parts)).toEqual(distinct));
