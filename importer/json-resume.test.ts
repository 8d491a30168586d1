/** JSON Resumes as people fill them in: each case was seen in a real file. */
import { expect, test } from 'vitest';
import { toContent } from './content-modules.ts';
import { readResume } from './json-resume.ts';

const importSource = (source: unknown) => {
  const found = readResume(source);
  return { ...toContent(found), skipped: found.skipped };
};

test('dashes stand for nothing, and a company for a name', () => {
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

test('a host named after an account is the own site, an employer is none', () => {
  const basics = { name: 'Mudit Somani', profiles: [{ network: 'GitHub', username: 'thecomp' }] };
  const siteOf = (url: string) => importSource({ basics: { ...basics, url } }).owner.site;
  expect(siteOf('https://thecomp.dev')).toBe('https://thecomp.dev');
  // Everybody with an account can publish on the code host's pages.
  expect(siteOf('https://times.example.org')).toBe('https://thecomp.github.io');
});
