/** Prints the resume into the content: `npm run resume`, on A4 or, with `--letter`, on Letter. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
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

/** Prints the resume page or, without one, the home page as a tagged PDF with an outline. */
async function print(build: string, { folder, base }: SiteLanguage): Promise<Buffer> {
  const { url, close } = await serveFolder(build);
  const browser = await chromium.launch({ executablePath, args: printingArguments });
  try {
    // The policy would block the style below, which removes the footer of a single page.
    const page = await browser.newPage({ bypassCSP: true });
    const hasResume = existsSync(join(build, publicFolder, folder, resumePath, 'index.html'));
    const path = (hasResume ? resumePath : homePath).slice(1);
    const response = await page.goto(url + base + path);
    if (!response?.ok()) fail(`not printed: the page responds with ${response?.status()}`);
    const options = { format: letter ? 'Letter' : 'A4', tagged: true, outline: true } as const;
    const pdf = await page.pdf(options);
    if ((pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0) > 1) return pdf;
    await page.addStyleTag({
      content: '@page { @bottom-left { content: none } @bottom-right { content: none } }',
    });
    return await page.pdf(options);
  } finally {
    await browser.close();
    close();
  }
}

// Leaves an existing build unchanged.
const build = makeTemporaryFolder('resume-');
const env = { ...process.env, BUILD_DIRECTORY: build };
const { status } = spawnSync(process.execPath, ['src/commands/build.ts'], {
  env,
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

for (const language of languagesOf()) {
  const pdf = await print(build, language);
  const file = join(language.content, 'resume.pdf');
  writeFileSync(file, pdf);
  console.log(`Printed: ${relative('', file)}, ${Math.ceil(pdf.length / 1024)} KB`);
}
