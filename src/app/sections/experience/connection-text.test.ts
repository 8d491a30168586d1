import { expect, test } from 'vitest';
import { careerConnections, careerItems, strings } from '#content/content.ts';
import { describeConnections } from './connection-text.ts';

const relations = (index: number) =>
  describeConnections(index, careerItems, careerConnections, strings, true);

test('the first role has an outcome and no origin', () => {
  expect(relations(0)).toBe(
    'Level 0. After: Software Engineer (A database vendor), Software Engineer (A game analytics firm), Co-Founder (Vogro).',
  );
});

test('a role in the middle has both', () => {
  expect(relations(5)).toBe(
    'Level 3. Before: Data Engineer (A monitoring company). After: Software Engineer II (A marketing platform company), Founder (A mining and energy company).',
  );
});

test('the last role has an origin', () => {
  expect(relations(7)).toBe('Level 4. Before: Software Engineer (A work-management company).');
});

test('without confirmed connections and levels there is no text', () => {
  expect(describeConnections(5, careerItems, [], strings, false)).toBe('');
});
