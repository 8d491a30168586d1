import type { Page } from '@playwright/test';
import {
  expect,
  hold,
  hydrate,
  missingPageMessages,
  test,
  withMotion,
  withoutReflectedAria,
} from './test.ts';

test.describe('the theme switch: system, light, dark', () => {
  const scheme = () => getComputedStyle(document.documentElement).colorScheme;
  const theme = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Theme' }).getByRole('button', { name });
  const expectPressed = (page: Page, name: string, isPressed = true) =>
    expect(theme(page, name)).toHaveAttribute('aria-pressed', `${isPressed}`);

  test('is remembered across visits, prints on white, can follow the system again', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expectPressed(page, 'System');
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await theme(page, 'Dark').click();
    await expectPressed(page, 'Dark');
    const dark = await background();
    expect(dark).not.toBe(light);
    await expect(page.locator('meta[name=theme-color][media=all]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    expect(await background(), 'prints on white').toBe('rgb(255, 255, 255)');
    expect(await page.evaluate(scheme)).toMatch(/^(only light|light only)$/);
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/blog');
    expect(await background()).toBe(dark);
    await expectPressed(page, 'Dark');
    await theme(page, 'System').click();
    expect(await background()).toBe(light);
    await page.reload();
    expect(await page.evaluate(scheme)).toBe('light dark');
    await expectPressed(page, 'System');
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

  test('needs no script file, and React does not change it, in old Firefox, too', async ({
    page,
  }) => {
    await withoutReflectedAria(page);
    const scripts = await hold(page);
    await page.goto('/');
    await theme(page, 'Dark').click();
    await expectPressed(page, 'Dark');
    expect(await page.evaluate(scheme)).toBe('dark');
    scripts.resolve();
    await hydrate(page);
    await expectPressed(page, 'Dark');
    await page.locator('#hero').getByRole('link', { name: 'Code' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Code-hosting profile');
    await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click();
    await theme(page, 'Light').click();
    await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click();
    await expectPressed(page, 'Light');
    await expectPressed(page, 'Dark', false);
  });

  test('a choice in one tab shows in the others', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    await theme(other, 'Dark').click();
    await expectPressed(page, 'Dark');
    expect(await page.evaluate(scheme)).toBe('dark');
  });

  test("another site's value at the same origin changes nothing", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', '"dark"'));
    await page.goto('/');
    await expectPressed(page, 'System');
    const media = await page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).media));
    expect(media).not.toContain('not all');
  });

  test('names on the map stay readable if Dark Reader lightens strokes as it lightens text', async ({
    page,
    problems,
  }) => {
    const strokeOfName = (selector: string) =>
      page.locator(selector).evaluate((name) => {
        /** As its modify-css.ts of 4.9: it looks for 'var(', and strokes get the colours of text. */
        const lighten = (rules: CSSRuleList) => {
          for (const rule of rules as Iterable<CSSStyleRule>) {
            if (rule.style?.stroke.includes('var(')) rule.style.stroke = 'white';
            if (rule.cssRules) lighten(rule.cssRules);
          }
        };
        for (const { cssRules } of document.styleSheets) lighten(cssRules);
        return getComputedStyle(name).stroke;
      });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect
      .poll(() => strokeOfName('#hero a:nth-of-type(2) use + use'))
      .toMatch(/oklch\(0\.1/);
    problems.expected.push(...missingPageMessages);
    await page.goto('/nowhere');
    await expect.poll(() => strokeOfName('main text')).toMatch(/oklch\(0\.1/);
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
    await theme(page, 'Dark').click();
    await expectPressed(page, 'Dark');
    expect(await page.evaluate(scheme)).toBe('dark');
    await hydrate(page);
    expect(await page.evaluate(scheme)).toBe('dark');
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Experience' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Professional Experience' })).toBeInViewport();
  });
});
