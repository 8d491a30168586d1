/** Every generated file escapes what the owner types; a parser of its format reads it. */
import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
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
import { drawPreview } from './link-previews.ts';
import type { Output, Site } from './output.ts';
import { toJsonResume } from './resume-json.ts';
import { bundleScript } from './search.ts';
import { robots, sitemap } from './sitemap.ts';

/** The text of a file that an output writes. */
async function render(output: Output, file: string, staticPages: unknown[] = []): Promise<string> {
  const files = new Map(await output({ staticPages, languages: [] } as unknown as Site));
  return String(await files.get(file)?.());
}

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

/** The content with other text in the fields of structured data. */
const strange = fc.tuple(typed, typed).map(
  ([one, two]): Content => ({
    ...content,
    owner: { ...content.owner, name: one, tagline: two, pitch: two },
    careerItems: content.careerItems.map((item) => ({ ...item, title: one, company: two })),
    topics: [one, two],
  }),
);

test('parsers of XML and HTML read the text as it was typed', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      const xml = `<title id="${escapeXml(text)}">${escapeXml(text)}</title>`;
      await sharp(
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${xml}</svg>`),
      ).metadata();
      const [title] = fromHtml(xml, { fragment: true }).children;
      const read = writable(text).replace(/\r\n?/g, '\n');
      expect(title).toMatchObject({ properties: { id: read }, children: [{ value: read }] });
    }),
  );
});

test('the sitemap names every page, articles with their last change', async () => {
  const articles = [
    { path: '/blog/a', article: { date: '2026-05-11', updated: '2026-09-02' } },
    { path: '/blog/b?c&d', article: { date: '2026-05-11' } },
  ];
  const url = (path: string, more = '') => `  <url><loc>${absoluteUrl(path)}</loc>${more}</url>`;
  expect((await render(sitemap, publishedFiles.sitemap, articles)).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...['/', '/projects', '/blog'].map((path) => url(path)),
    url('/blog/a', '<lastmod>2026-09-02</lastmod>'),
    url('/blog/b?c&amp;d', '<lastmod>2026-05-11</lastmod>'),
    '</urlset>',
    '',
  ]);
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
        const html = scriptJson(structuredData(page, value));
        expect(html).not.toMatch(/<[/!]|<script/i);
        const [person] = (JSON.parse(html) as { '@graph': { name: string }[] })['@graph'];
        expect(person?.name).toBe(writable(value.owner.name));
      }
    }),
  );
});

type Part = { '@type': string; [field: string]: unknown };

/** The parts of the home page's structured data, for content with changes. */
function partsOf(changes: Partial<Content>): Part[] {
  const data = structuredData(pages.home, { ...content, ...changes });
  return (JSON.parse(scriptJson(data)) as { '@graph': Part[] })['@graph'];
}

test('the search script has the licences of what it contains', async () => {
  expect(String(await bundleScript())).toMatch(/minisearch.*Permission is hereby granted.*\*\/$/s);
});

test("structured data has what search engines' guides require", () => {
  const others = [
    { kind: 'mail', url: 'mailto:you@example.com' },
    { kind: 'feed', url: 'https://example.com/feed.xml' },
    { kind: 'other', label: 'Slides', url: 'https://slides.example.com' },
  ] as const;
  const { owner, topics } = content;
  const parts = partsOf({ owner: { ...owner, profiles: [...owner.profiles, ...others] } });
  const part = (type: string) => parts.find((item) => item['@type'] === type);
  const person = part('Person');
  // https://developers.google.com/search/docs/appearance/structured-data/profile-page
  expect(part('ProfilePage')).toMatchObject({ mainEntity: { '@id': person?.['@id'] } });
  expect(person).toMatchObject({
    name: owner.name,
    sameAs: owner.profiles.map(({ url }) => url),
    knowsAbout: topics,
  });
  // https://developers.google.com/search/docs/appearance/site-names
  expect(part('WebSite')).toMatchObject({ name: owner.name, url: absoluteUrl('/') });
});

const { owner, careerItems } = content;
const at = (times: object) => ({
  careerItems: careerItems.map((item) => ({ ...item, start: '2019', ...times })),
});
const studies = careerItems.map(({ company }) => ({ institution: company, startDate: '2019' }));
const withFounderIn = (start: string) =>
  careerItems.map((item) => ({ ...item, start: item.title === 'Founder' ? start : '2019' }));

test.each<[which: string, changes: Partial<Content>, titles: string[]]>([
  ['the tagline and the highest role', {}, [owner.tagline, 'Founder']],
  ['no study', { ...at({}), resume: { education: studies } }, [owner.tagline]],
  ['a role that ends later', at({ end: '2999-01' }), [owner.tagline, 'Founder']],
  ['no role that has ended', at({ end: '2020-01' }), [owner.tagline]],
  ['no role that is ahead', at({ start: '2999-01' }), [owner.tagline]],
  ['no past role in words', at({ start: undefined, period: '2009 - 2012' }), [owner.tagline]],
  [
    'the role below one that is ahead',
    { careerItems: withFounderIn('2999') },
    [owner.tagline, 'Software Engineer II'],
  ],
  ['no sentence', { owner: { ...owner, tagline: 'I help people sleep.' } }, ['Founder']],
  [
    'without dates, no role by levels that an import derived',
    { owner: { ...owner, proposals: ['levels'] } },
    [owner.tagline],
  ],
])('the job titles in structured data are %s', (_, changes, titles) => {
  expect(partsOf(changes)[0]?.jobTitle).toEqual(titles);
});

const resumeOf = (changes: Partial<Content>) =>
  toJsonResume({ ...content, ...changes }) as { [part in 'work' | 'projects']: object[] } & Part;

test('the studies of the career are not employment in resume.json', () => {
  const { work } = resumeOf({ ...at({}), resume: { education: studies.slice(0, 1) } });
  expect(work).toHaveLength(careerItems.length - 1);
});

test.each([
  ['https://www.linkedin.com/in/ada-l%C3%B6/de', 'ada-lö'],
  ['https://mastodon.social/@ada', 'ada'],
  ['https://stackoverflow.com/users/1234/ada', 'ada'],
])('the name of a person at %s is %s', (url, username) => {
  const { basics } = resumeOf({ owner: { ...owner, profiles: [{ kind: 'code', url }] } });
  expect(basics).toMatchObject({ profiles: [{ username }] });
});

test('resume.json has what its readers look for: networks and their users, a place, repositories', () => {
  const location = { city: 'London', countryCode: 'GB', address: '12 Square', postalCode: 'SW1' };
  const profile = { kind: 'code', url: 'https://github.com/ada-lovelace' } as const;
  const project = { title: 'Engine', description: 'It.', github: 'https://github.com/ada/engine' };
  const { basics, projects } = resumeOf({
    owner: { ...owner, profiles: [profile], location },
    projects: [project],
  });
  expect(basics).toMatchObject({
    profiles: [{ network: 'GitHub', username: 'ada-lovelace', url: profile.url }],
  });
  expect(JSON.stringify(basics)).toMatch(/"12 Square".*"SW1".*"London".*"GB"/);
  expect(projects[0]).toMatchObject({ repository: project.github });
  expect(projects[0]).not.toHaveProperty('highlights');
  expect(resumeOf({}).basics).not.toHaveProperty('location');
});

const scripts = 'Иван Γιάννης आदित्य ليلى حدّاد שרה, Zoë Łukasz & Sons, Ltd; 50% “x” – 1';
const persian = 'چرا نقشه\u200cها دروغ می\u200cگویند؟';

test.each<[text: string, language: string, drawn: string, missing?: string]>([
  [scripts, 'en', scripts],
  // Spelling needs some invisible characters.
  [persian, 'fa', persian],
  ['شركة نور 1445ه\u200d', 'ar', 'شركة نور 1445ه\u200d'],
  ['Ada\u00ad 👩🏽\u200d🚀 ❤\ufe0f\u200d🔥 B', 'en', 'Ada B'],
  ['Ada 山田太郎データ 🎉', 'ja', 'Ada', '@fontsource/noto-sans-jp'],
  ['Ada 棋子 🎉', 'zh-CN', 'Ada', '@fontsource/noto-sans-sc'],
  ['Ada 數據平台棋子', 'zh-TW', 'Ada', '@fontsource/noto-sans-tc'],
  ['Ada 김철수', 'ko', 'Ada', '@fontsource/noto-sans-kr'],
  // Several fonts are missing.
  ['Ada ไทย தமிழ் 山田', 'ja', 'Ada', '@fontsource/noto-sans-tamil'],
])('a link preview draws of %s in %s: %s, or names a font', (text, language, drawn, missing) => {
  expect(findDrawable(text, language)).toMatchObject({ text: drawn, missing });
});

test.each(['重新构想 CSS', 'ภาษา CSS'])(
  'a link preview shows no title that lacks letters: %s',
  async (title) => {
    const domain = await drawPreview('example.com');
    expect((await drawPreview(title)).equals(domain)).toBe(true);
  },
);

/** The rows of a link preview in which its texts have ink. */
async function inkedRows(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .extract({ left: 80, top: 0, width: 640, height: 630 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = (y: number) => data.subarray(y * info.width, (y + 1) * info.width);
  return [...Array(info.height).keys()].filter((y) => row(y).some((value) => value < 120));
}

test.each([
  ['السيرة الذاتية', 'ar'],
  ['ما يعرفه المقياس وما لا يعرفه', 'ar'],
  ['چرا نقشه\u200cها دروغ می\u200cگویند، و چرا باور می\u200cکنیم؟', 'fa'],
  ['Reading a query plan like a map: every construct, <angles> & "quotes" included', 'en'],
])('a link preview has margins above its title and between its lines: %s', async (title, lang) => {
  const rows = await inkedRows(await drawPreview(title, true, lang));
  expect(rows[0]).toBeGreaterThanOrEqual(60);
  const gaps = rows.map((y, i) => y - (rows[i - 1] ?? y)).filter((gap) => gap > 1);
  expect(gaps.at(-1)).toBeGreaterThanOrEqual(24);
});

test('a link preview is a PNG of 1200 by 630 under 100 KB, whatever the name', async () => {
  const latin = 'Ada "x" <O\'Neil> & Sons, Ltd; 50%';
  for (const heading of [latin, 'اسم كامل', '👩🏽‍🚀 Zoë Łukasz', 'A'.repeat(300), '\u0000\ud800']) {
    const picture = await drawPreview(heading);
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(picture.length).toBeLessThan(100_000);
  }
});
