/** An imported site says nothing about a person that their resume does not. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeholders } from '../src/check/placeholders.ts';
import { toContent } from './content-modules.ts';
import { readResume } from './json-resume.ts';

const importSource = (source: unknown) => {
  const imported = readResume(source);
  return { ...toContent(imported), skipped: imported.skipped };
};

test('what the file does not have is a placeholder, and what dates suggest is only drawn', () => {
  const { owner, careerItems } = importSource({
    basics: {
      name: 'Jo',
      url: 'https://jo.test',
      profiles: [{ network: 'GitHub', username: 'jo' }],
    },
    work: [{ name: 'Clinic A', position: 'Nurse', startDate: '2019' }],
  });
  expect(owner).toMatchObject({
    tagline: placeholders.tagline,
    site: placeholders.site,
    proposals: ['levels', 'connections'],
  });
  expect(owner.profiles.map(({ url }) => url)).toEqual([
    'https://jo.test',
    'https://github.com/jo',
  ]);
  expect(careerItems).toHaveLength(1);
});

test('a person without roles and studies has no career', () => {
  const { owner, careerItems } = importSource({ basics: { name: 'Jo', label: 'Nurse' } });
  expect([owner.tagline, owner.proposals, careerItems]).toEqual(['Nurse', undefined, []]);
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

const languageOf = (summary: string) =>
  importSource({ basics: { name: 'Jo', summary } }).owner.lang;

/** A few sentences about a teacher of mathematics in languages besides those of src/strings. */
const teachers: [tag: string, summary: string][] = [
  [
    'sv',
    'Jag är lärare i matematik med tio års erfarenhet av arbete i grundskolan. Jag tycker om barn, böcker och vandringar i fjällen, och söker nu en ny tjänst på en friskola i Göteborg. Under de senaste åren har jag lett skolans arbetsgrupp för naturvetenskap och skrivit två läroböcker.',
  ],
  [
    'da',
    'Jeg er lærer i matematik med ti års erfaring fra folkeskolen. Jeg holder af børn, bøger og ture i bjergene, og jeg søger nu en ny stilling på en privatskole i Aarhus. I de seneste år har jeg ledet skolens arbejdsgruppe for naturfag og skrevet to lærebøger om geometri.',
  ],
  [
    'fi',
    'Olen matematiikan opettaja, jolla on kymmenen vuoden kokemus koulutyöstä lasten kanssa. Pidän lapsista, kirjoista ja vaelluksista tuntureilla, ja etsin nyt uutta työtä yksityiskoulusta Tampereelta. Viime vuosina olen johtanut koulun luonnontieteiden työryhmää ja kirjoittanut oppikirjoja.',
  ],
  [
    'ca',
    'Soc professora de matemàtiques amb deu anys d’experiència. M’agraden els nens, els llibres i les excursions per la muntanya, i ara busco feina en una escola de Girona. Els darrers anys he dirigit el grup de ciències de l’escola i he escrit dos llibres de text sobre geometria.',
  ],
  [
    'id',
    'Saya seorang guru matematika dengan pengalaman sepuluh tahun mengajar di sekolah menengah. Saya menyukai anak-anak, buku dan pendakian gunung, dan sekarang mencari pekerjaan di sekolah swasta di Surabaya. Beberapa tahun terakhir saya memimpin kelompok kerja ilmu alam di sekolah.',
  ],
  ['uk', 'Я вчителька математики з десятирічним досвідом роботи у школі. Люблю дітей та книжки.'],
  ['he', 'אני מורה למתמטיקה עם ניסיון של עשר שנים. אני אוהבת ילדים, ספרים וטיולים בהרים.'],
  ['ur', 'میں دس سال کے تجربے کے ساتھ ریاضی کی استاد ہوں۔ مجھے بچے، کتابیں اور پہاڑ پسند ہیں۔'],
  ['ko', '저는 십 년 경력의 수학 교사입니다. 아이들과 책, 산으로 떠나는 여행을 좋아합니다.'],
  ['zh-Hant', '我是一名數學老師，在學校工作了十年，熱愛教學與閱讀。'],
  ['zh-Hans', '我是一名数学老师，在学校工作了十年，热爱教学与阅读。'],
  ['ru', 'Учитель математики. Десять лет работы в школе.'],
  ['de', 'Tischler und Zimmermann. Küchen, Treppen und Fenster aus Eiche.'],
  ['pt', 'Engenheira civil, pontes e túneis, com dez anos de obra. Sou do Porto.'],
];

test.each(teachers)('a text in %s is not taken for a neighbour of its language', (tag, summary) => {
  expect(languageOf(summary)).toBe(tag);
});

