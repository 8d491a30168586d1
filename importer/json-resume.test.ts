/** JSON Resumes as people fill them in: each case was seen in a real file. */
import { expect, test } from 'vitest';
import { checkRules } from '../src/check/rules.ts';
import * as defaultContent from '../src/content/content.ts';
import { importSource } from '../test-content/import-source.ts';
import { readResume } from './json-resume.ts';

/** The content of a resume whose basics have these fields besides a name. */
const importBasics = (basics: object) => importSource({ basics: { name: 'Jo', ...basics } });

test('dashes are empty values, and a company is a name', () => {
  const { owner, resume, careerItems } = importSource({
    basics: { name: 'Jo Doe', location: { address: '-', city: 'Santiago', region: '—' } },
    work: [{ company: 'Unholster', position: 'Developer', startDate: '2017-05' }],
    education: [{ institution: 'University', score: '-', endDate: '2012-12-31' }],
  });
  expect(owner.location).toEqual({ city: 'Santiago' });
  // An end alone stays the end.
  expect(resume.education).toEqual([{ institution: 'University', endDate: '2012-12' }]);
  expect(careerItems).toMatchObject([{ company: 'Unholster' }]);
});

test('invalid items are skipped and listed, and the rest arrives', () => {
  const { owner, roles, skipped } = readResume({
    basics: {
      name: 'Ada',
      email: 'ada at home',
      profiles: [{ network: 'IRC', username: 'ada' }],
      url: 'ftp://ada.test',
    },
    work: [{ position: 3, name: null, startDate: '2019-13', highlights: 'None' }, null],
  });
  expect(owner).toEqual({ name: 'Ada', profiles: [] });
  expect(roles).toEqual([{ title: '3', period: '2019-13' }]);
  expect(skipped).toEqual([
    'work (3): the date 2019-13 is kept as text',
    'basics.email: ada at home',
    'basics.profiles.0.network: IRC',
    'basics.url: ftp://ada.test',
  ]);
});

test('one object where a list is meant is its only entry', () => {
  const { careerItems, resume } = importSource({
    work: { name: 'Clinic A', position: 'Nurse', startDate: '2015-09' },
    education: { institution: 'U', area: 'Physics', startDate: '2024', endDate: 'Present' },
  });
  expect(careerItems).toMatchObject([{ company: 'Clinic A', title: 'Nurse' }]);
  expect(resume.education).toEqual([
    { institution: 'U', area: 'Physics', startDate: '2024', endDate: 'present' },
  ]);
});

test.each([
  { endDate: 'heute' },
  { endDate: '現在' },
  { endDate: null },
  { ongoing: true },
  { startDate: '', period: '2020 - present' },
  { startDate: undefined, from: '2020', to: 'today' },
  { startDate: 'since 2020' },
])('what is said to go on does so in every list: %o', (time) => {
  const said = { startDate: '2020', ...time };
  const { careerItems, projects, resume, skipped } = importSource({
    work: [{ name: 'Mill', position: 'Head', ...said }],
    projects: [{ name: 'Clock', description: 'A clock.', ...said }],
    education: [{ institution: 'TU', ...said }],
    volunteer: [{ organization: 'Choir', ...said }],
  });
  expect(careerItems).toMatchObject([{ start: '2020', period: '' }]);
  expect(careerItems[0]).not.toHaveProperty('end');
  expect(projects).toMatchObject([{ start: '2020', end: 'present' }]);
  const present = { startDate: '2020', endDate: 'present' };
  expect(resume.education).toEqual([{ institution: 'TU', ...present }]);
  expect(resume.volunteer).toEqual([{ organization: 'Choir', ...present }]);
  expect(skipped).toEqual([]);
});

