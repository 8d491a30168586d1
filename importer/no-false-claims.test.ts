/** An imported site says nothing about a person that their resume does not. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeholders } from '../src/schema/placeholders.ts';
import { toContent } from './content-modules.ts';
import { readResume } from './json-resume.ts';

const importSource = (source: unknown) => {
  const imported = readResume(source);
  return { ...toContent(imported), skipped: imported.skipped };
};

type Job = { name: string; position: string; startDate: string; endDate?: string };

const day = fc.integer({ min: 1990, max: 2024 });
const job: fc.Arbitrary<Job> = fc
  .tuple(fc.stringMatching(/^[A-Z][a-z]{4,8}$/), day, fc.integer({ min: 0, max: 5 }), fc.boolean())
  .map(([position, start, years, hasEnded]) => ({
    ...{ name: 'Acme', position, startDate: `${start}-01` },
    ...(hasEnded && { endDate: `${start + years}-06` }),
  }));

test('only a role that goes on may be the tagline, as a placeholder of the check', () => {
  fc.assert(
    fc.property(fc.array(job, { maxLength: 8 }), (work) => {
      const { owner, careerItems } = importSource({
        basics: { name: 'Jo Doe' },
        work,
        education: [{ institution: 'University', studyType: 'Degree', startDate: '2024' }],
      });
      const ongoing = work.filter(({ endDate }) => !endDate).map(({ position }) => position);
      if (ongoing.length > 0) expect(ongoing).toContain(owner.tagline);
      else expect(owner.tagline).toBe(placeholders.tagline);
      expect(owner.proposals?.includes('tagline')).toBe(ongoing.length > 0);
      // The summit is a role that goes on, if any does.
      if (ongoing.length > 0) expect(ongoing).toContain(careerItems.at(-1)?.title);
      if (work.length > 0) expect(careerItems).toHaveLength(work.length);
    }),
  );
});

test('a headline of the file is no guess', () => {
  const { owner } = importSource({ basics: { name: 'Jo', label: 'Nurse' }, work: [] });
  expect([owner.tagline, owner.proposals]).toEqual(['Nurse', ['levels']]);
});

test('one unread date leaves the order of the others', () => {
  const work = [
    { name: 'B', position: 'Head nurse', startDate: '2019' },
    { name: 'C', position: 'Locum', startDate: 'some years' },
    { name: 'A', position: 'Ward nurse', startDate: '2015', endDate: '2019' },
  ];
  for (const jobs of [work, [work[0], work[2], work[1]]]) {
    const { careerItems } = importSource({ basics: { name: 'Jo' }, work: jobs });
    const titles = careerItems.map(({ title }) => title).filter((title) => title !== 'Locum');
    expect(titles).toEqual(['Ward nurse', 'Head nurse']);
  }
});

test.each([
  [{ startDate: '01.09.2015', endDate: '01.03.2019' }, { start: '2015-09', end: '2019-03' }, 0],
  [{ startDate: '30/06/2009', endDate: '09/30/2012' }, { start: '2009-06', end: '2012-09' }, 0],
  [{ startDate: '15-05-2019', endDate: 'Till now' }, { start: '2019-05' }, 0],
  [{ startDate: '04/04/2009', endDate: '' }, { start: '2009-04' }, 0],
  [{ startDate: '04/09/2009', endDate: '30/06/2012' }, { period: '04/09/2009 – 30/06/2012' }, 1],
])('the days of %o', (dates, time, unclear) => {
  const { careerItems, skipped } = importSource({
    basics: { name: 'Jo' },
    work: [{ name: 'A', position: 'Nurse', ...dates }],
  });
  expect(careerItems[0]).toMatchObject(time);
  expect(careerItems[0]?.end).toBe('end' in time ? time.end : undefined);
  expect(skipped.filter((line) => line.includes('is kept in words'))).toHaveLength(unclear);
});

test('one object where a list is meant is its only entry', () => {
  const { careerItems, resume } = importSource({
    basics: { name: 'Jo' },
    work: { name: 'Clinic A', position: 'Nurse', startDate: '2015-09' },
    education: { institution: 'U', area: 'Physics', startDate: '2024', endDate: 'Present' },
  });
  expect(careerItems).toMatchObject([{ company: 'Clinic A', title: 'Nurse' }]);
  expect(resume.education).toEqual([{ institution: 'U', area: 'Physics', startDate: '2024' }]);
});

test('the report counts values, not parts of words', () => {
  const { skipped } = importSource({
    basics: { name: 'Jo Doe' },
    work: [{ name: 'Acme', position: 'Engineer', 'x-tools': ['R', 'Go', 'Gin'] }],
    awards: [{ title: 'Prize', date: '2015 - 2018' }],
  });
  expect(skipped).toEqual([
    'work.0.x-tools.0: R',
    'work.0.x-tools.1: Go',
    'work.0.x-tools.2: Gin',
    'awards.0.date: 2015 - 2018',
  ]);
});

test("a host's root is no profile, and lists in a summary keep their commas", () => {
  const { owner } = importSource({
    basics: { name: 'Jo', url: 'https://github.com', summary: 'I like:\n- welding\n- milling' },
    work: [],
    skills: [{ name: 'A' }],
  });
  expect(owner.profiles).toEqual([]);
  expect(owner.pitch).toBe('I like: welding; milling');
});

test('names of products in Latin letters do not change the language', () => {
  const summary =
    'AWS Lambda と TypeScript を使った REST API の設計と開発。React と Next.js による Web アプリケーションの開発。GitHub Actions で CI/CD を構築し、Kubernetes クラスタを運用。';
  expect(importSource({ basics: { name: 'Jo', summary } }).owner.lang).toBe('ja');
});
