/** JSON Resumes as people fill them in: each case was seen in a real file. */
import { expect, test } from 'vitest';
import { checkRules } from '../src/check/rules.ts';
import * as defaultContent from '../src/content/content.ts';
import { toContent } from './content-modules.ts';
import { readResume } from './json-resume.ts';

const importSource = (source: unknown) => {
  const found = readResume(source);
  return { ...toContent(found), skipped: found.skipped };
};

test('dashes are empty values, and a company is a name', () => {
  const { owner, resume, careerItems } = importSource({
    basics: { name: 'Jo Doe', location: { address: '-', city: 'Santiago', region: '—' } },
    work: [{ company: 'Unholster', position: 'Developer', startDate: '2017-05' }],
    education: [{ institution: 'University', score: '-' }],
  });
  expect(owner.location).toEqual({ city: 'Santiago' });
  expect(resume.education).toEqual([{ institution: 'University' }]);
  expect(careerItems).toMatchObject([{ company: 'Unholster' }]);
});

test('paragraphs become sentences, bullets highlights, also in projects', () => {
  const { projects } = importSource({
    basics: { name: 'Jo Doe' },
    projects: [
      {
        name: 'Porks',
        description: 'Invoicing application',
        summary: '<p>A project of my own</p><ul><li><p>With Nest</p></li></ul>',
      },
      { name: '收据', description: '第一段\n\n第二段。第三句' },
    ],
  });
  expect(projects).toEqual([
    {
      title: 'Porks',
      description: 'Invoicing application. A project of my own',
      highlights: ['With Nest'],
    },
    { title: '收据', description: '第一段。第二段。第三句' },
  ]);
});

test('a role may end in the year in which it began', () => {
  const { careerItems } = importSource({
    basics: { name: 'Jo Doe' },
    work: [
      { name: 'B', position: 'Nurse', startDate: '2019', endDate: '2020' },
      { name: 'A', position: 'Nurse', startDate: '2019-04', endDate: '2019' },
    ],
  });
  const content = { ...defaultContent, careerItems, careerConnections: [] };
  expect(careerItems.map(({ start, end }) => [start, end])).toEqual([
    ['2019-04', '2019'],
    ['2019', '2020'],
  ]);
  expect(checkRules(content)).toEqual([]);
});

test('fields in snake_case are read', () => {
  const { careerItems, resume, skipped } = importSource({
    basics: { name: 'Jo Doe' },
    work: [{ name: 'A', position: 'Nurse', start_date: '2015-09', end_date: '2019-03' }],
    education: [{ institution: 'U', study_type: 'BSc', start_date: '2010', end_date: '2014' }],
    publications: [{ name: 'P', release_date: '2020-02-30' }],
  });
  expect(careerItems[0]).toMatchObject({ start: '2015-09', end: '2019-03' });
  expect(resume.education).toMatchObject([
    { studyType: 'BSc', startDate: '2010', endDate: '2014' },
  ]);
  // That day does not exist.
  expect(resume.publications).toEqual([{ name: 'P', releaseDate: '2020-02' }]);
  expect(skipped).toEqual([]);
});

test('a level is in words, not a number', () => {
  const { resume } = importSource({
    basics: { name: 'Jo Doe' },
    languages: [
      { language: 'Persian', proficiency: 'Fluent', level: 100 },
      { language: 'English', level: '69 %' },
      { language: 'German', fluency: 'B2' },
    ],
    skills: [{ name: 'Welding', level: 90 }],
  });
  expect(resume.languages).toEqual([
    { language: 'Persian', fluency: 'Fluent' },
    { language: 'English' },
    { language: 'German', fluency: 'B2' },
  ]);
  expect(resume.skills).toEqual([{ name: 'Welding' }]);
});

test('a profile with a username alone has the URL of its network', () => {
  const profiles = [
    { network: 'Google Scholar', username: 'XyZ_1-AAAAJ' },
    { network: 'LinkedIn', url: 'https://www.linkedin.com/in/' },
  ];
  const { owner, skipped } = importSource({ basics: { name: 'Jo Doe', profiles }, work: [] });
  expect(owner.profiles.map(({ url }) => url)).toEqual([
    'https://scholar.google.com/citations?user=XyZ_1-AAAAJ',
  ]);
  expect(skipped).toContain('profile: https://www.linkedin.com/in/ is not the page of a person');
});

test("texts of JSON Resume's example are skipped and listed", () => {
  const { careerItems, resume, skipped, owner } = importSource({
    basics: { name: 'Jo Doe', label: 'Clerk', url: 'https://johndoe.com/' },
    work: [
      { name: 'Registry', position: 'Clerk', highlights: ['Started the company', 'Filed deeds'] },
    ],
    volunteer: [{ organization: 'Organization', position: 'Volunteer', summary: 'Description…' }],
    awards: [{ title: 'Award', awarder: 'Company', summary: 'There is no spoon.' }],
    certificates: [{ name: 'Certificate', issuer: 'Company', url: 'https://certificate.com' }],
    interests: [{ name: 'Wildlife', keywords: ['Ferrets', 'Unicorns'] }, { name: 'Chess' }],
    references: [{ name: 'Jane Doe', reference: 'Reference...' }],
  });
  expect(careerItems[0]?.highlights).toEqual(['Filed deeds']);
  expect(resume).toEqual({ interests: [{ name: 'Chess' }] });
  expect(skipped).toContain('work.0.highlights.0: Started the company');
  expect(skipped).toContain('awards.0.summary: There is no spoon.');
  expect(owner.profiles).toEqual([]);
});

