/** Prints the resume into the content: `npm run resume`, on A4 or, with `--letter`, on Letter. */
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { serveFolder } from '#builder/hosts/server.ts';
import { homePath, resumePath } from '#content/routes.ts';
import { fail, readArguments } from '#lib/node/command-line.ts';
import { findHeadlessChromium, printingArguments } from '#lib/node/find-browser.ts';
import { languagesOf, type SiteLanguage } from '#lib/node/languages.ts';
import { publicFolder } from '#lib/node/paths.ts';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';

const { letter } = readArguments(
  {
    usage: 'npm run resume',
    summary: 'Prints the resume, or without one the home page, into content/resume.pdf.',
  },
  { letter: { help: 'prints on Letter instead of A4' } },
).values;
const executablePath =
  findHeadlessChromium() ??
  fail('there is no Chromium to print with: npm run browsers installs one');

/** A text in a PDF (ISO 32000-1, 7.9.2.2). */
const pdfString = (text: string) =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** Prints the resume page or, without one, the home page as a tagged PDF with an outline. */
async function print(build: string, { folder, base }: SiteLanguage): Promise<Buffer> {
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
    const author = pdfString(await name.innerText());
    const facts = `/Title ${pdfString(await page.title())}/Author ${author}`;
    const room = '-'.repeat(facts.length - '/Title ()'.length);
    await page.evaluate((title) => Object.assign(document, { title }), room);
    // Unlike margin boxes of CSS, it comes after the text of its page.
    const footerTemplate = `<p style="display:flex;justify-content:space-between;width:100%;margin:0 16mm;font:8pt sans-serif"><span>${await name.innerHTML()}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></p>`;
    const toPdf = async (displayHeaderFooter: boolean) => {
      const footer = { displayHeaderFooter, headerTemplate: '<p></p>', footerTemplate };
      const format = letter ? 'Letter' : 'A4';
      const pdf = await page.pdf({ format, tagged: true, outline: true, ...footer });
      return pdf.toString('latin1').replace(`/Title (${room})`, facts);
    };
    const pdf = await toPdf(true);
    // A single page needs no number.
    const isSingle = pdf.match(/\/Type\s*\/Page\b/g)?.length === 1;
    return Buffer.from(isSingle ? await toPdf(false) : pdf, 'latin1');
  } finally {
    await browser.close();
    close();
  }
}

// Leaves an existing build unchanged.
const build = makeTemporaryFolder('resume-');
const options = { env: { ...process.env, BUILD_DIRECTORY: build }, stdio: 'inherit' } as const;
const { status } = spawnSync(process.execPath, ['src/commands/build.ts'], options);
if (status !== 0) process.exit(1);

for (const language of languagesOf()) {
  const pdf = await print(build, language);
  const file = join(language.content, 'resume.pdf');
  // A process that is killed leaves the earlier file whole.
  writeFileSync(`${file}.new`, pdf);
  renameSync(`${file}.new`, file);
  console.log(`Printed: ${relative('', file)}, ${Math.ceil(pdf.length / 1024)} KB`);
}
