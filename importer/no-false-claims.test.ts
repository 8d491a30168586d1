/** An imported site says nothing about a person that their resume does not. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeholders } from '../src/check/placeholders.ts';
import { importSource } from '../test-content/import-source.ts';
import { readResume } from './json-resume.ts';

const importSummary = (summary: string) => readResume({ basics: { name: 'Jo', summary } });

test('what the file does not have is a placeholder, and what dates suggest is only drawn', () => {
  const profiles = [{ network: 'GitHub', username: 'jo' }];
  const { owner, careerItems } = importSource({
    basics: { name: 'Jo', url: 'https://jo.test', profiles },
    work: [{ name: 'Clinic A', position: 'Nurse', startDate: '2019' }],
  });
  const { tagline, site } = placeholders;
  expect(owner).toMatchObject({ tagline, site, proposals: ['levels', 'connections'] });
  expect(owner.profiles).toMatchObject([
    { url: 'https://jo.test' },
    { url: 'https://github.com/jo' },
  ]);
  expect(careerItems).toHaveLength(1);
});

test('a person without roles and studies has no career', () => {
  const { owner, careerItems } = importSource({});
  expect([owner.proposals, careerItems]).toEqual([undefined, []]);
});

const title = 'Baker';

test.each<[what: string, source: object, expected: object]>([
  [
    'names are kept, sign by sign',
    {
      work: [{ name: '1. FC Mill', position: '2. Chairwoman', keywords: ['1. FC', '2. Liga'] }],
      education: [{ institution: '1. LO', studyType: '1. Staatsexamen' }],
      awards: [{ title: '2. Preis' }, { title: '3. miejsce' }],
    },
    {
      careerItems: [
        { company: '1. FC Mill', title: '2. Chairwoman', skills: ['1. FC', '2. Liga'] },
      ],
      resume: {
        education: [{ institution: '1. LO', studyType: '1. Staatsexamen' }],
        awards: [{ title: '2. Preis' }, { title: '3. miejsce' }],
      },
    },
  ],
  [
    'of lists and markup, only marks and known tags go',
    {
      work: [
        {
          highlights: ['1. Typed Map<K, V>', '2. Changed <head>', '7. <b>Sold</b> bread'],
          summary: 'In the mill (Flour)\n\nBaked\nSold\\nGave<script>alert(1)</script>',
        },
      ],
    },
    {
      careerItems: [
        {
          highlights: ['Typed Map<K, V>', 'Changed <head>', '7. Sold bread'],
          summary: 'In the mill (Flour). Baked. Sold. Gave',
        },
      ],
    },
  ],
  [
    'a list goes where its name says, and no field is filled from another one',
    {
      experience: [{ organization: 'Mill', position: title, startDate: '2015' }],
      military: [{ organization: 'Army', position: 'Cook', startDate: '2012', endDate: '2013' }],
      work: [{ name: '', position: 'Leave', startDate: '2014', endDate: '2014' }],
      portfolio: [{ name: 'Ledger', entity: 'Ada', roles: ['Maintainer'], startDate: '2010-08' }],
      education: [{ studyType: 'BSc', area: 'Physics' }],
      volunteer: [{ position: 'Founder', startDate: '2021' }],
      gadgets: [{ organization: 'Z', position: 'Q', startDate: '2011' }],
    },
    {
      careerItems: [
        { title: 'Cook', company: 'Army' },
        { title: 'Leave', company: '' },
        { title, company: 'Mill' },
      ],
      projects: [{ title: 'Ledger', description: placeholders.description }],
      resume: {
        education: [{ studyType: 'BSc', area: 'Physics' }],
        volunteer: [{ position: 'Founder', startDate: '2021' }],
      },
      skipped: ['gadgets.0.organization: Z', 'gadgets.0.position: Q', 'gadgets.0.startDate: 2011'],
    },
  ],
  [
    'lists stay below their headings, and lines in their items',
    {
      work: [
        { title, summary: 'Clients include:\n\n- Red Cross\n- The new\n  house\n\nI left none.' },
        { title, summary: '<p>Duties:</p><ul><li>Bread</li></ul>', highlights: ['Led the\nmove'] },
      ],
    },
    {
      careerItems: [
        { highlights: ['Duties:', 'Bread', 'Led the move'] },
        {
          summary: 'I left none.',
          highlights: ['Clients include:', 'Red Cross', 'The new house'],
        },
      ],
    },
  ],
  [
    'numbers, other URLs and phones of others are skipped and listed',
    {
      work: [{ url: '', website: 'https://a.test/team', x: 'https://a.test', level: 5 }],
      references: [{ name: 'Ben Ott', reference: '+64 22 555 0199' }],
    },
    {
      careerItems: [{ link: 'https://a.test/team' }],
      resume: {},
      skipped: [
        ...['work.0.x: https://a.test', 'work.0.level: 5'],
        ...['references.0.name: Ben Ott', 'references.0.reference: +64 22 555 0199'],
      ],
    },
  ],
  [
    'words for nothing are nothing, and a country is a country',
    {
      basics: { name: 'Jo', label: 'None', summary: 'null', location: { address: 'France' } },
      work: [{ position: title, startDate: '2012', endDate: 'undefined' }],
    },
    {
      owner: { tagline: placeholders.tagline, location: { countryCode: 'FR' } },
      careerItems: [{ start: '2012', period: '' }],
    },
  ],
])('%s', (_, source, expected) => {
  expect(importSource(source)).toMatchObject(expected);
});

test('the report counts values, not parts of words', () => {
  const { skipped } = importSource({
    work: [{ name: 'Acme', position: 'Engineer', summary: 'We go on.', 'x-tools': ['R', 'Go'] }],
    awards: [{ title: 'Prize', date: '2015 - 2018' }],
  });
  expect(skipped).toEqual([
    'work.0.x-tools.0: R',
    'work.0.x-tools.1: Go',
    'awards.0.date: 2015 - 2018',
  ]);
});

test("a network's front page is not a profile, and lists in a summary keep their commas", () => {
  const { owner } = importSource({
    basics: { name: 'Jo', url: 'https://github.com', summary: 'I like:\n- welding\n- milling' },
  });
  expect(owner.profiles).toEqual([]);
  expect(owner.pitch).toBe('I like: welding; milling');
});

/** A few sentences about a teacher of mathematics, and others, by their languages. */
const summaries = {
  sv: 'Jag är lärare i matematik med tio års erfarenhet av arbete i grundskolan. Jag tycker om barn, böcker och vandringar i fjällen, och söker nu en ny tjänst på en friskola i Göteborg. Under de senaste åren har jag lett skolans arbetsgrupp för naturvetenskap och skrivit två läroböcker.',
  da: 'Jeg er lærer i matematik med ti års erfaring fra folkeskolen. Jeg holder af børn, bøger og ture i bjergene, og jeg søger nu en ny stilling på en privatskole i Aarhus. I de seneste år har jeg ledet skolens arbejdsgruppe for naturfag og skrevet to lærebøger om geometri.',
  fi: 'Olen matematiikan opettaja, jolla on kymmenen vuoden kokemus koulutyöstä lasten kanssa. Pidän lapsista, kirjoista ja vaelluksista tuntureilla, ja etsin nyt uutta työtä yksityiskoulusta Tampereelta. Viime vuosina olen johtanut koulun luonnontieteiden työryhmää ja kirjoittanut oppikirjoja.',
  ca: 'Soc professora de matemàtiques amb deu anys d’experiència. M’agraden els nens, els llibres i les excursions per la muntanya, i ara busco feina en una escola de Girona. Els darrers anys he dirigit el grup de ciències de l’escola i he escrit dos llibres de text sobre geometria.',
  id: 'Saya seorang guru matematika dengan pengalaman sepuluh tahun mengajar di sekolah menengah. Saya menyukai anak-anak, buku dan pendakian gunung, dan sekarang mencari pekerjaan di sekolah swasta di Surabaya. Beberapa tahun terakhir saya memimpin kelompok kerja ilmu alam di sekolah.',
  uk: 'Я вчителька математики з десятирічним досвідом роботи у школі. Люблю дітей та книжки.',
  he: 'אני מורה למתמטיקה עם ניסיון של עשר שנים. אני אוהבת ילדים, ספרים וטיולים בהרים.',
  ur: 'میں دس سال کے تجربے کے ساتھ ریاضی کی استاد ہوں۔ مجھے بچے، کتابیں اور پہاڑ پسند ہیں۔',
  ko: '저는 십 년 경력의 수학 교사입니다. 아이들과 책, 산으로 떠나는 여행을 좋아합니다.',
  'zh-Hant': '我是一名數學老師，在學校工作了十年，熱愛教學與閱讀。',
  'zh-Hans': '我是一名数学老师，在学校工作了十年，热爱教学与阅读。',
  ru: 'Учитель математики. Десять лет работы в школе.',
  de: 'Tischler und Zimmermann. Küchen, Treppen und Fenster aus Eiche.',
  'pt-BR': 'Engenheira civil, pontes e túneis, com dez anos de obra. Sou do Porto.',
  // Names of products in Latin letters do not change the language.
  ja: 'AWS Lambda と TypeScript を使った REST API の設計と開発。React と Next.js による Web アプリケーションの開発。GitHub Actions で CI/CD を構築し、Kubernetes クラスタを運用。',
};