test('a start alone stays a start', () => {
  const { resume, projects } = importSource({
    education: [{ institution: 'TU', startDate: '2020', endDate: '' }],
    projects: [{ name: 'Clock', description: 'A clock.', startDate: '2020-08' }],
  });
  expect(resume.education).toEqual([{ institution: 'TU', startDate: '2020' }]);
  expect(projects[0]).not.toHaveProperty('end');
});

test('fields have the names that people use', () => {
  const { careerItems, resume, skipped } = importSource({
    work: [
      {
        company: 'Mill',
        title: 'Head',
        dates: 'Apr - Sep 2021',
        city: 'Leeds',
        responsibilities: ['Ran the shop.'],
        achievements: ['Won a prize.'],
        technologies: ['Ovens'],
        skills: ['Rye'],
      },
    ],
    education: [
      { institution: 'TU', title: 'On rye', studyType: 'PhD', description: 'Seven years.' },
      { institution: 'Guild', title: 'Master Baker' },
    ],
    awards: [{ title: 'Baker of the year', description: 'For rye.', highlights: ['Of forty.'] }],
    certificates: [{ name: 'Hygiene', startDate: '2019-04', summary: 'Renewed 2021.' }],
  });
  expect(careerItems).toMatchObject([
    {
      title: 'Head',
      company: 'Mill',
      start: '2021-04',
      end: '2021-09',
      place: 'Leeds',
      highlights: ['Won a prize.', 'Ran the shop.'],
      skills: ['Rye', 'Ovens'],
    },
  ]);
  expect(resume).toEqual({
    education: [
      { institution: 'TU', studyType: 'PhD', summary: 'Seven years. On rye' },
      { institution: 'Guild', studyType: 'Master Baker' },
    ],
    awards: [{ title: 'Baker of the year', summary: 'For rye. Of forty.' }],
    certificates: [{ name: 'Hygiene', date: '2019-04', summary: 'Renewed 2021.' }],
  });
  expect(skipped).toEqual([]);
});

test.each<[project: object, expected: object]>([
  [
    {
      description: 'Invoicing application',
      summary: '<p>A project of my own</p><ul><li><p>With Nest</p></li></ul>',
    },
    { description: 'Invoicing application. A project of my own', highlights: ['With Nest'] },
  ],
  [{ description: '第一段\n\n第二段。第三句' }, { description: '第一段。第二段。第三句' }],
  // A text that ends with a colon is not a description.
  [
    { description: 'A game. I solved these tasks:', highlights: ['Maps'] },
    { description: 'A game.', highlights: ['I solved these tasks:', 'Maps'] },
  ],
  [
    { description: 'It can:', highlights: ['Sort', 'Count'] },
    { description: 'Sort', highlights: ['It can:', 'Count'] },
  ],
  // Fields that others have added.
  [
    { description: 'A game.', github: 'https://github.com/jo/a' },
    { description: 'A game.', github: 'https://github.com/jo/a' },
  ],
  // A text may be an address; only the address of a link or of the code is said already.
  [
    { description: 'https://a.example/b', url: 'https://a.example/' },
    { description: 'https://a.example/b', link: 'https://a.example/' },
  ],
  [
    { description: 'A map.', repository: { url: 'https://codeberg.org/jo/b' } },
    { description: 'A map.', github: 'https://codeberg.org/jo/b' },
  ],
])('of the project %o, the site has %o', (project, expected) => {
  const { projects, skipped } = importSource({ projects: [{ name: 'A', ...project }] });
  expect(projects).toEqual([{ title: 'A', ...expected }]);
  expect(skipped).toEqual([]);
});

test('a role may end in the year in which it began', () => {
  const { careerItems } = importSource({ work: [{ startDate: '2019-04', endDate: '2019' }] });
  expect(careerItems).toMatchObject([{ start: '2019-04', end: '2019' }]);
  expect(checkRules({ ...defaultContent, careerItems, careerConnections: [] })).toEqual([]);
});

