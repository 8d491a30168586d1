/**
 * Ten people (test-content/people), each written in every format that is read: nearly all of their
 * texts arrive, whatever tool wrote the file.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stringify as toToml } from 'smol-toml';
import { afterAll, describe, expect, test } from 'vitest';
import { stringify as toYaml } from 'yaml';
import { lettersOnly, textsIn } from '../lib/texts.ts';
import { resumeParts } from '../model/resume/resume-parts.ts';
import * as content from '../schema/content.ts';
import { findErrors } from '../site/check/rules.ts';
import { projectDirectory } from '../site/paths.ts';
import { toContent } from './content-modules.ts';
import { readSource } from './read-source.ts';

type Item = Record<string, string | string[] | undefined>;
type Person = {
  basics: {
    name: string;
    label: string;
    email: string;
    phone?: string;
    url?: string;
    location: { city: string };
    summary: string;
    profiles?: { network: string; username: string }[];
  };
} & Partial<
  Record<
    'work' | 'education' | 'skills' | 'languages' | 'projects' | 'publications' | 'awards',
    Item[]
  >
>;

const people = globSync(join(projectDirectory, 'test-content/people/*.json')).map(
  (file): [name: string, person: Person] => [
    basename(file, '.json'),
    JSON.parse(readFileSync(file, 'utf8')),
  ],
);

const list = (value: Item[string]) => (Array.isArray(value) ? value : value ? [value] : []);
const period = ({ startDate, endDate }: Item, open = 'Present') =>
  startDate ? `${startDate} - ${endDate ?? open}` : '';
const html = ({ summary, highlights }: Item) =>
  [
    ...list(summary).map((text) => `<p>${text}</p>`),
    list(highlights).length > 0
      ? `<ul>${list(highlights)
          .map((text) => `<li><p>${text}</p></li>`)
          .join('')}</ul>`
      : '',
  ].join('');

/** https://docs.rxresu.me, version 4 or 5. */
const reactiveResume =
  (version: 4 | 5) =>
  ({ basics, ...lists }: Person) => {
    const link = (url = '') => (version === 4 ? { label: '', href: url } : { url, label: '' });
    const [date, texts, address] =
      version === 4
        ? (['date', 'summary', 'url'] as const)
        : (['period', 'description', 'website'] as const);
    const section = (
      name: string,
      items: Item[] = [],
      more: (item: Item) => object = () => ({}),
    ) => ({
      [version === 4 ? 'name' : 'title']: name,
      items: items.map((item, i) => ({
        id: `${name}${i}`,
        ...(version === 4 ? { visible: true } : { hidden: false }),
        [date]: period(item),
        [texts]: html(item),
        [address]: link(item.url as string),
        ...more(item),
      })),
    });
    const summary = { content: `<p>${basics.summary}</p>` };
    return {
      basics: {
        ...basics,
        headline: basics.label,
        label: undefined,
        profiles: undefined,
        summary: undefined,
        location: basics.location.city,
        [address]: link(basics.url),
        url: version === 4 ? link(basics.url) : undefined,
        picture: { url: '', size: 64 },
      },
      ...(version === 5 && { summary }),
      sections: {
        ...(version === 4 && { summary: { name: 'Summary', ...summary } }),
        profiles: section(
          'Profiles',
          basics.profiles as Item[] | undefined,
          ({ network, username }) => ({
            network,
            username,
          }),
        ),
        experience: section('Experience', lists.work, ({ name, position, location }) => ({
          company: name,
          position,
          location: location ?? '',
        })),
        education: section('Education', lists.education, ({ institution, studyType, area }) =>
          version === 4
            ? { institution, studyType, area, score: '' }
            : { school: institution, degree: studyType, area, grade: '' },
        ),
        skills: section('Skills', lists.skills, ({ name, level, keywords }) => ({
          name,
          [version === 4 ? 'description' : 'proficiency']: level ?? '',
          level: 3,
          keywords: keywords ?? [],
        })),
        languages: section('Languages', lists.languages, ({ language, fluency }) =>
          version === 4 ? { name: language, description: fluency } : { language, fluency },
        ),
        projects: section('Projects', lists.projects, ({ name, description, highlights }) => ({
          name,
          description: version === 4 ? description : html({ summary: description, highlights }),
          summary: version === 4 ? html({ highlights }) : undefined,
          keywords: [],
        })),
        publications: section('Publications', lists.publications, (item) => ({
          [version === 4 ? 'name' : 'title']: item.name,
          publisher: item.publisher,
          date: item.releaseDate,
          [texts]: html({ summary: list(item.authors).join(', ') }),
        })),
        awards: section('Awards', lists.awards, ({ title, awarder, date: day }) => ({
          title,
          awarder,
          date: day,
        })),
      },
      metadata: { template: 'onyx' },
    };
  };

/** https://docs.rendercv.com */
const renderCv = ({ basics, ...lists }: Person) => ({
  cv: {
    name: basics.name,
    headline: basics.label,
    location: basics.location.city,
    email: basics.email,
    phone: basics.phone && `tel:${basics.phone}`,
    website: basics.url,
    social_networks: basics.profiles,
    sections: {
      summary: [basics.summary],
      experience: lists.work?.map(({ name, startDate, endDate, ...item }) => ({
        ...item,
        company: name,
        start_date: startDate,
        end_date: endDate ?? 'present',
      })),
      education: lists.education?.map(({ institution, studyType, area, startDate, endDate }) => ({
        institution,
        area,
        degree: studyType,
        start_date: startDate,
        end_date: endDate,
      })),
      projects: lists.projects?.map(({ name, description, startDate, highlights }) => ({
        name,
        summary: description,
        date: startDate,
        highlights,
      })),
      publications: lists.publications?.map(({ name, publisher, releaseDate, authors }) => ({
        title: name,
        authors,
        journal: publisher,
        date: releaseDate,
      })),
      skills: lists.skills?.map(({ name, keywords }) => ({
        label: name,
        details: list(keywords).join(', '),
      })),
      languages: lists.languages?.map(({ language, fluency }) => ({
        label: language,
        details: fluency,
      })),
      honors: lists.awards?.map(({ title, awarder }) => ({
        bullet: [title, awarder].join(', '),
      })),
    },
  },
  design: { theme: 'classic' },
});

