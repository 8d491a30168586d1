/** Pages stay complete if a proxy changes the script in the page, which the policy then blocks. */
import { expect, rewriteDocuments, sizes, test } from './test.ts';

test('scripts blocked by a changed byte: all links are visible', async ({ page, problems }) => {
  problems.expected.push(/Content Security Policy|violates/);
  await page.setViewportSize(sizes.phone);
  await rewriteDocuments(page, (html) => html.replace(/<script data-cfasync[^>]*>/, '$&;'));
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const path of ['/projects', '/blog', '/']) {
    await page.goto(path);
    for (const name of ['Home', 'Projects', 'Blog'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main.getByRole('button')).toHaveText(['Experience']);
    await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  }
  await main.getByRole('button', { name: 'Experience' }).click();
  await expect(page.getByRole('heading', { name: 'Professional Experience' })).toBeInViewport();
  await expect(page.getByText('Mining and Energy', { exact: true }).first()).toBeVisible();
});
