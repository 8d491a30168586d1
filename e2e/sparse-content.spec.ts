/** A site of someone with one role, and neither blog, newsletter, booking nor projects. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../src/lib/node/paths.ts';
import { testPublished } from './published.ts';
import { sparseSite } from './sites.ts';
import { expect, test, testSite } from './test.ts';

testSite(sparseSite);
testPublished(sparseSite);

test('no page claims a blog, a newsletter, a call or projects', async ({ page, problems }) => {
  problems.expected.push(/./);
  const root = join(sparseSite.env.BUILD_DIRECTORY, 'client');
  const files = (await filesIn(root)).filter((file) => /\.(html|txt|xml|json)$/.test(file));
  expect(files.filter((file) => /^(blog|projects|feed)/.test(file))).toEqual([]);
  for (const file of files)
    expect(
      readFileSync(join(root, file), 'utf8').match(
        /\/blog|\/projects|J’écris|newsletter"|abonn|appel|Réserver/gi,
      ),
      file,
    ).toBe(null);
  await page.goto('/');
  const write = page.getByRole('link', { name: 'M’écrire' }).first();
  await expect(write).toHaveAttribute('href', 'mailto:camille@aubry.test');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
    'Camille Aubry',
    'Accueil',
  ]);
  await expect(page.locator('main > section')).toHaveCount(2);
});
