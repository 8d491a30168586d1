import { expect, test } from 'vitest';
import { chosenStrings } from './chosen-strings.ts';

test("an English string that an owner writes beside few others is the owner's choice", () => {
  const source = "export const words = { pages: { projects: 'Projects', blog: 'Journal' } };";
  expect(chosenStrings(source)).toBe(source);
});
