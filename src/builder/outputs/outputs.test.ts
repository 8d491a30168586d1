/** Every generated file escapes what the owner types; a parser of its format reads it. */
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pages, routedPages } from '#app/pages.ts';
import type { Content } from '#content/content.ts';
import * as content from '#content/content.ts';
import { absoluteUrl } from '#content/urls.ts';
import { writable } from '#lib/writable.ts';
import { findDrawable } from '#model/preview-fonts.ts';
import { publishedFiles } from '#model/published-files.ts';
import { escapeXml, scriptJson } from '../escape.ts';
import { structuredData } from '../structured-data.ts';
import { icons } from './icons.ts';
import { drawPreview } from './link-previews.ts';
import type { Output, Site } from './output.ts';
import { resume } from './resume-json.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

/** What an output makes of a site. */
async function render(
  output: Output,
  file: string,
  staticPages: Site['staticPages'] = [],
): Promise<string> {
  const site = {
    staticPages,
    languages: [],
    pictures: {},
    pictureFiles: new Map(),
    bundlePage: () => never,
  };
  const files = new Map(await output(site));
  return String(await files.get(file)?.());
}
const never = Promise.reject(new Error('no page is rendered here'));
never.catch(() => {});

/** What owners may type, with characters that could break files. */
const typed = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.constantFrom(
      `Ada "the Countess" O'Neil & Sons <ada@x>, Ltd; 50%`,
      '</script><script>alert(1)</script>',
      '<!-- ]]> -->',
      'اسم كامل \u202eabc',
      'שם מלא',
      '👩🏽‍🚀 Zoë Łukasz',
      'back\\slash\nand a second line',
      'A very long name, '.repeat(8) + 'ß'.repeat(120),
    ),
  )
  .filter((text) => writable(text).trim() !== '');

/** The content with other text in every kind of field. */
const strange = fc.tuple(typed, typed).map(
  ([one, two]): Content => ({
    ...content,
    owner: { ...content.owner, name: one, tagline: two, pitch: two, description: one },
    projects: content.projects.map((project, i) => ({
      ...project,
      title: i % 2 ? one : two,
      description: one,
    })),
    careerItems: content.careerItems.map((item) => ({
      ...item,
      title: one,
      company: two,
      project: one,
    })),
    topics: [one, two],
    posts: content.posts.map((post) => ({ ...post, title: two, excerpt: one })),
  }),
);

