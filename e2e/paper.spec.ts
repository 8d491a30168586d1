/** Paper, in each engine that can print. */
import { careerItems } from '../test-content/default/career.ts';
import { engines } from './engines.ts';
import { defaultSite, fullSite } from './sites.ts';
import { expect, test } from './test.ts';

/** Without spaces, since engines divide lines differently, and Firefox's unreadable ligatures. */
const plain = (text: string) => text.replace(/\s+|fi|\ufffd/g, '');

/** The text of each page of a PDF. */
async function readPages(data: Uint8Array): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(data) }).promise;
  const read = async (_: unknown, i: number) => {
    const { items } = await (await document.getPage(i + 1)).getTextContent();
    return plain(items.map((item) => ('str' in item ? item.str : '')).join(''));
  };
  return Promise.all(Array.from({ length: document.numPages }, read));
}

type Print = {
  url: string;
  /** The number of pages. */
  pages: number;
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
  { url: `${defaultSite.url}/404`, pages: 1 },
  {
    url: `${fullSite.url}/`,
    pages: 3,
    texts: [
      // Of a role's details.
      'Sentence 12 of a long list',
      'Cuxhaven and remote',
      'tidewatch.example.net/about',
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
    pages: 2,
    // In `<details>`; each address as readers would type it.
    texts: ['Four minutes,', 'ada@example.net', 'müller.example.net/straße'],
  },
  { url: `${fullSite.url}/resume`, pages: 3 },
];

for (const { name, start } of engines.filter(({ name }) => name !== 'WebKit'))
  test(`${name} prints all text in reading order, with URLs and without controls`, async () => {
    test.skip(!start, `${name} is not installed: npm run browsers installs it`);
    const engine = await start?.();
    for (const { url, pages, texts = [], format = 'A4' } of prints) {
      await engine?.open(url);
      await engine?.run(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      const printed = await readPages((await engine?.print?.(format)) ?? new Uint8Array());
      expect.soft(printed.length, `${url} on ${format}`).toBe(pages);
      for (const text of printed) expect.soft(text.length, url).toBeGreaterThan(15);
      let rest = printed.join('');
      for (const text of texts.map(plain)) {
        const [before = '', ...after] = rest.split(text);
        expect.soft(after, `${url}: '${text}' once, after the text before it`).toHaveLength(1);
        rest = after.join('');
        for (const control of ['Menu', 'Subscribe', 'Readmore', 'Skip', 'https://example'])
          expect.soft(before, url).not.toContain(control);
      }
    }
    await engine?.close();
  });
