import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { careerConnections, careerItems, content } from '../app/content.ts';
import { projectDirectory } from '../site/paths.ts';
import { resume } from '../site/render/files/resume.ts';
import * as german from '../test-content/german/career.ts';
import * as rich from '../test-content/rich/career.ts';
import { readTime } from './dates.ts';
import { readJsonResume } from './json-resume.ts';
import { proposeCareer } from './propose-career.ts';
import { readSource } from './read-source.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-test-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, body: string | Uint8Array) => {
  writeFileSync(join(folder, name), body);
  return join(folder, name);
};

/** The columns that the network documents, with line breaks, commas and quotes in fields. */
const positions = `Company Name,Title,Description,Location,Started On,Finished On
Hafen AG,"Engineer, Data","Built the berth planner.
Ran it with ""two"" colleagues, for years, through every storm that the harbour had in that time.",Hamburg,Mar 2013,May 2015
Wärmenetz GmbH,Founder,,,Sep 2025,
Windkraft,Head of Data,,,2016,2021
`;
const exported = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Headline,Summary,Industry,Websites\nKäthe,Müller,,Engineer,"Heat, mostly.",Energy,"[PORTFOLIO:https://kaethe.test,OTHER:https://github.com/kaethe]"\n',
  'Positions.csv': positions,
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nHeat map,Shows where heat is lost.,http://heat.test,Jan 2020,\n',
  'Skills.csv': 'Name\nPython\nSQL\n',
  'Connections.csv': 'Notes:\n"Who they are."\n\nFirst Name,Last Name,URL\nAda,L,https://x.test\n',
};

