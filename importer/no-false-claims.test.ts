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

test('a headline of the file is not a guess', () => {
  const { owner } = importSource({ basics: { name: 'Jo', label: 'Nurse' }, work: [] });
  expect([owner.tagline, owner.proposals]).toEqual(['Nurse', ['levels']]);
});

test('a date without a year leaves the order of the others', () => {
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
  [
    { startDate: '04/09/2009', endDate: '30/06/2012' },
    { start: '2009', end: '2012-06', period: '04/09/2009 – 30/06/2012' },
    1,
  ],
])('the days of %o', (dates, time, unclear) => {
  const { careerItems, skipped } = importSource({
    basics: { name: 'Jo' },
    work: [{ name: 'A', position: 'Nurse', ...dates }],
  });
  expect(careerItems[0]).toMatchObject(time);
  expect(careerItems[0]?.end).toBe('end' in time ? time.end : undefined);
  expect(skipped.filter((line) => line.includes('is kept as text'))).toHaveLength(unclear);
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

test("a network's front page is not a profile, and lists in a summary keep their commas", () => {
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

const siteOf = (basics: object, more: object = {}) => {
  const { owner } = importSource({
    basics: { name: 'Ann Lee', label: 'Accountant', ...basics },
    ...more,
  });
  return owner.site === placeholders.site ? undefined : owner.site;
};

const work = [{ name: 'BigCorp', position: 'Accountant', startDate: '2019-01' }];

test.each<[what: string, basics: object, more?: object]>([
  [
    'an employer, by its own URL',
    { email: 'ann.lee@bigcorp.com', url: 'https://www.bigcorp.com/team/ann-lee' },
    { work: [{ ...work[0], url: 'https://www.bigcorp.com' }] },
  ],
  [
    "an employer's front page, by the URL of a role",
    { email: 'ann@bigco.com', url: 'https://bigco.com' },
    { work: [{ ...work[0], url: 'https://careers.bigco.com/jobs' }] },
  ],
  [
    "an employer's front page, by the name of a role",
    { email: 'ann.lee@bigcorp.com', url: 'https://bigcorp.com' },
    { work },
  ],
  ['a university', { email: 'ann@cs.uni.edu', url: 'https://www.cs.uni.edu/~ann' }],
  ['a URL with the account in its path', { url: 'https://ann-lee.example.net/profile' }],
  [
    'a hostname that begins with a part of the name',
    { name: 'Ali Can', url: 'https://alibaba.com' },
  ],
  ['a hostname that contains the name', { name: 'Mark Art', url: 'https://smartmarketing.com' }],
  ['a hostname of the initials', { url: 'https://all.com' }],
])('the site is not that of %s', (_, basics, more) => expect(siteOf(basics, more)).toBeUndefined());

test.each<[what: string, basics: object, site: string]>([
  ['the whole name', { url: 'https://www.annlee.dev' }, 'https://www.annlee.dev'],
  ['a part of the name', { url: 'https://lee.design/' }, 'https://lee.design'],
  ['an initial and a name', { url: 'https://alee.co.uk' }, 'https://alee.co.uk'],
  ["the mailbox's domain", { email: 'me@bakery.test', url: 'bakery.test' }, 'https://bakery.test'],
  [
    'a profile that is called personal',
    { profiles: [{ network: 'Personal', url: 'https://sourdough.test' }] },
    'https://sourdough.test',
  ],
])('the site of %s is a proposal, which the check reports', async (_, basics, site) => {
  const { owner } = importSource({ basics: { name: 'Ann Lee', ...basics }, work });
  expect([owner.site, owner.proposals]).toEqual([site, expect.arrayContaining(['site'])]);
  expect(owner.profiles.map(({ url }) => url)).not.toContain(site);
});

test("a code hosting service's page is a proposal, too", () => {
  const profiles = [{ network: 'GitHub', username: 'ann' }];
  const { owner } = importSource({ basics: { name: 'Ann Lee', profiles }, work });
  expect([owner.site, owner.proposals?.includes('site')]).toEqual(['https://ann.github.io', true]);
});

/** A sentence or two about a teacher of mathematics in languages besides those of src/strings. */
const teachers: [tag: string, summary: string][] = [
  ['uk', 'Я вчителька математики з десятирічним досвідом роботи у школі. Люблю дітей та книжки.'],
  ['he', 'אני מורה למתמטיקה עם ניסיון של עשר שנים. אני אוהבת ילדים, ספרים וטיולים בהרים.'],
  [
    'sv',
    'Jag är lärare i matematik med tio års erfarenhet av arbete i grundskolan, och gillar barn.',
  ],
  [
    'da',
    'Jeg er lærer i matematik med ti års erfaring fra folkeskolen. Jeg holder af børn og bøger.',
  ],
  ['fi', 'Olen matematiikan opettaja, jolla on kymmenen vuoden kokemus koulutyöstä lasten kanssa.'],
  [
    'ca',
    'Soc professora de matemàtiques amb deu anys d’experiència. M’agraden els nens i els llibres.',
  ],
  [
    'id',
    'Saya seorang guru matematika dengan pengalaman sepuluh tahun mengajar di sekolah menengah.',
  ],
  [
    'ur',
    'میں دس سال کے تجربے کے ساتھ ریاضی کی استاد ہوں۔ مجھے بچے، کتابیں اور پہاڑوں کا سفر پسند ہے۔',
  ],
  [
    'ko',
    '저는 십 년 경력의 수학 교사입니다. 아이들과 책, 산으로 떠나는 여행을 좋아하며 서울에서 새로운 일자리를 찾고 있습니다.',
  ],
  [
    'zh-Hant',
    '我是一名數學老師，在學校工作了十年，熱愛教學與閱讀。我喜歡孩子、書本和登山旅行，正在台北尋找新的工作機會，希望能夠在私立學校任教。',
  ],
  [
    'zh-Hans',
    '我是一名数学老师，在学校工作了十年，热爱教学与阅读。我喜欢孩子、书本和登山旅行，正在北京寻找新的工作机会，希望能够在私立学校任教。',
  ],
];

test.each(teachers)('a text in %s is not taken for a neighbour of its language', (tag, summary) => {
  expect(importSource({ basics: { name: 'Jo', summary } }).owner.lang).toBe(tag);
});

test("an exporter's 'undefined' in front of a year is not a part of the date", () => {
  const { careerItems, skipped } = importSource({
    basics: { name: 'Jo Doe', label: 'Attorney' },
    work: [
      {
        company: 'A',
        position: 'Attorney',
        startDate: 'undefined-2003-01',
        endDate: 'undefined-2005-01',
      },
      { company: 'B', position: 'Owner', startDate: 'undefined-2010-01', endDate: '2012-12-01' },
    ],
  });
  expect(
    careerItems.map(({ company, start, end, period }) => [company, start, end, period]),
  ).toEqual([
    ['A', '2003', '2005', ''],
    ['B', '2010', '2012-12', ''],
  ]);
  expect(skipped).toEqual([]);
});

test('the years in the words of a date order the roles, and are reported', () => {
  const { careerItems, careerConnections, skipped } = importSource({
    basics: { name: 'Jo', label: 'Developer' },
    work: [
      { name: 'A', position: 'Clerk', startDate: 'around 2003', endDate: '2005' },
      { name: 'B', position: 'Developer', startDate: '2015-01' },
      { name: 'C', position: 'Porter', startDate: '2006', endDate: 'late in 2007, or so' },
    ],
  });
  expect(careerItems.map(({ title, period }) => [title, period])).toEqual([
    ['Clerk', 'around 2003 – 2005'],
    ['Porter', '2006 – late in 2007, or so'],
    ['Developer', ''],
  ]);
  expect(careerConnections).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(skipped).toEqual([
    'work (Clerk, A): the date around 2003 is kept as text, 2003 for the order',
    'work (Porter, C): the date late in 2007, or so is kept as text, 2007 for the order',
  ]);
});

test('a role without a year is connected to no other, in either order of the file', () => {
  const jobs = [
    { name: 'A', position: 'Clerk', startDate: '2003', endDate: '2005' },
    { name: 'C', position: 'Locum', startDate: 'some years' },
    { name: 'B', position: 'Developer', startDate: '2015-01' },
  ];
  for (const work of [jobs, jobs.toReversed()]) {
    const { careerItems, careerConnections } = importSource({ basics: { name: 'Jo' }, work });
    expect(careerItems.map(({ title }) => title)).toEqual(['Clerk', 'Locum', 'Developer']);
    expect(careerConnections).toEqual([[0, 2]]);
  }
});

test('no role is connected to one that began earlier', () => {
  const year = fc.integer({ min: 1990, max: 2024 });
  const strings = fc.constantFrom('', 'around ', 'undefined-', 'some years before ');
  const vague = fc.tuple(strings, year, fc.option(year)).map(([before, start, end]) => ({
    ...{ name: 'A', position: 'B', startDate: `${before}${start}` },
    ...(end && { endDate: `${before}${end}` }),
  }));
  fc.assert(
    fc.property(fc.array(vague, { maxLength: 8 }), (work) => {
      const { careerItems, careerConnections } = importSource({ basics: { name: 'Jo' }, work });
      for (const [from, to] of careerConnections) {
        const [start = '', next = ''] = [careerItems[+from]?.start, careerItems[+to]?.start];
        if (start || next) expect(start <= next, `${start} to ${next}`).toBe(true);
      }
    }),
  );
});

test.each([
  [
    'Au cours de cette expérience, j’ai dirigé une équipe de douze personnes et livré quatre produits à des clients exigeants.',
    '',
  ],
  [
    'Während dieser Zeit: Aufbau der Abteilung, Einstellung von zwölf Personen und Einführung neuer Werkzeuge für alle Teams.',
    '',
  ],
  ['Designed services in C#/.NET for banks. Then more.', 'Designed services in C#/.NET for banks.'],
  [
    'Worked for Harbour Systems (Pvt.) Ltd in Galle. Then more.',
    'Worked for Harbour Systems (Pvt.) Ltd in Galle.',
  ],
])("a card's line is a whole sentence: %s", (summary, project) => {
  const { careerItems } = importSource({
    basics: { name: 'Jo' },
    work: [{ name: 'A', position: 'Engineer', startDate: '2019', summary }],
  });
  expect(careerItems[0]?.project).toBe(project);
});
