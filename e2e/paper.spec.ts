/** Paper, in each engine that can print. */
import { careerItems } from '../test-content/default/career.ts';
import { engines } from './engines.ts';
import { readPdf } from './read-pdf.ts';
import { defaultSite, fullSite } from './sites.ts';
import { expect, test } from './test.ts';

/** Without spaces, since engines divide lines differently, and Firefox's unreadable ligatures. */
const plain = (text: string) => text.replace(/\s+|fi|\ufffd/g, '');

/** Widens formulas and rows beyond the paper; returns their number. Firefox's bold is unreadable. */
function widen() {
  const rows = document.querySelectorAll('.formula mrow, .table tr:has(td)');
  for (const row of rows) {
    const own = [...row.children];
    for (let i = 0; i < 7; i++) row.append(...own.map((one) => one.cloneNode(true)));
    const end = row.querySelector('mi, th, td')?.cloneNode() ?? '';
    row.append(end);
    row.lastElementChild?.append('Edge');
  }
  return rows.length;
}

/** The text of each page of a PDF, its most usual size, and where it ends, in points. */
async function readPages(data: Uint8Array) {
  const { pages } = await readPdf(data);
  return pages.map((texts) => {
    const lengths = new Map<number, number>();
    for (const { height, str } of texts)
      lengths.set(height, (lengths.get(height) ?? 0) + str.length);
    const [size] = [...lengths].sort((a, b) => b[1] - a[1])[0] ?? [0];
    const end = Math.max(...texts.map(({ transform, width }) => transform[4] + width));
    return { text: plain(texts.map(({ str }) => str).join('')), size, end };
  });
}

type Print = {
  url: string;
  /** The number of pages. */
  pages?: number;
  /** The size of text, in points. */
  size?: number;
  /** Texts in reading order. */
  texts?: string[];
  format?: 'A4' | 'Letter';
};

/** A second page of the shipped home page for one or two lines would look like a mistake. */
const home: Print = {
  url: `${defaultSite.url}/`,
  pages: 1,
  texts: [
    'Your Name',
    'Entrepreneur and Engineer',
    'Code-hosting profile (example.com/code-profile)',
    'Visit LLM Usage (example.com/llm-usage)',
    'Professional Experience',
    // Unfolded, in the order of the timeline. Firefox's PDFs lack the letters of bold titles.
    ...careerItems.toReversed().map(({ company, project }) => `${company}, ${project}`),
    'Machine Learning',
    'you@example.com',
  ],
};

const prints: Print[] = [
  home,
  { ...home, format: 'Letter' },
  { url: `${fullSite.url}/imprint`, pages: 1, size: 10.5 },
  {
    url: `${fullSite.url}/`,
    pages: 3,
    texts: [
      // A role's details; the line of its card is not repeated.
      '3 years Port data as a product, from',
      'Sentence 12 of a long list',
      'Forecasts that captains trust · Cuxhaven and remote',
      'tidewatch.example.net/about',
      'Three teams, one pager Twenty-three people',
      'Forecasting ·',
      'post+web@oyelaran-brueckner.dev',
    ],
  },
  {
    url: `${fullSite.url}/projects`,
    pages: 1,
    texts: [
      '(tidewatch.example.net/harbour/forecast)·Case study (oyelaran-brueckner.dev/projects/',
      'Visit Seven',
    ],
  },
  {
    url: `${fullSite.url}/blog`,
    pages: 2,
    texts: ['(notes.oyelaran-brueckner.dev/crane)', 'Databases·18 Aug 2026'],
  },
  {
    url: `${fullSite.url}/blog/from-elsewhere`,
    // In `<details>`; each address as readers would type it.
    texts: ['Four minutes,', 'ada@example.net', 'müller.example.net/straße'],
  },
  { url: `${fullSite.url}/resume`, pages: 2 },
];

/** Runs in the page. */
function usesTextFont() {
  const [text, other] = ['Text,monospace', 'monospace'].map((family) => {
    const word = document.createElement('span');
    word.style.font = `100px ${family}`;
    word.style.position = 'absolute';
    word.textContent = 'Familjen';
    document.body.append(word);
    const width = word.offsetWidth;
    word.remove();
    return width;
  });
  return text !== other;
}

// Ligatures cannot be read in the PDF of Chromium 123.
for (const { name, start } of engines.filter(({ name }) => !/WebKit|123/.test(name)))
  test(`${name} prints all text in reading order, with URLs and without controls`, {
    tag: '@rare',
  }, async () => {
    test.skip(!start, `${name} is not installed: npm run browsers installs it`);
    const engine = await start?.();
    for (const { url, pages, size, texts = [], format = 'A4' } of prints) {
      // A font that arrives late is first used on the next page: pages are counted with it.
      do await engine?.open(url);
      while (!(await engine?.run(usesTextFont)));
      await engine?.run(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      const ends = await engine?.run(widen);
      const printed = await readPages((await engine?.print?.(format)) ?? new Uint8Array());
      if (pages) expect.soft(printed.length, `${url} on ${format}`).toBe(pages);
      for (const { text, end } of printed) {
        expect.soft(text.length, url).toBeGreaterThan(15);
        expect.soft(end, `${url}: all text is on the paper`).toBeLessThan(595);
      }
      if (size) expect.soft(printed[0]?.size, `${url}: points`).toBeCloseTo(size, 1);
      let rest = printed.map(({ text }) => text).join('');
      expect.soft(rest.split('Edge').length - 1, `${url}: nothing is cut`).toBe(ends);
      for (const text of texts.map(plain)) {
        const [before = '', ...after] = rest.split(text);
        expect.soft(after, `${url}: '${text}' once, after the text before it`).toHaveLength(1);
        rest = after.join('');
        const controls = /Orwriteto|Menu|Subscribe|Readmore|Skip|https:\/\/example/;
        expect.soft(before, url).not.toMatch(controls);
      }
    }
    await engine?.close();
  });

test('home on paper has every project line, also of browsers that do not know until-found', async ({
  page,
}) => {
  await page.goto(defaultSite.url);
  await page.emulateMedia({ media: 'print' });
  const lines = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@layer browser { [hidden="until-found"] { display: none } }');
    document.adoptedStyleSheets = [sheet];
    const all = document.querySelectorAll<HTMLElement>('#experience [hidden="until-found"]');
    return [...all].map((line) => line.offsetHeight > 0);
  });
  expect(lines).toEqual(careerItems.map(() => true));
});