test.each([
  'Carpenter and joiner. Kitchens, stairs, windows and doors in oak and larch.',
  'Civil engineer, bridges and tunnels, project management and site supervision.',
  'Full Stack Developer. React, Node.js, PostgreSQL, TypeScript. Open to remote roles.',
  'Mechanical engineer: pumps, valves, compressors, HVAC design and commissioning.',
  'Nurse. Surgery, intensive care, recovery.',
])('a short text without function words counts as English: %s', (summary) => {
  const { owner, isLanguageUnclear } = readResume({ basics: { name: 'Jo', summary } });
  expect(owner.lang).toBeUndefined();
  if (!/ and /.test(summary)) expect(isLanguageUnclear).toBe(true);
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
    'work (Clerk, A): the date around 2003 – 2005 is kept as text',
    'work (Porter, C): the date 2006 – late in 2007, or so is kept as text',
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

/** The connections of roles by their titles, such as 'A-B'. */
const connectionsOf = (...roles: [title: string, startDate: string, endDate?: string][]) => {
  const { careerItems, careerConnections } = importSource({
    basics: { name: 'Jo' },
    work: roles.map(([position, startDate, endDate]) => ({
      name: 'X',
      position,
      startDate,
      endDate,
    })),
  });
  return careerConnections.map((ends) => ends.map((end) => careerItems[+end]?.title).join('-'));
};

test.each<[what: string, roles: Parameters<typeof connectionsOf>, connections: string[]]>([
  [
    'to the first that began after its end',
    [
      ['Short', '2019-12', '2020-06'],
      ['Long', '2018-04', '2023-11'],
      ['Early 1', '2014-01', '2015-09'],
      ['Early 2', '2014-09', '2015-08'],
    ],
    ['Early 2-Long', 'Early 1-Long'],
  ],
  [
    'not while another role went on',
    [
      ['C', '1999-04', '2005-01'],
      ['B', '1994-02', '1999-05'],
      ['A', '1992-06', '1994-02'],
    ],
    ['A-B'],
  ],
  [
    'not in one year',
    [
      ['C', '2021', '2021'],
      ['B', '2021', '2021'],
      ['A', '2021', '2021'],
    ],
    [],
  ],
  [
    'from one to the next without times',
    [
      ['C', ''],
      ['B', ''],
      ['A', ''],
    ],
    ['A-B', 'B-C'],
  ],
  [
    'in years',
    [
      ['B', '2016'],
      ['A', '2012', '2016'],
    ],
    ['A-B'],
  ],
])('connections lead %s', (_, roles, connections) => {
  expect(connectionsOf(...roles)).toEqual(connections);
});

test('no role is connected to one that began earlier, or while another went on', () => {
  const month = fc.integer({ min: 24_000, max: 24_300 });
  const written = (months: number) =>
    `${Math.floor(months / 12)}-${`${(months % 12) + 1}`.padStart(2, '0')}`;
  const role = fc.tuple(month, fc.option(fc.nat(60))).map(([start, length]) => ({
    ...{ name: 'A', position: 'B', startDate: written(start) },
    ...(length !== null && { endDate: written(start + length) }),
  }));
  fc.assert(
    fc.property(fc.array(role, { maxLength: 8 }), (work) => {
      const { careerItems, careerConnections } = importSource({ basics: { name: 'Jo' }, work });
      for (const [from, to] of careerConnections) {
        const { end = 'none' } = careerItems[+from] ?? {};
        const { start = '' } = careerItems[+to] ?? {};
        expect(end <= start, `${end} to ${start}`).toBe(true);
        for (const other of careerItems)
          if ((other.start ?? '') < start) expect((other.end ?? '9') <= start).toBe(true);
      }
    }),
  );
});

test('an entry first in the file that ends last is the newest', () => {
  const { careerItems } = importSource({
    basics: { name: 'Jo' },
    work: [
      { name: 'A', position: 'Long', startDate: '2011-09', endDate: '2024-11' },
      { name: 'B', position: 'Side', startDate: '2020-10', endDate: '2021-06' },
      { name: 'C', position: 'First', startDate: 'then' },
    ],
  });
  expect(careerItems.map(({ title }) => title)).toEqual(['First', 'Side', 'Long']);
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
    importSource({
      basics: { name: 'Jo' },
      work: [other, { name, position, startDate: '2015', ...end }],
    }),
  );
  expect(of?.resume.work?.length ?? 0).toBe(isVarious ? 1 : 0);
  expect(ongoing?.resume.work).toBeUndefined();
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
  ['Built the new shop. It sells bread to eleven thousand people.', 'Built the new shop.'],
  ['Led the team of Dr. Moe. Then more.', 'Led the team of Dr. Moe.'],
  ['I did these things:', ''],
  ['Lead Test Engineer', ''],
  [
    'Worked for Harbour Systems (Pvt.) Ltd in Galle. Then more.',
    'Worked for Harbour Systems (Pvt.) Ltd in Galle.',
  ],
])("a card's line is a whole sentence: %s", (summary, project) => {
  const { careerItems } = importSource({
    basics: { name: 'Jo' },
    work: [{ name: 'A', position: 'Lead Test Engineer', startDate: '2019', summary }],
  });
  expect(careerItems[0]?.project).toBe(project);
});
