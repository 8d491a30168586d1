import { expect, test } from 'vitest';
import { splitWholeWords } from './whole-words.ts';

test.each([
  ['Amélie Tremblay-Gagnon', ['Tremblay-Gagnon']],
  ['Book a quick 30-minute call', ['30-minute']],
  ['A word-that-is-much-too-long for a line', []],
  ['Your Name', []],
])('%s has %j', (text, expected) => {
  const parts = splitWholeWords(text);
  expect(parts.filter((_, i) => i % 2 === 1)).toEqual(expected);
  expect(parts.join('')).toBe(text);
});
