/** The widest labels, dates and placeholders of all languages that the interface has strings for. */
import { cpSync, rmSync } from 'node:fs';
import { stringLanguages } from '../src/strings/find-language.ts';
import { writeFiles } from '../test-content/files.ts';
import { buildSite, twentyLanguagesSite } from './sites.ts';
import { expect, expectNoOverflow, test, testSite } from './test.ts';

const { CONTENT_DIRECTORY } = twentyLanguagesSite.env;
const translations = stringLanguages.filter((lang) => lang !== 'en');

/** The month whose short name is longest in a language: '09'. */
function longestMonth(lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { month: 'short', year: 'numeric' });
  const months = Array.from({ length: 12 }, (_, i) => `${i + 1}`.padStart(2, '0'));
  const width = (month: string) => format.format(new Date(`2019-${month}-15`)).length;
  return months.toSorted((a, b) => width(b) - width(a))[0] ?? '01';
}

testSite(twentyLanguagesSite, () => {
  rmSync(CONTENT_DIRECTORY, { recursive: true, force: true });
  cpSync('test-content/default', CONTENT_DIRECTORY, { recursive: true });
  const files = translations.map((lang): [string, string][] => {
    const [start, end] = [2019, 2022].map((year) => `${year}-${longestMonth(lang)}`);
    const owner = `{ ...english, lang: '${lang}', contact: { action: 'https://forms.test/a' } }`;
    const item = `startDate: '${start}', endDate: '${end}'`;
    return [
      [
        `${lang}/owner.ts`,
        `import { owner as english } from '../owner.ts';\nexport const owner = ${owner};\n`,
      ],
      [
        `${lang}/resume.ts`,
        `export const resume = { work: [{ name: 'A', position: 'B', ${item} }], education: [{ institution: 'C', ${item} }] };\n`,
      ],
    ];
  });
  writeFiles(CONTENT_DIRECTORY, Object.fromEntries(files.flat()));
  buildSite(twentyLanguagesSite);
});

for (const lang of translations)
  test(`labels, dates and placeholders fit in ${lang}`, { tag: '@rare' }, async ({ page }) => {
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${lang}/resume`);
      await page.evaluate(() => document.fonts.ready);
      const broken = await page.locator('time').evaluateAll((dates) =>
        dates.flatMap((date) => {
          const tops = [...date.getClientRects()].map(({ top }) => Math.round(top));
          return new Set(tops).size > 1 ? `${date.textContent}` : [];
        }),
      );
      expect.soft(broken, `dates at ${width} px`).toEqual([]);
      await expectNoOverflow(page);
      await page.goto(`/${lang}/`);
      await expectNoOverflow(page);
      const cut = await page.locator('input, textarea').evaluateAll((fields) =>
        (fields as HTMLInputElement[]).flatMap((field) => {
          if (!field.placeholder || field.localName === 'textarea') return [];
          const { font, paddingLeft, paddingRight, letterSpacing } = getComputedStyle(field);
          const context = new OffscreenCanvas(1, 1).getContext('2d');
          if (!context) return [];
          Object.assign(context, { font, letterSpacing });
          const room =
            field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return context.measureText(field.placeholder).width > room ? field.placeholder : [];
        }),
      );
      expect.soft(cut, `placeholders at ${width} px`).toEqual([]);
      const wide = await page
        .locator('button, header a, footer a')
        .evaluateAll((controls) =>
          controls.flatMap((control) =>
            control.checkVisibility() &&
            control.scrollWidth > control.clientWidth + 1 &&
            control.clientWidth > 0
              ? `${control.textContent}`
              : [],
          ),
        );
      expect.soft(wide, `labels at ${width} px`).toEqual([]);
    }
  });
