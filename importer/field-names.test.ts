import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResume } from './json-resume.ts';

const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/);
const pick = (...names: string[]) => fc.constantFrom(...names);

test('a person in fields of any of the usual names arrives, and nothing else is claimed', () => {
  const names = fc.record({
    list: pick('experience', 'work', 'jobs_and_work', 'employment'),
    role: pick('role', 'title', 'position', 'jobTitle'),
    company: pick('company', 'employer', 'organization', 'firm'),
    dates: pick('dates', 'period', 'time', 'duration', 'year'),
    texts: pick('bullets', 'items', 'tasks', 'responsibilities', 'highlights'),
    school: pick('school', 'university', 'institution'),
    head: pick('title', 'headline', 'label'),
    about: pick('about', 'summary', 'bio'),
  });
  const values = fc.record({
    name: word,
    head: word,
    about: word,
    role: word,
    company: word,
    text: word,
    school: word,
  });
  fc.assert(
    fc.property(names, values, (field, value) => {
      const { owner, roles, resume, leftOut } = readResume({
        name: value.name,
        [field.head]: value.head,
        [field.about]: `${value.about} and more.`,
        contact: { email: 'jo@doe.dev' },
        [field.list]: [
          {
            [field.role]: value.role,
            [field.company]: value.company,
            [field.dates]: '2015-now',
            [field.texts]: [`${value.text} was done.`],
          },
        ],
        education: [{ [field.school]: value.school, degree: 'BSc', year: '2011 - 2014' }],
      });
      expect(owner).toMatchObject({
        name: value.name,
        tagline: value.head,
        pitch: `${value.about} and more.`,
        email: 'jo@doe.dev',
      });
      expect(roles).toEqual([
        {
          title: value.role,
          company: value.company,
          start: '2015',
          highlights: [`${value.text} was done.`],
        },
      ]);
      expect(resume.education).toEqual([
        { institution: value.school, studyType: 'BSc', startDate: '2011', endDate: '2014' },
      ]);
      expect(leftOut).toEqual([]);
    }),
  );
});

test('of two languages the English one is read', () => {
  const experience = [{ position: 'Cook', company: 'Inn', start: '2020' }];
  const { owner, roles } = readResume({
    de: { name: 'Jo', experience: [] },
    en: { name: 'Jo', experience },
  });
  expect([owner.name, roles.length]).toEqual(['Jo', 1]);
});

test("lists with titles, in a sidebar, and parts switched off, as online-cv's template has them", () => {
  const { owner, roles, resume } = readResume({
    sidebar: {
      ...{ position: 'right', about: false, name: 'Jo Doe', tagline: 'Nurse', github: 'jo' },
      languages: { title: 'Languages', info: [{ idiom: 'Dutch', level: 'Native' }] },
    },
    'career-profile': { title: 'Profile', summary: 'I care.' },
    experiences: {
      title: 'Experiences',
      info: [{ role: 'Nurse', company: 'Clinic', time: 'May - Sept 2016', details: 'Cared.' }],
    },
  });
  expect(owner).toMatchObject({
    ...{ name: 'Jo Doe', tagline: 'Nurse', pitch: 'I care.' },
    profiles: [{ kind: 'github', url: 'https://github.com/jo' }],
  });
  expect(roles).toMatchObject([{ title: 'Nurse', start: '2016-05', end: '2016-09' }]);
  expect(resume.languages).toEqual([{ language: 'Dutch', fluency: 'Native' }]);
});

test('a name in parts is one name', () => {
  const work = [{ position: 'Cook', company: 'Inn', start_date: '2018-08-01' }];
  const { owner, roles } = readResume({ name: { first: 'Jo', last: 'Doe' }, work });
  expect([owner.name, roles[0]?.start]).toEqual(['Jo Doe', '2018-08']);
});

test('names in parts, periods as objects, lists of objects, accounts by network, TOML dates', () => {
  const { owner, roles, resume, leftOut } = readResume({
    firstname: 'Jo',
    lastName: 'Doe',
    links: { github: 'https://github.com/jo', linkedin: 'https://linkedin.com/in/jo' },
    job: [
      {
        title: 'Engineer',
        business: 'Acme',
        span: { from: 'Jan 2015', to: 'Present' },
        description: [{ content: 'Built a thing.' }, { content: 'Ran it.' }],
        languages: ['Go'],
      },
      {
        title: 'Tester',
        business: 'Acme',
        start: new Date('2012-01-02'),
        end: new Date('2014-03-04'),
      },
    ],
    skills: { Code: [{ name: 'Go', level: 'expert' }], Arts: [{ name: 'Ink', level: 'novice' }] },
    honors: [{ rank: 'Medal', in: 'Olympiad', year: 2013 }],
    all_publications: { name: 'Doe', file: 'all.bib', sort_bib: true },
  });
  expect(owner.name).toBe('Jo Doe');
  expect(owner.profiles?.map(({ kind }) => kind)).toEqual(['github', 'linkedin']);
  expect(roles).toEqual([
    {
      title: 'Engineer',
      company: 'Acme',
      start: '2015-01',
      highlights: ['Built a thing.', 'Ran it.'],
      skills: ['Go'],
    },
    { title: 'Tester', company: 'Acme', start: '2012-01', end: '2014-03' },
  ]);
  expect(resume).toMatchObject({
    skills: [
      { name: 'Code', keywords: ['Go: expert'] },
      { name: 'Arts', keywords: ['Ink: novice'] },
    ],
    awards: [{ title: 'Medal', awarder: 'Olympiad', date: '2013' }],
  });
  expect(resume.publications).toBeUndefined();
  expect(leftOut).toEqual(['all_publications.file: all.bib']);
});