test('a few days are days, and more are months', () => {
  const work = [
    ['2018-03-31', '2018-03-31'],
    ['04.01.2016', '08.01.2016'],
    ['2015-05-31', '2015-06-30'],
    ['2014-01-02', '2014-02'],
  ].map(([startDate, endDate]) => ({ name: 'A', position: 'Guest', startDate, endDate }));
  const { careerItems } = importSource({ basics: { name: 'Jo' }, work });
  expect(careerItems.map(({ start, end }) => [start, end]).toReversed()).toEqual([
    ['2018-03-31', '2018-03-31'],
    ['2016-01-04', '2016-01-08'],
    ['2015-05', '2015-06'],
    ['2014-01', '2014-02'],
  ]);
});

test('phones, streets and references that are only upon request are skipped', () => {
  const { owner, resume, skipped } = importSource({
    basics: {
      name: 'Jo',
      phone: 'Upon request',
      location: { address: 'Upon request', postalCode: '02143', city: 'Quay' },
    },
    references: [
      { name: 'Available on Request', reference: 'References will be furnished upon request' },
      { name: 'Ann', reference: 'She is kind.' },
    ],
  });
  expect(owner.phone).toBeUndefined();
  expect(owner.location).toEqual({ postalCode: '02143', city: 'Quay' });
  expect(resume.references).toEqual([{ name: 'Ann', reference: 'She is kind.' }]);
  expect(skipped).toContain('basics.phone: Upon request');
});

test('a town in place of a street is the town', () => {
  const locationOf = (location: object) =>
    importSource({ basics: { name: 'Jo', location } }).owner.location;
  expect(locationOf({ address: 'Seestadt' })).toEqual({ city: 'Seestadt' });
  expect(locationOf({ address: 'Seestadt, Ufer', city: 'Seestadt' })).toEqual({ city: 'Seestadt' });
});

test('a site may be an object, and stands before the profiles', () => {
  const { owner, careerItems } = importSource({
    basics: {
      name: 'Jo',
      website: { name: 'Mine', url: 'https://jo.test' },
      profiles: [{ network: 'Blog', url: 'https://notes.test' }],
    },
    work: [{ name: 'A', position: 'Nurse', website: { url: 'https://a.test' } }],
  });
  expect(owner.profiles.map(({ url }) => url)).toEqual(['https://jo.test', 'https://notes.test']);
  expect(careerItems[0]?.link).toBe('https://a.test');
});

test.each([
  ['교수님은 "헌신해야 한다."는 말씀을 하셨다. 저는 그렇게 합니다.'],
  ['「世界を変えたい。」と思い、工場を始めた。次の町でも。'],
  ['毎日Yahoo!ニュースを読む。'],
])('quotations keep their spaces: %s', (summary) => {
  expect(importSource({ basics: { name: 'Jo', summary } }).owner.pitch).toBe(summary);
});

test('check marks, arrows and hyphens before capitals are bullets', () => {
  const { careerItems } = importSource({
    basics: { name: 'Jo' },
    work: [
      {
        name: 'A',
        position: 'Clerk',
        summary: 'A shop.\n✓ Opened it.\n◆ Counted the coins.\n➤ Swept\n→ Closed it.\n-Left',
      },
    ],
  });
  expect(careerItems[0]).toMatchObject({
    summary: 'A shop.',
    highlights: ['Opened it.', 'Counted the coins.', 'Swept', 'Closed it.', 'Left'],
  });
});

test('a text that ends with a colon is not the description of a project', () => {
  const { projects } = importSource({
    basics: { name: 'Jo' },
    projects: [
      { name: 'A', description: 'A game. I solved these tasks:', highlights: ['Maps'] },
      { name: 'B', description: 'It can:', highlights: ['Sort', 'Count'] },
    ],
  });
  expect(projects).toEqual([
    { title: 'A', description: 'A game.', highlights: ['I solved these tasks:', 'Maps'] },
    { title: 'B', description: 'Sort', highlights: ['It can:', 'Count'] },
  ]);
});

test('fields and lists that others have added are read', () => {
  const { projects, resume, skipped } = importSource({
    basics: { name: 'Jo' },
    projects: [
      { name: 'A', description: 'A game.', github: 'https://github.com/jo/a' },
      { name: 'B', description: 'A map.', repository: { url: 'https://codeberg.org/jo/b' } },
    ],
    education: [{ institution: 'U', title: 'BSc' }],
    community: [{ organization: 'Meetup', position: 'Host', startDate: '2019', summary: 'Talks.' }],
  });
  expect(projects.map(({ github }) => github)).toEqual([
    'https://github.com/jo/a',
    'https://codeberg.org/jo/b',
  ]);
  expect(resume.education).toEqual([{ institution: 'U', studyType: 'BSc' }]);
  expect(resume.volunteer).toMatchObject([{ organization: 'Meetup', summary: 'Talks.' }]);
  expect(skipped).toEqual([]);
});

test('studies with an end alone keep it as their end', () => {
  const { resume } = importSource({
    basics: { name: 'Jo Doe' },
    education: [{ institution: 'U', endDate: '2012-12-31' }],
  });
  expect(resume.education).toEqual([{ institution: 'U', endDate: '2012-12' }]);
});
