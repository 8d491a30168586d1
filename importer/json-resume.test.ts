/** JSON Resumes as people fill them in: each case was seen in a real file. */
import { expect, test } from 'vitest';
import { checkRules } from '../src/check/rules.ts';
import * as defaultContent from '../src/schema/content.ts';
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

test("a hostname named after an account is the person's site, an employer's is not", () => {
  const basics = { name: 'Mudit Somani', profiles: [{ network: 'GitHub', username: 'thecomp' }] };
  const siteOf = (url: string) => importSource({ basics: { ...basics, url } }).owner.site;
  expect(siteOf('https://thecomp.dev')).toBe('https://thecomp.dev');
  // Everybody with an account can publish on the code hosting service's pages.
  expect(siteOf('https://times.example.org')).toBe('https://thecomp.github.io');
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

test('studies with an end alone keep it as their end', () => {
  const { resume } = importSource({
    basics: { name: 'Jo Doe' },
    education: [{ institution: 'U', endDate: '2012-12-31' }],
  });
  expect(resume.education).toEqual([{ institution: 'U', endDate: '2012-12' }]);
});