test('fields in snake_case, and lists that others have added', () => {
  const { careerItems, resume, skipped } = importSource({
    work: [{ name: 'A', position: 'Nurse', start_date: '2015-09', end_date: '2019-03' }],
    education: [
      { institution: 'U', study_type: 'BSc', start_date: '2010', end_date: '2014' },
      { institution: 'V', title: 'MSc', GPA: '3.9' },
    ],
    // That day does not exist.
    publications: [{ title: 'P', release_date: '2020-02-30' }],
    community: [{ organization: 'Meetup', position: 'Host', startDate: '2019', summary: 'Talks.' }],
  });
  expect(careerItems).toMatchObject([{ start: '2015-09', end: '2019-03' }]);
  expect(resume).toMatchObject({
    education: [
      { studyType: 'BSc', startDate: '2010', endDate: '2014' },
      { institution: 'V', studyType: 'MSc', score: '3.9' },
    ],
    publications: [{ name: 'P' }],
    volunteer: [{ organization: 'Meetup', summary: 'Talks.' }],
  });
  expect(skipped).toEqual(['publications.0.releaseDate: 2020-02-30']);
});

test('a level is in words, not a number', () => {
  const { resume } = importSource({
    languages: [
      { language: 'Persian', proficiency: 'Fluent', level: 100 },
      { language: 'English', level: '69 %' },
      { language: 'German', fluency: 'B2' },
    ],
    skills: [{ name: 'Welding', level: 90 }],
  });
  expect(resume).toEqual({
    languages: [
      { language: 'Persian', fluency: 'Fluent' },
      { language: 'English' },
      { language: 'German', fluency: 'B2' },
    ],
    skills: [{ name: 'Welding' }],
  });
});

test('a site may be an object, and usernames have the URLs of their networks', () => {
  const { owner, skipped } = importBasics({
    website: { name: 'Mine', url: 'https://jo.test' },
    profiles: [
      { network: 'Codeberg', username: 'jo' },
      // The URLs of its users have numbers.
      { network: 'Stack Overflow', username: 'jo' },
      { network: 'Mastodon', username: '@jo@hydro.test' },
      { network: 'LinkedIn', url: 'https://www.linkedin.com/in/' },
    ],
  });
  expect(owner.profiles.map(({ url }) => url)).toEqual([
    'https://jo.test',
    'https://codeberg.org/jo',
    'https://hydro.test/@jo',
  ]);
  expect(owner.fediverse).toBe('@jo@hydro.test');
  expect(skipped).toContain('profile: https://www.linkedin.com/in/ is not the page of a person');
});

test("texts and untouched entries of JSON Resume's two examples are skipped and listed", () => {
  const { careerItems, resume, skipped, examples, owner } = importSource({
    basics: { name: 'Jo Doe', label: 'Clerk', url: 'https://johndoe.com/' },
    work: [
      { name: 'Registry', position: 'Clerk', highlights: ['Started the company', 'Filed deeds'] },
    ],
    volunteer: [{ organization: 'Organization', position: 'Volunteer', summary: 'Description…' }],
    education: [{ institution: 'University', area: 'Software Development', studyType: 'Bachelor' }],
    languages: [{ language: 'English', fluency: 'Native speaker' }],
    awards: [{ title: 'Award', awarder: 'Company', summary: 'There is no spoon.' }],
    certificates: [{ name: 'Certificate', issuer: 'Company', url: 'https://certificate.com' }],
    interests: [{ name: 'Wildlife', keywords: ['Ferrets', 'Unicorns'] }, { name: 'Chess' }],
    references: [{ name: 'Jane Doe', reference: 'Reference...' }],
  });
  expect(careerItems[0]?.highlights).toEqual(['Filed deeds']);
  expect(resume).toEqual({ interests: [{ name: 'Chess' }] });
  expect(examples).toContain('work.0.highlights.0: Started the company');
  expect(examples).toContain('awards.0.summary: There is no spoon.');
  expect(skipped).toEqual([]);
  expect(owner.profiles).toEqual([]);
  // Without other texts of an example, the words are the person's.
  const languages = [{ language: 'English', fluency: 'Native speaker' }];
  expect(importSource({ languages }).resume).toEqual({ languages });
});

