import { expect, missingPage, test } from './test.ts';

test.describe('§2 Screens and routes', () => {
  test('/ is Home: navigation bar, hero section (id hero), Projects section, Experience section (id experience), Writing About topics section, newsletter signup section', async ({
    read,
  }) => {
    const page = await read('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const sections = page.getByRole('main').locator('section');
    await expect(sections).toHaveCount(5);
    await expect(sections.nth(0)).toHaveAttribute('id', 'hero');
    await expect(sections.nth(1)).toHaveAccessibleName('Projects');
    await expect(sections.nth(2)).toHaveAttribute('id', 'experience');
    await expect(sections.nth(3)).toHaveAccessibleName('Writing About');
    await expect(sections.nth(4)).toHaveAccessibleName('Stay up to date');
  });

  test('/projects is the navigation bar and the Projects section', async ({ read }) => {
    const page = await read('/projects');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main').locator('section')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Projects' })).toBeVisible();
  });

  test('/blog is the navigation bar and the Blog section', async ({ read }) => {
    const page = await read('/blog');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main').locator('section')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Blog' })).toBeVisible();
  });

  test("any other path is the 404 page with the text 'Oops! Page not found' and a 'Return to Home' link to /", async ({
    page,
    problems,
  }) => {
    problems.expected.push(missingPage, /404: there is no page at \/no\/such\/page$/);
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Name');
  });
});

const unusualUrls: [path: string, heading: string, status: number, logged?: RegExp][] = [
  ['/Projects', 'Oops! Page not found', 404, /no page at \/Projects$/],
  ['//x', 'Oops! Page not found', 404, /no page at \/\/x$/],
  ['/%', 'Oops! Page not found', 404, /no page at \/%$/],
  ['/%E0%A4%A', 'Oops! Page not found', 404, /no page at \/%E0%A4%A$/],
  [`/${'a'.repeat(5000)}`, 'Oops! Page not found', 404, /no page at \/a{5000}$/],
  ['/assets/none.js', 'Oops! Page not found', 404, /no page at \/assets\/none\.js$/],
  ['/index.html', 'Your Name', 200],
  ['/blog/index.html', 'Blog', 200],
  ['/projects/', 'Projects', 200],
];

test('any unusual URL shows exactly one clean page', async ({ page, problems, baseURL }) => {
  for (const [path, heading, status, logged] of unusualUrls) {
    problems.reported.length = 0;
    problems.expected = [...(logged ? [logged] : []), missingPage];
    await test.step(path.slice(0, 20), async () => {
      const response = await page.goto(baseURL + path);
      expect(response?.status()).toBe(status);
      if (logged)
        await expect.poll(() => problems.reported.some((text) => logged.test(text))).toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
      expect(
        problems.reported.filter(
          (text) => !problems.expected.some((pattern) => pattern.test(text)),
        ),
      ).toEqual([]);
    });
  }
});
