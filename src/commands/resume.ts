/** Prints the resume into the content: `npm run resume`, on A4 or, with `--letter`, on Letter. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fail, readArguments } from '#lib/node/command-line.ts';
import { findHeadlessChromium } from '#lib/node/find-browser.ts';
import { languagesOf } from '#lib/node/languages.ts';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { printResume } from './print-resume.ts';

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

// Leaves an existing build unchanged.
const build = makeTemporaryFolder('resume-');
const env = { ...process.env, BUILD_DIRECTORY: build };
const { status } = spawnSync(process.execPath, ['src/commands/build.ts'], {
  env,
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

for (const language of languagesOf()) {
  const pdf = await printResume(executablePath, build, language, letter ? 'Letter' : 'A4');
  const file = join(language.content, 'resume.pdf');
  writeFileSync(file, pdf);
  console.log(`Printed: ${relative('', file)}, ${Math.ceil(pdf.length / 1024)} KB`);
}
