import { expect, test } from 'vitest';
import { lettersFor } from './class-names.ts';

test('the class names of any number of style sheets differ and begin with a letter', () => {
  const names = Array.from({ length: 1000 }, (_, i) => lettersFor(i));
  expect(names.filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
