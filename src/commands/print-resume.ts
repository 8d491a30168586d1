import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serveFolder } from '#builder/hosts/server.ts';
import { homePath, resumePath } from '#content/routes.ts';
import { fail } from '#lib/node/command-line.ts';
import { printingArguments } from '#lib/node/find-browser.ts';
import type { SiteLanguage } from '#lib/node/languages.ts';
import { publicFolder } from '#lib/node/paths.ts';

/** A text in a PDF (ISO 32000-1, 7.9.2.2). */
const pdfString = (text: string) =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** Prints the resume page or, without one, the home page as a tagged PDF with an outline. */
export async function printResume(
  executablePath: string,
  build: string,
  { folder, base }: Pick<SiteLanguage, 'folder' | 'base'>,
  format: 'A4' | 'Letter',
): Promise<Buffer> {
  const { url, close } = await serveFolder(build);
  const browser = await chromium.launch({ executablePath, args: printingArguments });
  try {
    const page = await browser.newPage();
    const hasResume = existsSync(join(build, publicFolder, folder, resumePath, 'index.html'));
    const path = (hasResume ? resumePath : homePath).slice(1);
    const response = await page.goto(url + base + path);
    if (!response?.ok()) fail(`not printed: the page responds with ${response?.status()}`);
    const name = page.locator('h1');
    // Chromium writes no author: a title of the same length leaves room for title and author.
    const author = await name.innerText();
    const facts = `/Title ${pdfString(await page.title())}/Author ${pdfString(author)}`;
    const room = '-'.repeat(facts.length - '/Title ()'.length);
    await page.evaluate((title) => Object.assign(document, { title }), room);
    const options = { format, tagged: true, outline: true };
    const footer = {
      displayHeaderFooter: true,
      headerTemplate: '<p></p>',
      footerTemplate: `<p style="display:flex;justify-content:space-between;width:100%;margin:0 16mm;font:8pt sans-serif"><span>${await name.innerHTML()}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></p>`,
    };
    let pdf = (await page.pdf(options)).toString('latin1');
    // A single page needs no number.
    if ((pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0) > 1)
      pdf = (await page.pdf({ ...options, ...footer })).toString('latin1');
    return Buffer.from(pdf.replace(`/Title (${room})`, facts), 'latin1');
  } finally {
    await browser.close();
    close();
  }
}
