import { expect, test } from 'vitest';
import { withReplacements } from './with-replacements.ts';

test('a value that is not replaced is unchanged, in nested objects, too', () => {
  const all = { one: 'a', group: { two: 'b', three: (name: string) => `c ${name}` } };
  const merged = withReplacements(all, { group: { two: 'B' } });
  expect(merged).toEqual({ one: 'a', group: { two: 'B', three: all.group.three } });
  expect(all.group.two).toBe('b');
});

// @ts-expect-error: lists would be merged by their indices.
withReplacements({ pair: ['a', 'b'] }, { pair: ['c', 'd'] });
