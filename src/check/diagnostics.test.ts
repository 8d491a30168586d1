import { expect, test } from 'vitest';
import { formatDiagnosticIn, lineOf } from './diagnostics.ts';

const source = `export type Project = { title: string };

export const projects: Project[] = [
  {
    title: 'One',
    picture: {
      file: 'one.png',
      alt: '',
    },
  },
  rest(),
];
`;

test.each([
  ['a field', 5, { index: 0, field: 'title' }],
  ['a field in a field', 8, { index: 0, field: 'picture.alt' }],
  ['an item whose field is missing', 4, { index: 0, field: 'link' }],
  ['an item whose group of fields is missing', 4, { index: 0, field: 'link.title' }],
  ['an item that is not written out', 11, { index: 1, field: 'title' }],
  ['a list that has no such item', 3, { index: 7 }],
  ['a module without that export', 1, { module: 'topics' }],
] as const)('a diagnostic has the most precise line: %s', (_, line, where) => {
  expect(lineOf(source, { module: 'projects', ...where })).toBe(line);
});

test('a diagnostic of a missing optional file has line 1', () => {
  const diagnostic = { module: 'words', severity: 'suggestion', message: 'is in English' } as const;
  expect(formatDiagnosticIn('test-content/sparse')(diagnostic)).toBe(
    'test-content/sparse/words.ts:1: suggestion: words: is in English',
  );
});
