/** Paper, in each engine that can print. */
import { engines } from './engines.ts';
import { defaultSite, fullSite } from './sites.ts';
import { expect, test } from './test.ts';

/** The text of each page of a PDF. */
async function readPages(data: Uint8Array): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(data) }).promise;
  const read = async (_: unknown, i: number) => {
    const { items } = await (await document.getPage(i + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  };
  return Promise.all(Array.from({ length: document.numPages }, read));
}

const prints: [site: string, path: string, pages: number][] = [
  [defaultSite.url, '/', 1],
  [defaultSite.url, '/projects', 1],
  [defaultSite.url, '/blog', 1],
  [defaultSite.url, '/404', 1],
  [fullSite.url, '/', 2],
  [fullSite.url, '/blog', 2],
  [fullSite.url, '/blog/from-elsewhere', 2],
  [fullSite.url, '/resume', 3],
];

for (const { name, start } of engines.filter(({ name }) => name !== 'WebKit'))
  test(`${name} prints no empty page, and folded text`, async () => {
    test.skip(!start, `${name} is not installed: npm run browsers installs it`);
    const engine = await start?.();
    const printed: Record<string, string[]> = {};
    for (const [site, path] of prints) {
      await engine?.open(site + path);
      await engine?.run(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      printed[site + path] = await readPages((await engine?.print?.()) ?? new Uint8Array());
    }
    await engine?.close();
    for (const [site, path, count] of prints) {
      const pages = printed[site + path] ?? [];
      expect(pages.length, path).toBe(count);
      for (const text of pages) expect(text.length, path).toBeGreaterThan(20);
    }
    const article = printed[`${fullSite.url}/blog/from-elsewhere`]?.join('') ?? '';
    expect(article).toContain('Four minutes, ');
    // Each address once, as readers would type it.
    for (const address of ['ada@example.net', 'müller.example.net/straße'])
      expect(article.split(address), address).toHaveLength(2);
  });
