/** `npm run test:published` tests the owner's site; CI also tests sites with other content. */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { testPublished } from './published.ts';
import {
  buildSite,
  defaultSite,
  fullSite,
  isPublishedOnly,
  publishedSite,
  resumeOnlySite,
  serveSite,
} from './sites.ts';
import { test } from './test.ts';

test.describe("the owner's content", () => testPublished(publishedSite));

if (!isPublishedOnly) {
  test.describe('every optional section', () => testPublished(fullSite));

  test.describe('an imported resume and nothing else', () => {
    test.describe.configure({ mode: 'default' });
    let close: () => void;

    test.beforeAll(async () => {
      const { CONTENT_DIRECTORY } = resumeOnlySite.env;
      rmSync(CONTENT_DIRECTORY, { recursive: true, force: true });
      cpSync(defaultSite.env.CONTENT_DIRECTORY, CONTENT_DIRECTORY, { recursive: true });
      const resume = 'test-content/resumes/one-job.json';
      execFileSync(process.execPath, ['src/commands/import.ts', '--force', resume], {
        env: { ...process.env, CONTENT_DIRECTORY },
        stdio: 'pipe',
      });
      buildSite(resumeOnlySite);
      ({ close } = await serveSite(resumeOnlySite));
    });

    test.afterAll(() => close?.());

    testPublished(resumeOnlySite);
  });
}
