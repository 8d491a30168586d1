import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf, whereIs } from './findings.ts';

const source = `export type Project = { title: string };

export const projects: Project[] = [
  {
    title: 'One',
    picture: { file: 'one.png', alt: '' },
  },
  rest(),
];
`;

describe('the line of a finding is the most exact one there is', () => {
  test.each([
    ['a field', 5, { index: 0, field: 'title' }],
    ['a field in a field', 6, { index: 0, field: 'picture.alt' }],
    ['an item whose field is missing', 4, { index: 0, field: 'link' }],
    ['an item that is not written out', 8, { index: 1, field: 'title' }],
    ['a list that has no such item', 3, { index: 7 }],
  ])('%s', (_, line, where) => {
    expect(lineOf(source, { list: 'projects', ...where })).toBe(line);
  });

  test('a module without that list', () => {
    expect(lineOf('', { list: 'topics' })).toBe(1);
  });
});

describe('what stands at a place', () => {
  test.each([
    ["'One'", { list: 'projects', index: 0, name: 'One', field: 'title' }],
    ["'one.png'", { list: 'projects', index: 0, name: 'One', field: 'picture.file' }],
    ['rest()', { list: 'projects', index: 1 }],
    ['projects:', { list: 'projects' }],
    ['export type', {}],
  ])('%s', (text, where) => {
    expect(whereIs(source, source.indexOf(text))).toEqual(where);
  });

  test('anywhere: never an error, and its line is found again', () => {
    fc.assert(
      fc.property(fc.nat(source.length), (offset) => {
        const { list, ...where } = whereIs(source, offset);
        if (list) expect(lineOf(source, { list: 'projects', ...where })).toBeGreaterThan(2);
      }),
    );
  });
});
