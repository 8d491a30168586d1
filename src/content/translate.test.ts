import { expect, test } from 'vitest';
import { findUntranslated, translate } from './translate.ts';

const roles = [
  { id: 'mill', title: 'Engineer', project: 'Grinding' },
  { title: 'Engineer', project: 'Sawing' },
  { title: 'Founder', project: 'Planting' },
];

test('a list is translated by id or title, and what a translation lacks is the original', () => {
  expect(
    translate(roles, { Founder: { project: 'Pflanzen' }, mill: { title: 'Ingenieur' } }),
  ).toEqual([
    { id: 'mill', title: 'Ingenieur', project: 'Grinding' },
    roles[1],
    { title: 'Founder', project: 'Pflanzen' },
  ]);
  expect(translate(undefined, {})).toEqual([]);
});

test('a name that no item or several items have is an error', () => {
  expect(() => translate(roles, { Fonder: {} })).toThrow(
    "there is no 'Fonder' in the original: mill, Engineer, Founder",
  );
  expect(() => translate([...roles, { title: 'Founder', project: '' }], { Founder: {} })).toThrow(
    "the original has several 'Founder': give each an id there",
  );
});

test('a long name may be the same in a translation, but not a long text', () => {
  const item = {
    title: 'Lecturer',
    company: 'University of Delft, Department of Water Management',
  };
  const text = { summary: 'Taught a hundred students a year.' };
  expect(findUntranslated([item], [item])).toEqual([]);
  expect(findUntranslated([{ ...item, ...text }], [{ ...item, ...text }])).toEqual(['Lecturer']);
});
