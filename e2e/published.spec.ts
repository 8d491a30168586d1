/** `npm run test:published` tests the owner's site; CI also tests sites with other content. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { strings } from '../src/strings/en.ts';
import { testPublished } from './published.ts';
import { readPdf } from './read-pdf.ts';
import {
  buildSite,
  defaultSite,
  fullSite,
  isPublishedOnly,
  publishedSite,
  readBuilt,
  resumeOnlySite,
} from './sites.ts';
import { expect, test, testSite } from './test.ts';

test.describe("the owner's content", () => {
  testSite(publishedSite);
  testPublished(publishedSite, true);
});

if (!isPublishedOnly) {
  test.describe('every optional section', { tag: '@rare' }, () => testPublished(fullSite));

  test.describe('an imported resume and nothing else', { tag: '@rare' }, () => {
    const { env } = resumeOnlySite;
    let printed: string;

    testSite(resumeOnlySite, async () => {
      rmSync(env.CONTENT_DIRECTORY, { recursive: true, force: true });
      cpSync(defaultSite.env.CONTENT_DIRECTORY, env.CONTENT_DIRECTORY, { recursive: true });
      const run = (command: string, ...options: string[]) =>
        execFileSync(process.execPath, [`src/commands/${command}.ts`, ...options], {
          env: { ...process.env, ...env },
          encoding: 'utf8',
          stdio: 'pipe',
        });
      printed = run('resume');
      run('import', '--force', 'test-content/resumes/one-job.json');
      await buildSite(resumeOnlySite);
    });

    testPublished(resumeOnlySite);

    test('npm run resume prints a tagged PDF of a site in any folder, which is published and linked', async () => {
      expect(printed).toMatch(/Printed: .*resume\.pdf, \d+ KB/);
      const pdf = readFileSync(join(env.BUILD_DIRECTORY, 'client/resume.pdf'));
      expect(pdf.equals(readFileSync(join(env.CONTENT_DIRECTORY, 'resume.pdf')))).toBe(true);
      const { pdf: document } = await readPdf(pdf);
      expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
      const { items } = await (await document.getPage(1)).getTextContent();
      expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain(
        'Observability Platform',
      );
      const link = `<a href="/cv/resume.pdf">${strings.experience.printedResume}</a>`;
      expect(readBuilt(resumeOnlySite, 'index.html').includes(link)).toBe(true);
      expect(readBuilt(resumeOnlySite, 'sitemap.xml')).toContain('/resume.pdf</loc>');
    });
  });
}