/** https://github.com/alshedivat/al-folio, `_data/cv.yml`. */
const alFolio = ({ basics, ...lists }: Person) => {
  const table = (title: string, items: Item[] | undefined, row: (item: Item) => object) =>
    items ? [{ title, type: 'time_table', contents: items.map(row) }] : [];
  const years = ({ startDate, endDate }: Item) =>
    [startDate, endDate ?? 'present'].map((day) => `${day ?? ''}`.slice(0, 7)).join(' - ');
  return [
    {
      title: 'General Information',
      type: 'map',
      contents: [
        { name: 'Full Name', value: basics.name },
        { name: 'Position', value: basics.label },
        { name: 'Email', value: basics.email },
        ...(basics.phone ? [{ name: 'Phone', value: basics.phone }] : []),
        { name: 'Languages', value: lists.languages?.map(({ language }) => language).join(', ') },
      ],
    },
    ...table('Experience', lists.work, (item) => ({
      title: item.position,
      institution: item.name,
      location: item.location,
      year: years(item),
      description: [...list(item.summary), ...list(item.highlights)],
    })),
    ...table('Education', lists.education, (item) => ({
      title: item.studyType,
      institution: item.institution,
      department: item.area,
      year: years(item),
    })),
    ...table('Open Source Projects', lists.projects, ({ name, description, startDate }) => ({
      title: name,
      year: startDate,
      description: [description],
    })),
    ...table('Honors and Awards', lists.awards, ({ title, awarder, date }) => ({
      title,
      institution: awarder,
      year: date,
    })),
    {
      title: 'Skills',
      type: 'nested_list',
      contents: lists.skills?.map(({ name, keywords }) => ({ title: name, items: keywords })),
    },
  ];
};

const formats: [name: string, file: string, write: (person: Person) => string][] = [
  ['JSON Resume', 'resume.json', (person) => JSON.stringify(person)],
  ['JSON Resume as YAML', 'resume.yaml', (person) => toYaml(person)],
  ['JSON Resume as TOML', 'resume.toml', (person) => toToml(person)],
  ['Reactive Resume 4', 'reactive.json', (person) => JSON.stringify(reactiveResume(4)(person))],
  ['Reactive Resume 5', 'reactive.json', (person) => JSON.stringify(reactiveResume(5)(person))],
  ['RenderCV', 'cv.yaml', (person) => toYaml(JSON.parse(JSON.stringify(renderCv(person))))],
  ["al-folio's cv.yml", 'cv.yml', (person) => toYaml(JSON.parse(JSON.stringify(alFolio(person))))],
];

const folder = mkdtempSync(join(tmpdir(), 'formats-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The person's texts that a file has, apart from dates and URLs. */
function textsInFile(person: Person, file: string): string[] {
  const written = lettersOnly(
    file.replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  );
  return [...textsIn(person)].flatMap(([, text]) =>
    !/^(\d{4}(-\d\d)*|https:.*)$/.test(text) && written.includes(lettersOnly(text)) ? [text] : [],
  );
}

describe.each(formats)('%s', async (_, file, write) => {
  const results = await Promise.all(
    people.map(async ([name, person]) => {
      const place = join(folder, `${name}-${file}`);
      const text = write(person);
      writeFileSync(place, text);
      const imported = await readSource(place);
      const site = { ...content, ...toContent(imported) };
      const pageText = lettersOnly(
        [...textsIn([resumeParts(site), site.owner])].map(([, text]) => text).join(' '),
      );
      const wanted = textsInFile(person, text);
      return {
        name,
        person,
        site,
        imported,
        wanted,
        lost: wanted.filter((said) => !pageText.includes(lettersOnly(said))),
      };
    }),
  );

  test('97 of 100 texts of ten people arrive on the pages', () => {
    expect(results).toHaveLength(10);
    const count = results.reduce((sum, { wanted }) => sum + wanted.length, 0);
    const lost = results.flatMap(({ name, lost }) => lost.map((text) => `${name}: ${text}`));
    expect(count).toBeGreaterThan(200);
    expect(1 - lost.length / count, lost.join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  test('the content keeps the rules, in the language of its texts, with roles in time', () => {
    for (const { name, person, site } of results) {
      expect(findErrors(site), name).toEqual([]);
      expect((site.owner.lang ?? 'en').slice(0, 2), name).toBe(name.slice(0, 2));
      expect(site.owner.name).toBe(person.basics.name);
      const { careerItems } = site;
      const roles = person.work?.filter((role) => role.name !== 'Various') ?? [];
      expect(careerItems.map(({ title }) => title).toReversed(), name).toEqual(
        roles.map(({ position }) => position),
      );
      expect(careerItems.map(({ start }) => start).toReversed(), name).toEqual(
        roles.map(({ startDate }) => startDate),
      );
      expect(careerItems.at(-1)?.end, name).toBeUndefined();
    }
  });

  test('a role of various companies is on the resume, and not on the graph', () => {
    const { site } = results.find(({ name }) => name === 'en-academic') ?? {};
    expect(site?.careerItems).toHaveLength(2);
    expect(site?.resume.work).toMatchObject([{ name: 'Various', position: 'Consultant' }]);
  });
});