test.each(Object.entries(summaries))(
  'a text in %s is not taken for a neighbour of its language',
  (tag, summary) => {
    expect(importSummary(summary).owner.lang).toBe(tag);
  },
);

test.each([
  'Carpenter and joiner. Kitchens, stairs, windows and doors in oak and larch.',
  'Civil engineer, bridges and tunnels, project management and site supervision.',
  'Full Stack Developer. React, Node.js, PostgreSQL, TypeScript. Open to remote roles.',
  'Mechanical engineer: pumps, valves, compressors, HVAC design and commissioning.',
  'Nurse. Surgery, intensive care, recovery.',
])('a short text without function words counts as English: %s', (summary) => {
  const { owner, isLanguageUnclear } = importSummary(summary);
  expect(owner.lang).toBeUndefined();
  if (!/ and /.test(summary)) expect(isLanguageUnclear).toBe(true);
});

/** The titles of roles, such as 'A, 2012, 2016', in order, and their connections: 'A-B'. */
function propose(roles: string[]) {
  const work = roles.map((role) => {
    const [position, startDate, endDate] = role.split(', ');
    return { name: 'X', position, startDate, endDate };
  });
  const { careerItems, careerConnections } = importSource({ work });
  const titles = careerItems.map(({ title }) => title);
  return [titles, careerConnections.map((ends) => ends.map((end) => titles[+end]).join('-'))];
}