describe('a network export', () => {
  test.each<[how: string, source: () => string[]]>([
    [
      'as a ZIP',
      () => [
        file(
          'export.zip',
          zipSync(Object.fromEntries(Object.entries(exported).map(([name, text]) => [name, strToU8(text)]))),
        ),
      ],
    ],
    ['as single files', () => Object.entries(exported).map(([name, text]) => file(name, text))],
    [
      'in UTF-16, as spreadsheets save it',
      () => Object.entries(exported).map(([name, text]) => file(name, Buffer.from(`\ufeff${text}`, 'utf16le'))),
    ],
    [
      'in the encoding of old Windows',
      () => Object.entries(exported).map(([name, text]) => file(name, Buffer.from(text, 'latin1'))),
    ],
  ])('is read %s', (_, source) => {
    const found = readSource(source());
    expect(found).toMatchObject({
      name: 'Käthe Müller',
      tagline: 'Engineer',
      pitch: 'Heat, mostly.',
      site: 'https://kaethe.test',
    });
    expect(found.profiles).toEqual([{ kind: 'github', label: 'github.com', url: 'https://github.com/kaethe' }]);
    expect(found.roles.map(({ title, company }) => [title, company])).toEqual([
      ['Engineer, Data', 'Hafen AG'],
      ['Founder', 'Wärmenetz GmbH'],
      ['Head of Data', 'Windkraft'],
    ]);
    expect(found.roles[0]?.project).toBe('Built the berth planner.');
    expect(found.projects).toEqual([
      { title: 'Heat map', description: 'Shows where heat is lost.', link: 'https://heat.test' },
    ]);
    expect(found.topics).toEqual(['Python', 'SQL']);
    expect(found.leftOut).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Industry: Energy'),
        expect.stringContaining('Location Hamburg'),
        expect.stringContaining('Connections.csv'),
      ]),
    );
  });

  test('becomes a career by time: oldest first, each a step above what it came from', () => {
    const { items, connections } = proposeCareer(readSource([file('Positions.csv', positions)]).roles);
    expect(
      items.map(({ title, level, icon, color, start, end, period }) => [title, level, icon, color, start, end, period]),
    ).toEqual([
      ['Engineer, Data', 0, 'database', 'teal', '2013-03', '2015-05', ''],
      ['Head of Data', 1, 'database', 'copper', '2016-01', '2021-12', '2016 to 2021'],
      ['Founder', 2, 'lightbulb', 'copper', '2025-09', undefined, ''],
    ]);
    expect(connections).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('of a hundred positions is a career of a hundred roles', () => {
    const rows = Array.from({ length: 100 }, (_, i) => `Company ${i},Engineer,,,Jan ${1920 + i},Dec ${1920 + i}`);
    const { roles } = readSource([file('Positions.csv', `${positions.split('\n')[0]}\n${rows.join('\n')}\n`)]);
    const { items, connections } = proposeCareer(roles);
    expect([items.length, connections.length]).toEqual([100, 99]);
    expect(new Set(items.map(({ level }) => level))).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});

test.each<[name: string, body: string | Uint8Array, said: RegExp]>([
  ['resume.json', '{ "basics": ', /^resume\.json: is no JSON: /],
  ['list.json', '[1, 2]', /^list\.json: is JSON, but no JSON Resume/],
  ['broken.zip', 'PK\u0003\u0004 not a ZIP', /^broken\.zip: is no ZIP that can be read: /],
  ['empty.zip', zipSync({ 'notes.txt': strToU8('x') }), /^empty\.zip: has no CSV file in it$/],
  ['resume.pdf', '%PDF-1.7', /^resume\.pdf: is neither a JSON Resume/],
  ['other.csv', 'a,b\n1,2\n', /^other\.csv: is not of the export/],
  [
    'quote.csv',
    'Company Name,Title,Started On\n"Never ends,Engineer,2020\n',
    /^quote\.csv: .*is no CSV that can be read/,
  ],
])('%s that cannot be read ends in one line', (name, body, said) => {
  const message = (() => {
    try {
      readSource([file(name, body)]);
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(message).toMatch(said);
  expect(message).not.toContain('\n');
});

test('what the rules refuse is left out and told, and does not stop the rest', () => {
  const odd = {
    basics: {
      name: 'Ada',
      email: 'ada at home',
      profiles: [{ network: 'IRC', username: 'ada' }],
      url: 'ftp://ada.test',
    },
    work: [{ position: 3, name: null, startDate: '2019-13', highlights: 'none' }, null],
    publications: [
      { name: 'On engines', releaseDate: '1843-02-30', summary: 'x', article: { category: 'a', readTime: 'b' } },
    ],
  };
  const found = readJsonResume(JSON.stringify(odd));
  expect([found.email, found.site, found.profiles, found.posts]).toEqual([undefined, undefined, [], []]);
  expect(found.roles).toEqual([expect.objectContaining({ title: '3', period: '2019-13' }), expect.anything()]);
  expect(found.leftOut.join('\n')).toMatch(
    /ftp:\/\/ada\.test is no https address[\s\S]*ada at home is no address[\s\S]*IRC ada has no address[\s\S]*2019-13[\s\S]*On engines/,
  );
});

test.each([
  ['Sep 2025', '', { start: '2025-09' }],
  ['2019-04-01', 'Present', { start: '2019-04' }],
  ['04/2019', '05/2020', { start: '2019-04', end: '2020-05' }],
  ['2019', '2021', { start: '2019-01', end: '2021-12', period: '2019 to 2021' }],
  ['2019', '', { start: '2019-01', period: 'since 2019' }],
  ['September 2019', '2020', { start: '2019-09', end: '2020-12', period: '2019 to 2020' }],
  ['', '', {}],
  ['Spring 2019', 'Fall 2019', { period: 'Spring 2019 to Fall 2019' }],
  ['May 2020', 'Jan 2019', { period: 'May 2020 to Jan 2019' }],
])("from '%s' to '%s'", (from, to, time) => expect(readTime(from, to).time).toEqual(time));

test.each([
  ['the shipped career', careerItems, careerConnections],
  ['a long one', rich.careerItems, rich.careerConnections],
  ['one with dates', german.careerItems, german.careerConnections],
])('what the site publishes gives the same career back: %s', (_, items, connections) => {
  const published = resume({ ...content, careerItems: items, careerConnections: connections });
  const found = readJsonResume(JSON.stringify(published));
  const career = proposeCareer(found.roles);
  expect(found.leftOut).toEqual([]);
  expect(career).toEqual({ items, connections: connections.toSorted(([a, b], [c, d]) => a - c || b - d) });
});

describe('npm run import', () => {
  let site: string;
  const run = (...options: string[]) =>
    spawnSync(process.execPath, ['import/import.ts', ...options], {
      cwd: projectDirectory,
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIRECTORY: site },
    });
  const everything = () =>
    readdirSync(site, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(site, name), 'utf8')]);

  beforeAll(() => {
    site = join(folder, 'site');
    cpSync(join(projectDirectory, 'test-content/shipped'), site, { recursive: true });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: site });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'content');
  });

  test('shows, refuses to lose what git does not have, and writes content that keeps the rules', () => {
    const before = everything();
    const source = file('Positions.csv', positions);
    const dry = run('--dry-run', source);
    expect(dry.stdout).toMatch(/--- .*career\.ts\n[\s\S]*title: 'Head of Data',/);
    expect(everything()).toEqual(before);

    writeFileSync(join(site, 'topics.ts'), "export const topics: string[] = ['Mine'];\n");
    const refused = run(source);
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/^nothing was written: git does not have .*topics\.ts as it is\..*--force.*\n$/),
    ]);
    expect(readFileSync(join(site, 'career.ts'), 'utf8')).toContain('A mining and energy company');

    const forced = run('--force', source);
    expect(forced.stderr).toBe('');
    expect(forced.stdout).toMatch(
      /Left out[\s\S]*Location Hamburg[\s\S]*Written: .*owner\.ts[\s\S]*placeholder: owner: name: is still 'Your Name'/,
    );
    expect(forced.stdout).toMatch(/careerItems\[1\] \(Head of Data\): project: is still 'What you built there'/);
    const career = readFileSync(join(site, 'career.ts'), 'utf8');
    expect(career).toMatch(/^import type \{ CareerConnection, CareerItem \} from '#content-types\/career\.ts';/);
    expect(career).toContain("    ...work,\n    title: 'Engineer, Data',\n    company: 'Hafen AG',\n");
  }, 30_000);

  test('without a file, or with an unknown option, ends in one line', () => {
    expect(run().stderr).toMatch(/^there is no file to import: .*\n$/);
    expect(run('--fast', 'x').stderr).toMatch(/^Unknown option '--fast'.*\n$/);
    expect(run('none.json').stderr).toMatch(/^none\.json: there is no file none\.json\n$/);
  });
});
