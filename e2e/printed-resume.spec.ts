/** `npm run resume`: the home page as a PDF in the content, which the site publishes. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { strings } from '../src/strings/en.ts';
import { buildSite, defaultSite } from './sites.ts';

/** In the build folder, so that imports in the content resolve to the same types. */
const folder = (name: string) => join(defaultSite.env.BUILD_DIRECTORY, '..', name);
const env = {
  CONTENT_DIRECTORY: folder('printed-content'),
  BUILD_DIRECTORY: folder('test-printed'),
};

test('prints a tagged PDF of a site in any folder, which is published and linked', async ({
  page,
}) => {
  rmSync(env.CONTENT_DIRECTORY, { recursive: true, force: true });
  cpSync(defaultSite.env.CONTENT_DIRECTORY, env.CONTENT_DIRECTORY, { recursive: true });
  const { stdout } = spawnSync(process.execPath, ['src/commands/resume.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...env, BASE_PATH: '/portfolio/' },
  });
  expect(stdout).toMatch(/Printed: .*resume\.pdf, \d+ KB/);
  buildSite({ env });
  const built = (file: string) => readFileSync(join(env.BUILD_DIRECTORY, 'client', file));

  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(built('resume.pdf')) }).promise;
  expect(built('resume.pdf').equals(readFileSync(join(env.CONTENT_DIRECTORY, 'resume.pdf')))).toBe(
    true,
  );
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const { items } = await (await pdf.getPage(1)).getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain(
    'Observability Platform',
  );

  await page.setContent(built('index.html').toString());
  await expect(
    page.getByRole('link', { name: strings.experience.printedResume, exact: true }),
  ).toHaveAttribute('href', '/resume.pdf');
  expect(built('sitemap.xml').toString()).toContain('<loc>https://example.com/resume.pdf</loc>');
});
