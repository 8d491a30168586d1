import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

/** Lets the code of the blog's page fail: not the prerendered page, what client navigation would load. */
async function breakBlog(page: Page, how: 'abort' | 'throw') {
  await page.route(/\/assets\/blog-[\w-]+\.js$/, async (route) => {
    if (how === 'abort') return route.abort();
    const body = await (await route.fetch()).text();
    const names = [...body.matchAll(/(\w+) as (\w+)/g)].map(([, , name]) => name);
    const exports = names.map((name) => `export { boom as ${name} };`).join('\n');
    await route.fulfill({
      contentType: 'text/javascript',
      body: `function boom() { throw new Error('made to throw'); }\n${exports || 'export default boom;'}`,
    });
  });
}

async function expectErrorScreen(page: Page) {
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByText(/made to throw|at \w+ \(/)).toHaveCount(0);
}

test.describe("§8 Unexpected routing failure: a generic screen reading 'Unexpected Application Error!'", () => {
  for (const how of ['abort', 'throw'] as const) {
    test(
      how === 'abort' ? "when a route's code fails to load" : 'when a route throws',
      async ({ page, problems }) => {
        problems.expected.push(/./);
        await breakBlog(page, how);
        await page.goto('/');
        await hydrated(page);
        await page.getByRole('link', { name: 'Blog' }).click();
        await expectErrorScreen(page);
      },
    );
  }

  test('it offers a way home', async ({ page, problems }) => {
    problems.expected.push(/./);
    await breakBlog(page, 'abort');
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Name');
  });

  test('it offers to load the page again', async ({ page, problems }) => {
    problems.expected.push(/./);
    await breakBlog(page, 'throw');
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Blog' }).click();
    await expectErrorScreen(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  });
});
