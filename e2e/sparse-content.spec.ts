/** A site of someone with one role, and neither blog, newsletter, booking nor projects. */
import { join } from 'node:path';
import { filesIn } from '../src/lib/node/paths.ts';
import { testPublished } from './published.ts';
import { readBuilt, sparseSite } from './sites.ts';
import { expect, test, testSite } from './test.ts';

testSite(sparseSite);
test.describe('what holds for every site', { tag: '@rare' }, () => testPublished(sparseSite));

test('no page claims a blog, a newsletter, a call or projects', async ({ page, problems }) => {
  problems.expected.push(/./);
  const root = join(sparseSite.env.BUILD_DIRECTORY, 'client');
  const files = (await filesIn(root)).filter((file) => /\.(html|txt|xml|json)$/.test(file));
  expect(files.filter((file) => /^(blog|projects|feed)/.test(file))).toEqual([]);
  const claims = /\/blog|\/projects|J’écris|newsletter"|abonn|appel|Réserver/gi;
  for (const file of files) expect(readBuilt(sparseSite, file).match(claims), file).toBe(null);
  await page.goto('/');
  const write = page.getByRole('link', { name: 'M’écrire' }).first();
  await expect(write).toHaveAttribute('href', 'mailto:camille@aubry.test');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
    'Camille Aubry',
    'Accueil',
  ]);
  await expect(page.locator('main > section')).toHaveCount(2);
  // One card has no mountain behind it.
  await expect(page.locator('#experience use[href*="contours"]')).toHaveCount(0);
});
