import { expect, test } from 'vitest';
import type { Content } from '#content/content.ts';
import * as content from '#content/content.ts';
import type { CareerItem } from '#schema/career.ts';
import { formatDiagnostic } from '../diagnostics.ts';
import { careerSuggestions } from './career-suggestions.ts';

const [shipped] = content.careerItems as [CareerItem];
const past = {
  ...shipped,
  title: 'Engineer',
  company: 'Rillwise GmbH',
  start: '2016',
  end: '2020',
};
const present = { ...shipped, title: 'Founder', company: 'Leito Vivo', start: '2020-06' };

/** The messages for texts of the owner and roles. */
const review = (owner: Partial<Content['owner']>, careerItems: CareerItem[] = [past, present]) =>
  [
    ...careerSuggestions({
      ...content,
      owner: { ...content.owner, about: '', ...owner },
      careerItems,
    }),
  ].map((found) => formatDiagnostic(found).replace(/^\S+ suggestion: /, ''));

test.each<[owner: Partial<Content['owner']>, expected: string[]]>([
  [
    { tagline: 'Founder', pitch: 'I now run Rillwise.' },
    ['owner: pitch: names Rillwise GmbH, where you no longer are: does it still hold?'],
  ],
  [{ tagline: 'Founder', pitch: 'After Rillwise I founded Leito Vivo.' }, []],
  [{ tagline: 'Founder', pitch: 'I build rillwises.' }, []],
  [{ tagline: 'Leito Vivo', pitch: 'Water for towns.' }, []],
  [{ tagline: 'Makes rivers', pitch: 'I founded a company.' }, []],
  [
    { tagline: 'Nurse', pitch: 'I care.' },
    [
      'owner: home does not name your present role, Founder, Leito Vivo: tagline and pitch have neither',
    ],
  ],
])('of %o, what does not fit the roles is named', (owner, expected) =>
  expect(review({ description: '', ...owner })).toEqual(expected),
);

test('without dates, nothing is known of today', () => {
  expect(review({ tagline: 'Nurse', pitch: 'I care.' }, content.careerItems)).toEqual([]);
});