test.each<[what: string, roles: string[], order: string[], connections: string[]]>([
  [
    'lead to the first that began after an end',
    ['D, 2019-12, 2020-06', 'C, 2018-04, 2023-11', 'B, 2014-01, 2015-09', 'A, 2014-09, 2015-08'],
    ['A', 'B', 'D', 'C'],
    ['B-A', 'C-D', 'B-C'],
  ],
  [
    'follow a role that hands over for a month',
    ['C, 1999-04, 2005-01', 'B, 1994-02, 1999-05', 'A, 1992-06, 1994-02'],
    ['A', 'B', 'C'],
    ['A-B', 'B-C'],
  ],
  ['are not in one year', ['B, 2021, 2021', 'A, 2021, 2021'], ['A', 'B'], []],
  ['lead to the next role without times', ['C', 'B', 'A'], ['A', 'B', 'C'], ['A-B', 'B-C']],
  ['are in years', ['B, 2016', 'A, 2012, 2016'], ['A', 'B'], ['A-B']],
  [
    'leave out a role whose start cannot be read',
    ['A, 2003, 2005', 'Locum, around 2007', 'B, 2015-01'],
    ['A', 'Locum', 'B'],
    ['A-B'],
  ],
  [
    'leave it out of a file with the newest first',
    ['B, 2015-01', 'Locum, some years', 'A, 2003, 2005'],
    ['A', 'Locum', 'B'],
    ['A-B'],
  ],
  [
    'take the last end for the newest',
    ['Long, 2011-09, 2024-11', 'Side, 2020-10, 2021-06', 'First, then'],
    ['First', 'Side', 'Long'],
    ['Long-Side'],
  ],
])('connections %s', (_, roles, order, connections) => {
  expect(propose(roles)).toEqual([order, connections]);
});

