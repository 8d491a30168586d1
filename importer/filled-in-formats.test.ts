/** The formats as people fill them in: each case was seen in a real file. */
import { describe, expect, test } from 'vitest';
import { toContent } from './content-modules.ts';
import { readResume } from './json-resume.ts';

const importSource = (source: unknown) => {
  const found = readResume(source);
  return { ...toContent(found), leftOut: found.leftOut };
};

describe('JSON Resume', () => {
  test('dashes stand for nothing, and an employer for a company', () => {
    const { owner, resume, careerItems } = importSource({
      basics: { name: 'Jo Doe', location: { address: '-', city: 'Santiago', region: '—' } },
      work: [{ employer: 'Unholster', position: 'Developer', startDate: '2017-05' }],
      education: [{ institution: 'University', score: '-' }],
    });
    expect(owner.location).toEqual({ city: 'Santiago' });
    expect(resume.education).toEqual([{ institution: 'University' }]);
    expect(careerItems).toMatchObject([{ company: 'Unholster' }]);
  });

  test('highlights keep the title of their group, and recommendations the role', () => {
    const { careerItems, resume } = importSource({
      basics: { name: 'Jo Doe' },
      work: [
        {
          name: 'Acme',
          position: 'Engineer',
          highlightGroups: [{ section: 'Sync', items: ['Designed the queue'] }],
        },
      ],
      testimonials: [{ name: 'Ann Roe', role: 'Engineer at Acme', quote: 'Thoughtful.' }],
      skills: { sets: [{ name: 'Systems', skills: ['Linux', 'Git'] }], list: [{ name: 'Git' }] },
    });
    expect(careerItems[0]?.highlights).toEqual(['Sync: Designed the queue']);
    expect(resume.references).toEqual([
      { name: 'Ann Roe, Engineer at Acme', reference: 'Thoughtful.' },
    ]);
    expect(resume.skills).toEqual([{ name: 'Systems', keywords: ['Linux', 'Git'] }]);
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
});

describe('Reactive Resume', () => {
  const section = (...items: object[]) => ({ items });

  test('a single date is no open end, and bullets are highlights', () => {
    const { projects, careerItems } = importSource({
      basics: { name: 'Jo Doe' },
      sections: {
        projects: section({ name: 'Sync', date: 'April 2025', summary: '<p>A tool</p>' }),
        experience: section({
          company: 'Cisco',
          position: 'Developer',
          date: '2014 - 2024',
          summary: '<p>Network maker</p><ul><li><p style="a">Led the design</p></li></ul>',
        }),
      },
    });
    expect(projects).toMatchObject([{ start: '2025-04', end: '2025-04' }]);
    expect(careerItems).toMatchObject([
      { summary: 'Network maker', highlights: ['Led the design'] },
    ]);
  });

  test('several roles at a company, custom sections and references arrive', () => {
    const { resume, careerItems, leftOut } = importSource({
      basics: { name: 'Jo Doe' },
      sections: {
        experience: section({
          company: 'Acme',
          roles: [
            { position: 'Lead', period: '2021 - 2023' },
            { position: 'Engineer', period: '2019 - 2021' },
          ],
        }),
        references: section({ name: 'Ann Roe', description: 'Manager', summary: '<p>Great</p>' }),
        custom: {
          one: { name: 'Coursework', items: [{ name: 'Databases' }, { name: 'Networks' }] },
          two: { name: 'Activities', items: [{ name: '', summary: '<ul><li>Chess</li></ul>' }] },
        },
      },
      customSections: [
        { type: 'languages', items: [{ language: 'French', fluency: 'C1' }] },
        { type: 'awards', items: [{ title: 'Medal' }] },
      ],
    });
    expect(careerItems.map(({ title }) => title)).toEqual(['Engineer', 'Lead']);
    expect(resume).toMatchObject({
      references: [{ name: 'Ann Roe, Manager', reference: 'Great' }],
      skills: [{ name: 'Coursework', keywords: ['Databases', 'Networks'] }],
      interests: [{ name: 'Activities', keywords: ['Chess'] }],
      languages: [{ language: 'French', fluency: 'C1' }],
      awards: [{ title: 'Medal' }],
    });
    expect(leftOut).toEqual([]);
  });
});

describe('RenderCV', () => {
  test('sections with titles of any language, names with links', () => {
    const { owner, projects, resume, leftOut } = importSource({
      cv: {
        name: 'Sebastián Sanhueza',
        sections: {
          sobre_mi: ['Emprendí con impresoras 3D.'],
          habilidades: [{ label: 'Herramientas', details: 'Git, Figma' }],
          proyectos: [
            {
              name: '[Batería](https://bateria.example)',
              summary: 'Optimiza la carga. - [GitHub](https://github.com/seba/bateria)',
            },
            { name: 'Fujin', location: 'fujin.example.dev' },
          ],
          idiomas: [{ label: 'Español', details: 'Nativo' }],
          referencias: [{ name: 'Ana', highlights: ['Muy competente.'] }],
          voluntariado: [{ name: 'Código abierto', highlights: ['Contribución'] }],
        },
      },
    });
    expect(owner.pitch).toBe('Emprendí con impresoras 3D.');
    expect(projects).toEqual([
      {
        title: 'Batería',
        description: 'Optimiza la carga.',
        link: 'https://bateria.example',
        github: 'https://github.com/seba/bateria',
      },
      {
        title: 'Fujin',
        description: 'What it does, and for whom.',
        link: 'https://fujin.example.dev',
      },
    ]);
    expect(resume).toEqual({
      order: ['skills', 'projects', 'languages', 'references', 'volunteer'],
      skills: [{ name: 'Herramientas', keywords: ['Git', 'Figma'] }],
      languages: [{ language: 'Español', fluency: 'Nativo' }],
      references: [{ name: 'Ana', reference: 'Muy competente.' }],
      volunteer: [{ organization: 'Código abierto', highlights: ['Contribución'] }],
    });
    expect(leftOut).toEqual([]);
  });

  test('fields of JSON Resume in its sections', () => {
    const { owner, resume } = importSource({
      cv: {
        name: 'Michele Stingo',
        summary: 'Linguist.',
        custom_connections: [{ placeholder: 'Scholar', url: 'https://scholar.google.com/c?u=8' }],
        sections: {
          Skills: [{ name: 'NLP', level: 'Expert', keywords: ['Spacy'] }],
          Languages: [{ name: 'Italian', summary: 'Native speaker' }],
          Publications: [
            { title: 'Mina', authors: ['M. Stingo'], publisher: 'Springer', releaseDate: '2020' },
          ],
        },
      },
    });
    expect(owner).toMatchObject({ pitch: 'Linguist.', profiles: [{ label: 'Scholar' }] });
    expect(resume).toEqual({
      order: ['skills', 'languages', 'publications'],
      skills: [{ name: 'NLP', level: 'Expert', keywords: ['Spacy'] }],
      languages: [{ language: 'Italian', fluency: 'Native speaker' }],
      publications: [
        { name: 'Mina', authors: ['M. Stingo'], publisher: 'Springer', releaseDate: '2020' },
      ],
    });
  });
});

test('RenderCV: plain texts belong to the lists of their sections', () => {
  const { owner, projects, resume, leftOut } = importSource({
    cv: {
      name: 'Nicolas Arbelaez',
      sections: {
        perfil: ['Desarrollador web.'],
        habilidades_tecnicas: ['Backend: NestJS, PHP', 'Docker'],
        certificados: ['[Curso de n8n](https://platzi.example/n8n)'],
        proyectos: [{ name: 'ReadIA', summary: 'readia.example.dev', highlights: ['Con IA'] }],
        otros: ['Licencia de conducir'],
      },
    },
  });
  expect(owner.pitch).toBe('Desarrollador web.');
  expect(projects).toEqual([
    { title: 'ReadIA', description: 'Con IA', link: 'https://readia.example.dev' },
  ]);
  expect(resume).toEqual({
    order: ['skills', 'certificates', 'projects', 'interests'],
    skills: [{ name: 'Backend', keywords: ['NestJS', 'PHP'] }, { name: 'Docker' }],
    certificates: [{ name: 'Curso de n8n', url: 'https://platzi.example/n8n' }],
    interests: [{ name: 'otros', keywords: ['Licencia de conducir'] }],
  });
  expect(leftOut).toEqual([]);
});

test('al-folio: items of a year, periods without spaces, texts that YAML reads as maps', () => {
  const { careerItems, resume, leftOut } = importSource([
    {
      title: 'General Information',
      contents: [
        { name: 'Full Name', value: 'Albert Einstein' },
        { name: 'Date of Birth', value: '14 March 1879' },
      ],
    },
    {
      title: 'Experience',
      contents: [
        { title: 'Director', institution: 'KWI', year: '1917-1933' },
        {
          title: 'Clerk',
          institution: 'Office',
          year: 1909,
          description: [{ Thesis: 'On light' }],
        },
      ],
    },
    {
      title: 'Honors and Awards',
      contents: [{ year: 1921, items: ['Nobel Prize', 'Matteucci Medal'] }],
    },
  ]);
  expect(careerItems).toMatchObject([
    { start: '1909', end: '1909', highlights: ['Thesis: On light'] },
    { start: '1917', end: '1933' },
  ]);
  expect(resume.awards).toEqual([
    { title: 'Nobel Prize', date: '1921' },
    { title: 'Matteucci Medal', date: '1921' },
  ]);
  expect(resume.interests).toBeUndefined();
  expect(leftOut).toEqual(['0.contents.1.value: 14 March 1879']);
});

test("al-folio: a summary and a place are the person's, each text arrives once", () => {
  const { owner, projects, resume } = importSource([
    {
      title: 'General Information',
      contents: [
        { name: 'Full Name', value: 'Aitor González' },
        { name: 'Location', value: 'Donostia' },
      ],
    },
    { title: 'Professional Summary', contents: ['PhD candidate.', 'Reader of cells.'] },
    { title: 'Selected Projects', contents: [{ title: 'Cells', description: ['A network.'] }] },
    { title: 'Education', contents: [{ title: 'PhD', institution: 'EHU', year: 'Exp. 2026' }] },
  ]);
  expect(owner).toMatchObject({
    pitch: 'PhD candidate. Reader of cells.',
    location: { city: 'Donostia' },
  });
  expect(projects).toEqual([{ title: 'Cells', description: 'A network.' }]);
  expect(resume.education).toEqual([{ institution: 'EHU', studyType: 'PhD', period: 'Exp. 2026' }]);
});
