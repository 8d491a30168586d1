import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Starts React on the home page, whose code throws, and expects the generic screen. */
async function openBrokenHome(page: Page) {
  await page.route(/\/assets\/strings-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"newsletter":', '"missing":');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await page.getByPlaceholder('Enter your email').focus();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByText(/TypeError|at \w+ \(/)).toHaveCount(0);
}

test("§8 Unexpected routing failure: a generic screen reading 'Unexpected Application Error!', inside the navigation, with a reload and a link home", async ({
  page,
  problems,
}) => {
  problems.expected.push(/./);
  const title = page.getByRole('heading', { level: 1 });
  await openBrokenHome(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click();
  await expect(title).toHaveText('Projects');
  await openBrokenHome(page);
  await page.unrouteAll();
  const link = page.getByRole('link', { name: 'Return to Home' });
  await expect(link).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(title).toHaveText('Your Name');
});
