import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Starts React on the home page, whose code throws, and expects the generic screen. */
async function openBrokenHome(page: Page) {
  await page.route(/\/assets\/home-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Home() { throw new Error('made to throw'); }",
    }),
  );
  await page.goto('/');
  await page.getByPlaceholder('Enter your email').focus();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByText(/made to throw|at \w+ \(/)).toHaveCount(0);
}

test.describe("§8 Unexpected routing failure: a generic screen reading 'Unexpected Application Error!'", () => {
  test.beforeEach(({ problems }) => void problems.expected.push(/./));

  test('if a page throws, inside the navigation, with a link home', async ({ page }) => {
    await openBrokenHome(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await openBrokenHome(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Name');
  });

  test('it offers a reload', async ({ page }) => {
    await openBrokenHome(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Name' })).toBeVisible();
  });
});