test('a role is connected with one that began later, or within its time', () => {
  const month = fc.integer({ min: 24_000, max: 24_300 });
  const written = (months: number) =>
    `${Math.floor(months / 12)}-${`${(months % 12) + 1}`.padStart(2, '0')}`;
  const role = fc.tuple(month, fc.option(fc.nat(60))).map(([start, length]) => ({
    ...{ name: 'A', position: 'B', startDate: written(start) },
    ...(length !== null && { endDate: written(start + length) }),
  }));
  fc.assert(
    fc.property(fc.array(role, { maxLength: 8 }), (work) => {
      const { careerItems, careerConnections } = importSource({ work });
      for (const [from, to] of careerConnections) {
        const { start: begin = '', end: last = '9' } = careerItems[+from] ?? {};
        const { start = '', end = '9' } = careerItems[+to] ?? {};
        expect(begin < start || last <= end, `${begin} to ${start}`).toBe(true);
      }
    }),
  );
});

test('times in any order, form and language are read or kept as text', () => {
  const year = fc.integer({ min: 1990, max: 2030 });
  const time = fc.oneof(
    year.map(String),
    fc.tuple(year, fc.integer({ min: 1, max: 14 })).map(([y, m]) => `${y}-${m}`),
    fc
      .tuple(fc.constantFrom('Fall', 'Juni', 'early', 'Jun - Aug', '5. May'), year)
      .map((all) => all.join(' ')),
    fc.constantFrom('', 'Present', 'aktuell', 'for ever', 'null', '至今'),
  );
  const role = fc.record({ position: fc.constant(title), startDate: time, endDate: time });
  fc.assert(
    fc.property(fc.array(role, { maxLength: 6 }), (work) => {
      const { careerItems, skipped } = importSource({ work });
      for (const { start = '', end = start } of careerItems)
        expect(start.slice(0, end.length) <= end).toBe(true);
      expect(skipped.filter((line) => /^work\.\d/.test(line))).toEqual([]);
    }),
  );
});

test.each<[company: string, position: string, isVarious: boolean]>([
  ['Various', 'Consultant', true],
  ['Various companies and clients', 'Consultant', true],
  ['Verschiedene Kunden', 'Beraterin', true],
  ['A', 'Previous professional experience', true],
  ['Multiple Sclerosis Society', 'Nurse', false],
  ['Diverse Theatre', 'Actor', false],
  ['Vari', 'Designer', true],
  ['A', 'Other Positions Analyst', false],
])('%s, %s: is for various companies: %s', (name, position, isVarious) => {
  const other = { name: 'Ward 3', position: 'Clerk', startDate: '2021' };
  const [of, ongoing] = [{ endDate: '2018' }, {}].map((end) =>
    importSource({ work: [other, { name, position, startDate: '2015', ...end }] }),
  );
  expect(of?.resume.work?.length ?? 0).toBe(isVarious ? 1 : 0);
  expect(ongoing?.resume.work).toBeUndefined();
});

test.each([
  ['Designed services in C#/.NET for banks.', 'Then more.'],
  ['Built the new shop.', 'It sells bread to eleven thousand people.'],
  ['Led the team of Dr. Moeller.', 'Then more.'],
  ['Worked for Harbour Systems (Pvt.) Ltd in Colombo.', 'Then more.'],
  ['', 'I did these things:'],
  // The title.
  ['', 'Lead Test Engineer'],
  // Longer than a card.
  [
    '',
    'While I was there, I led a team of twelve and shipped four products, each of them to two banks.',
  ],
  [
    '',
    'In this time: a new department, twelve people hired, and new tools for all of the teams there.',
  ],
])("a card's line is the whole first sentence '%s' of '%s'", (project, rest) => {
  const role = { name: 'A', position: 'Lead Test Engineer', summary: `${project} ${rest}`.trim() };
  expect(importSource({ work: [role] }).careerItems).toMatchObject([{ project }]);
});
