import { expect, test } from 'vitest';
import type { Content } from '#content/content.ts';
import * as content from '#content/content.ts';
import { hasDetails, isStudy } from '#schema/role-facts.ts';
import { resumeParts } from './resume-parts.ts';

const [role] = content.careerItems as [(typeof content.careerItems)[number]];
const lecturer = { ...role, title: 'Lecturer', company: 'University of London' };
const study = { institution: 'University of London', area: 'Mathematics' };

/** The items of a part of the resume. */
const itemsOf = (part: string, changes: Partial<Content>) =>
  resumeParts({ ...content, ...changes }).find((other) => other.part === part)?.items ?? [];

test('a role without dates at the institution of a study without a start is on the resume', () => {
  const resume = { education: [{ ...study, endDate: '1835' }] };
  expect(itemsOf('work', { careerItems: [lecturer], resume })).toMatchObject([
    { title: 'Lecturer' },
  ]);
});

test.each([
  [{ start: '2019-10' }, [{ ...study, startDate: '2019-10' }], true],
  [{ title: 'Mathematics' }, [study], true],
  [{}, [study], false],
  [{ start: '2019-10' }, [study], false],
])('a role %o is one of the studies %o: %s', (changes, education, expected) => {
  expect(isStudy({ ...lecturer, ...changes }, education)).toBe(expected);
});

test('without an end, only roles last until today', () => {
  const start = { position: 'Host', startDate: '2019' };
  const resume = { work: [start], volunteer: [start], education: [{ ...study, ...start }] };
  const lasts = (part: string) =>
    itemsOf(part, { resume }).map((item) => 'start' in item && item.lasts === true);
  const all = [lasts('work').at(-1), ...lasts('volunteer'), ...lasts('education')];
  expect(all).toEqual([true, false, false]);
});

test("what ends at 'present' goes on", () => {
  const present = { startDate: '2019', endDate: 'present' };
  const resume = { volunteer: [{ position: 'Host', ...present }] };
  const project = { title: 'Clock', description: 'A clock.', start: '2019', end: 'present' };
  for (const [part, changes] of Object.entries({
    volunteer: { resume },
    projects: { projects: [project] },
  })) {
    const [item] = itemsOf(part, changes);
    expect(item).toMatchObject({ start: '2019', lasts: true });
    expect(item).not.toHaveProperty('end');
  }
});

test('a role with one fact beside its card has details', () => {
  for (const field of ['summary', 'highlights', 'place', 'link', 'skills'])
    expect(hasDetails({ [field]: ['x'] }), field).toBe(true);
});
