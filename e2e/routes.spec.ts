import { expect, missingPageMessages, test } from './test.ts';

test.describe('§2 Screens and routes', () => {
  test('/ is Home: hero, Projects, Experience, topics, newsletter', async ({ read }) => {
    const sections = (await read('/')).getByRole('main').locator('section');
    const ids = await sections.evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(['hero', 'projects', 'experience', 'writing-about', 'newsletter']);
  });

  test('/projects and /blog are the navigation bar and one section', async ({ read }) => {
    for (const [path, name] of Object.entries({ '/projects': 'Projects', '/blog': 'Blog' })) {
      const page = await read(path);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('main').locator('section')).toHaveCount(1);
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
  });

  test('any other path is the 404 page with a link to /', async ({ page, problems, baseURL }) => {
    problems.expected.push(...missingPageMessages);
    for (const path of ['/no/such/page', '//x', '/%E0%A4%A', '/assets/none.js']) {
      const response = await page.goto(baseURL + path);
      expect(response?.status(), path).toBe(404);
      await expect
        .poll(() => problems.reported.some((text) => text.endsWith(`no page at ${path}`)), path)
        .toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Oops! Page not found']);
    }
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Name');
  });
});
