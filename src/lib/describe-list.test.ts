import { expect, test } from 'vitest';
import { describeList } from './describe-list.ts';

const join = (items: string[]) => items.join(', ');
const describe = (list: string) => `Ada writes about ${list}.`;
const words = (count: number) => Array.from({ length: count }, (_, i) => `Subject ${i + 10}`);

test.each([
  [words(2), 'Ada writes about Subject 10, Subject 11.'],
  [words(0), 'Ada writes about .'],
  [words(30), `Ada writes about ${join(words(11))} …`],
  [['x'.repeat(200), 'y'], `Ada writes about ${'x'.repeat(200)}.`],
])('%# is described in at most 160 characters, by whole items', (items, description) => {
  expect(describeList(items, join, describe)).toBe(description);
});