test("a list of words is the person's, though JSON Resume's example has them", () => {
  const keywords = ['HTML', 'CSS', 'JavaScript'];
  const { careerItems, projects, resume, examples } = importSource({
    basics: { name: 'Jo', summary: 'A summary of John Doe…' },
    work: [{ name: 'Registry', position: 'Clerk', keywords }],
    projects: [{ name: 'Deeds', description: 'Files deeds.', keywords }],
    skills: [
      { name: 'Frontend', keywords },
      { name: 'Web Development', level: 'Master', keywords },
    ],
  });
  expect(careerItems[0]?.skills).toEqual(keywords);
  expect(projects[0]?.skills).toEqual(keywords);
  expect(resume.skills).toEqual([{ name: 'Frontend', keywords }]);
  expect(examples).toContain('skills.1.name: Web Development');
});

test('a record in place of a text gives its name', () => {
  const { resume, careerItems } = importSource({
    work: [{ company: { name: 'Registry' }, position: 'Clerk', highlights: [{ name: 'Filed' }] }],
    skills: [{ name: 'Languages', keywords: [{ name: 'Go', level: 'Advanced' }, 'Rust'] }],
  });
  expect(resume.skills).toEqual([{ name: 'Languages', keywords: ['Go', 'Rust'] }]);
  expect(careerItems[0]).toMatchObject({ company: 'Registry', highlights: ['Filed'] });
});

test('a sentence about the file is listed, and not the names of tools', () => {
  const gdprClause = 'I agree to the processing of personal data.';
  const meta = { theme: 'even', version: 'v1.0.0', gdprClause };
  const { skipped } = importSource({ basics: { name: 'Jo' }, meta, work: [{ name: 'Registry' }] });
  expect(skipped).toEqual([`meta.gdprClause: ${gdprClause}`]);
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

test.each([{ address: 'Seestadt' }, { address: 'Seestadt, Ufer', city: 'Seestadt' }])(
  'a town in place of a street is the town: %o',
  (location) => {
    expect(importBasics({ location }).owner.location).toEqual({ city: 'Seestadt' });
  },
);

test.each([
  ['교수님은 "헌신해야 한다."는 말씀을 하셨다. 저는 그렇게 합니다.'],
  ['「世界を変えたい。」と思い、工場を始めた。次の町でも。'],
  ['毎日Yahoo!ニュースを読む。'],
])('quotations keep their spaces: %s', (summary) => {
  expect(importBasics({ summary }).owner.pitch).toBe(summary);
});

test('the paragraphs of a summary stay paragraphs, but in the pitch', () => {
  const long = 'I ran a mill for twelve years and taught what I know to those who came after me. '
    .repeat(4)
    .trim();
  const { owner } = importBasics({ summary: `I bake.\n\n${long}\n\nGoal\n\nTo bake on.` });
  expect(owner.pitch).toMatch(/^I bake\. I ran a mill .*me\.$/);
  expect(owner.about).toMatch(/^I ran a mill[^\n]*me\.\n\nGoal\.\n\nTo bake on\.$/);
});

test('check marks, arrows and hyphens before capitals are bullets', () => {
  const summary = 'A shop.\n✓ Opened it.\n◆ Counted the coins.\n➤ Swept\n→ Closed it.\n-Left';
  const website = { url: 'https://a.test' };
  const { careerItems } = importSource({ work: [{ position: 'Clerk', summary, website }] });
  const highlights = ['Opened it.', 'Counted the coins.', 'Swept', 'Closed it.', 'Left'];
  expect(careerItems).toMatchObject([{ summary: 'A shop.', highlights, link: website.url }]);
});
