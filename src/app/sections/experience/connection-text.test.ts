import { expect, test } from 'vitest';
import { careerConnections, careerItems, strings } from '#content/content.ts';
import { describeConnections } from './connection-text.ts';

test.each([
  [
    0,
    'Level 0. After: Software Engineer (A database vendor), Software Engineer (A game analytics firm), Co-Founder (Vogro).',
  ],
  [7, 'Level 4. Before: Software Engineer (A work-management company).'],
])('the first role has no origin, and the last no outcome: %i', (index, text) => {
  expect(describeConnections(index, careerItems, careerConnections, strings, true)).toBe(text);
});

test('without confirmed connections and levels there is no text', () => {
  expect(describeConnections(5, careerItems, [], strings, false)).toBe('');
});