test('XML parsers read the text as it was typed', () => {
  const parser = new XMLParser({ trimValues: false, parseTagValue: false, htmlEntities: false });
  fc.assert(
    fc.property(typed, (text) => {
      const xml = `<a b="${escapeXml(text)}">${escapeXml(text)}</a>`;
      expect(XMLValidator.validate(xml)).toBe(true);
      const { a } = parser.parse(xml.replace(/ b="[^"]*"/, '')) as { a: string };
      expect(a).toBe(writable(text).replace(/\r\n?/g, '\n'));
    }),
  );
});

test('the sitemap is XML and names every page, articles with their last change', async () => {
  const articles = [
    { path: '/blog/a', article: { date: '2026-05-11', updated: '2026-09-02' } },
    { path: '/blog/b', article: { date: '2026-05-11' } },
  ] as Site['staticPages'];
  const body = await render(sitemap, publishedFiles.sitemap, articles);
  expect(XMLValidator.validate(body)).toBe(true);
  const { urlset } = new XMLParser().parse(body) as { urlset: { url: object[] } };
  expect(urlset.url).toEqual([
    ...['/', '/projects', '/blog'].map((path) => ({ loc: absoluteUrl(path) })),
    { loc: absoluteUrl('/blog/a'), lastmod: '2026-09-02' },
    { loc: absoluteUrl('/blog/b'), lastmod: '2026-05-11' },
  ]);
});

test('the icon of browsers is XML', async () => {
  expect(XMLValidator.validate(await render(icons, 'favicon.svg'))).toBe(true);
});

test('robots.txt lets everyone read everything and names the sitemap', async () => {
  expect(await render(robots, publishedFiles.robots)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n',
  );
});

test('structured data survives inside HTML, whatever is typed', () => {
  fc.assert(
    fc.property(strange, (value) => {
      for (const page of routedPages) {
        const data = structuredData(page, value);
        const html = scriptJson(data);
        expect(html).not.toMatch(/<[/!]|<script/i);
        const [person] = (JSON.parse(html) as { '@graph': { name: string }[] })['@graph'];
        expect(person?.name).toBe(writable(value.owner.name));
      }
    }),
  );
});

type Part = { '@type': string; [field: string]: unknown };

test("structured data has what search engines' guides require", () => {
  const profiles = [
    ...content.owner.profiles,
    { kind: 'mail', url: 'mailto:you@example.com' } as const,
  ];
  const owner = { ...content.owner, profiles };
  const data = structuredData(pages.home, { ...content, owner });
  const { '@graph': parts } = JSON.parse(scriptJson(data)) as { '@graph': Part[] };
  const part = (type: string) => parts.find((item) => item['@type'] === type);
  const person = part('Person');
  // https://developers.google.com/search/docs/appearance/structured-data/profile-page
  expect(part('ProfilePage')).toMatchObject({ mainEntity: { '@id': person?.['@id'] } });
  expect(person).toMatchObject({
    name: content.owner.name,
    sameAs: content.owner.profiles.map(({ url }) => url),
    knowsAbout: content.topics,
  });
  // The tagline and the current role, but no past role.
  expect(person?.jobTitle).toEqual([content.owner.tagline, 'Founder']);
  // https://developers.google.com/search/docs/appearance/site-names
  expect(part('WebSite')).toMatchObject({
    name: content.owner.name,
    url: absoluteUrl('/'),
  });
});

test.each([
  ['a study', { end: undefined }, []],
  ['a position', { company: 'Elsewhere', end: '2999-01' }, ['Founder']],
  ['an ended position', { company: 'Elsewhere', end: '2020-01' }, []],
  ['a position that is ahead', { company: 'Elsewhere', start: '2999-01' }, []],
  ['a position in words', { company: 'Elsewhere', start: undefined, period: '2009 - 2012' }, []],
])(
  'the job titles have the title of the top role if it has not ended: %s',
  (_, changes, titles) => {
    const careerItems = content.careerItems.map((item) => ({ ...item, start: '2019', ...changes }));
    const education = careerItems.map(({ company }) => ({
      institution: company,
      startDate: '2019',
    }));
    const resume = 'company' in changes ? {} : { education };
    const { '@graph': parts } = JSON.parse(
      scriptJson(structuredData(pages.home, { ...content, careerItems, resume } as Content)),
    ) as { '@graph': Part[] };
    expect(parts[0]?.jobTitle).toEqual([content.owner.tagline, ...titles]);
  },
);

test('the studies of the career are not employment in resume.json', () => {
  const [study, ...items] = content.careerItems.map((item) => ({ ...item, start: '2019' }));
  const education = [{ institution: study?.company ?? '', startDate: '2019' }];
  const careerItems = [study, ...items] as Content['careerItems'];
  const { work } = resume({ ...content, careerItems, resume: { education } }) as { work: Part[] };
  expect(work).toHaveLength(items.length);
});

test('the position of today is below one that is ahead', () => {
  const careerItems = content.careerItems.map((item) => ({
    ...item,
    start: item.title === 'Founder' ? '2999' : '2019',
  }));
  const { '@graph': parts } = structuredData(pages.home, { ...content, careerItems });
  expect(parts[0]?.jobTitle).toEqual([content.owner.tagline, 'Software Engineer II']);
});

test('a sentence is not a job title', () => {
  const owner = { ...content.owner, tagline: 'I help people sleep.' };
  const { '@graph': parts } = structuredData(pages.home, { ...content, owner });
  expect(parts[0]?.jobTitle).toEqual(['Founder']);
});

test('without dates, levels that an import derived do not tell the position of today', () => {
  const owner = { ...content.owner, proposals: ['levels' as const] };
  const { '@graph': parts } = structuredData(pages.home, { ...content, owner });
  expect(parts[0]?.jobTitle).toEqual([owner.tagline]);
});

test('a link preview skips characters that its fonts do not have', () => {
  const drawn = (text: string, language = 'en') => findDrawable(text, language).text;
  expect(drawn('Иван Γιάννης आदित्य ليلى حدّاد שרה')).toBe('Иван Γιάννης आदित्य ليلى حدّاد שרה');
  expect(drawn('Zoë Łukasz & Sons, Ltd; 50% “x” – 1')).toBe('Zoë Łukasz & Sons, Ltd; 50% “x” – 1');
  expect(drawn('Ada 👩🏽‍🚀')).toBe('Ada');
});

test.each([
  ['山田 太郎・データ', 'ja', '@fontsource/noto-sans-jp'],
  ['棋子', 'zh-CN', '@fontsource/noto-sans-sc'],
  ['數據平台・棋子', 'zh-TW', '@fontsource/noto-sans-tc'],
  ['김철수', 'ko', '@fontsource/noto-sans-kr'],
])(
  '%s in %s is not drawn, not even as empty boxes, and the package of its font is named',
  (text, language, font) => {
    const { text: drawn, missing } = findDrawable(`Ada ${text} 🎉`, language);
    expect(missing).toBe(font);
    expect(drawn).toMatch(/^Ada[ ・]*$/);
  },
);

test.each(['重新构想 CSS', 'ภาษา CSS'])(
  'a link preview shows no title that lacks letters: %s',
  async (title) => {
    const domain = await drawPreview('example.com');
    expect((await drawPreview(title)).equals(domain)).toBe(true);
  },
);

test('a link preview keeps the invisible characters that spelling needs, and no others', () => {
  const persian = 'چرا نقشه\u200cها دروغ می\u200cگویند؟';
  expect(findDrawable(persian, 'fa').text).toBe(persian);
  expect(findDrawable('شركة نور 1445ه\u200d', 'ar').text).toBe('شركة نور 1445ه\u200d');
  expect(findDrawable('Ada\u00ad 👩🏽\u200d🚀 ❤\ufe0f\u200d🔥 B', 'en').text).toBe('Ada B');
});

/** The rows of a link preview that the text's start has ink in, as [top, bottom] of each run. */
async function inkRuns(picture: Buffer): Promise<[number, number][]> {
  const { data, info } = await sharp(picture)
    .extract({ left: 80, top: 0, width: 640, height: 630 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const runs: [number, number][] = [];
  for (let y = 0; y < info.height; y++) {
    if (!data.subarray(y * info.width, (y + 1) * info.width).some((value) => value < 120)) continue;
    const last = runs.at(-1);
    if (last && last[1] >= y - 1) last[1] = y;
    else runs.push([y, y]);
  }
  return runs;
}

test.each([
  ['السيرة الذاتية', 'ar'],
  ['ما يعرفه المقياس وما لا يعرفه', 'ar'],
  ['چرا نقشه\u200cها دروغ می\u200cگویند، و چرا باور می\u200cکنیم؟', 'fa'],
  ['Reading a query plan like a map: every construct, <angles> & "quotes" included', 'en'],
])('a link preview has margins above its title and between its lines: %s', async (title, lang) => {
  const runs = await inkRuns(await drawPreview(title, true, lang));
  expect(runs[0]?.[0]).toBeGreaterThanOrEqual(60);
  const [domain = 0, above = 0] = [runs.at(-1)?.[0], runs.at(-2)?.[1]];
  expect(domain - above).toBeGreaterThanOrEqual(24);
});

test('a link preview is a PNG of 1200 by 630 under 100 KB, whatever the name', async () => {
  const names = [
    'Ada "x" <O\'Neil> & Sons, Ltd; 50%',
    'اسم كامل',
    '👩🏽‍🚀 Zoë Łukasz',
    'A'.repeat(300),
    '\u0000\ud800',
  ];
  for (const heading of names) {
    const picture = await drawPreview(heading);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(picture.length).toBeLessThan(100_000);
  }
});
