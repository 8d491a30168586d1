import { expect, holdScripts, hydrate, test, withMotion, withoutReflectedAria } from './test.ts';

test.describe('the theme switch: system, light, dark', () => {
  const scheme = () => getComputedStyle(document.documentElement).colorScheme;

  test('is remembered across visits, and can follow the system again', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const theme = (name: string) =>
      page.getByRole('group', { name: 'Theme' }).getByRole('button', { name });
    await expect(theme('System')).toHaveAttribute('aria-pressed', 'true');
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await theme('Dark').click();
    await expect(theme('Dark')).toHaveAttribute('aria-pressed', 'true');
    const dark = await background();
    expect(dark).not.toBe(light);
    await expect(page.locator('meta[name=theme-color][media=all]')).toHaveCount(1);
    await page.goto('/blog');
    expect(await background()).toBe(dark);
    await expect(theme('Dark')).toHaveAttribute('aria-pressed', 'true');
    await theme('System').click();
    expect(await background()).toBe(light);
    await page.reload();
    expect(await page.evaluate(scheme)).toBe('light dark');
    await expect(theme('System')).toHaveAttribute('aria-pressed', 'true');
  });

  test('changes everything at once: no colour and no border follows later', async ({ page }) => {
    await withMotion(page);
    await page.goto('/');
    for (const name of ['Dark', 'Light']) {
      const button = page.getByRole('button', { name });
      const transitions = await button.evaluate((element: HTMLButtonElement) => {
        element.click();
        document.body.getBoundingClientRect();
        const running = document.getAnimations();
        return running.filter((animation) => animation instanceof CSSTransition).length;
      });
      expect(transitions).toBe(0);
    }
  });

  test('needs no script file, and React does not change it', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/');
    const dark = page.getByRole('button', { name: 'Dark' });
    await dark.click();
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(scheme)).toBe('dark');
    scripts.resolve();
    await hydrate(page);
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('button', { name: 'Light' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('button', { name: 'Light' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(dark).toHaveAttribute('aria-pressed', 'false');
  });

  test('shows the choice where elements do not reflect ARIA, as in Firefox before 119', async ({
    page,
  }) => {
    await withoutReflectedAria(page);
    await page.goto('/');
    const theme = (name: string) => page.getByRole('button', { name, exact: true });
    await theme('Dark').click();
    await hydrate(page);
    await expect(theme('Dark')).toHaveAttribute('aria-pressed', 'true');
    await expect(theme('System')).toHaveAttribute('aria-pressed', 'false');
    await page.locator('#hero').getByRole('link', { name: 'Code' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Code-hosting profile');
  });

  test('a choice in one tab shows in the others', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Dark' }).click();
    await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await page.evaluate(scheme)).toBe('dark');
  });

  test('works without storage until the page is left, and so does the page', async ({ page }) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await page.evaluate(scheme)).toBe('dark');
    await hydrate(page);
    expect(await page.evaluate(scheme)).toBe('dark');
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Experience' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Professional Experience' })).toBeInViewport();
  });

  test('a dark theme prints on white', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', /^(only light|light only)$/);
  });
});
