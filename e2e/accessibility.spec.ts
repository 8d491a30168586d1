import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { expectNoViolations } from './axe.ts';
import { defaultSite, fullSite } from './sites.ts';
import {
  expect,
  expectNoOverflow,
  missingPageMessages,
  opened,
  refuseMail,
  rewriteDocuments,
  sizes,
  subscribe,
  test,
} from './test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Professional Experience' });
const card = (page: Page, name: RegExp) => section(page).getByRole('button', { name });

test.describe('axe-core finds no violation, light and dark', () => {
  for (const [{ url }, path, ...widths] of [
    [defaultSite, '/', 320, 768, 1280],
    [defaultSite, '/projects', 320],
    [defaultSite, '/blog', 1280],
    [defaultSite, '/missing', 320],
    [fullSite, '/resume', 320, 1280],
    [fullSite, '/blog/every-construct', 320, 1280],
    [fullSite, '/projects/search-that-keeps-up', 320, 1280],
  ] as const)
    test(`on ${path} at ${widths.join(', ')} px, and nothing overflows`, async ({
      page,
      problems,
    }) => {
      problems.expected.push(...missingPageMessages);
      await page.goto(url + path);
      for (const width of [320, 768, 1280] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page);
        if ((widths as readonly number[]).includes(width))
          await expectNoViolations(page, `${path} at ${width} px`);
      }
    });

  test('with menu, card, invalid form, toasts and tooltip open', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto('/');
    await card(page, /Data Engineer/).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectNoViolations(page, 'menu and card, timeline', ['header', '#experience']);
    await page.keyboard.press('Escape');
    await page.setViewportSize(sizes.desktop);
    await page.getByPlaceholder('Enter your email').fill('wrong');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expectNoViolations(page, 'card, graph, and form in error', ['#experience', 'form']);
    const toasts = ['[role=region]:has([data-tone])'];
    await subscribe(page);
    // Toasts stay open while hovered.
    await opened(page).hover();
    await expectNoViolations(page, 'success toast', toasts);
    await refuseMail(page);
    await subscribe(page);
    await page.getByText('Failed to open email client.').first().hover();
    await expectNoViolations(page, 'error toast', toasts);
    await page.locator('#hero').getByRole('link', { name: 'Code-hosting profile' }).hover();
    await expect(page.getByRole('tooltip')).toBeAttached();
    await expectNoViolations(page, 'tooltip', ['#hero', '[role=tooltip]']);
  });
});

test("a card's description has its level and the roles around it", async ({ read }) => {
  const page = await read('/');
  await expect(card(page, /^Data Engineer/)).toHaveAccessibleDescription(
    'Level 2. Before: Software Engineer (A database vendor), Software Engineer (A game analytics firm), Co-Founder (Vogro). After: Software Engineer (A work-management company).',
  );
  await expect(section(page).locator('svg[data-ends], svg:not([aria-hidden="true"])')).toHaveCount(
    0,
  );
});

test('a skip link skips the section', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Skip the roles' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Writing About' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Book a quick/ }).last()).toBeFocused();
});

/** Runs in the page: the focused element's indicator, its colour and that around it, and place. */
function focusIndicator() {
  const element = document.activeElement ?? document.body;
  let around = element.parentElement;
  while (around && getComputedStyle(around).backgroundColor === 'rgba(0, 0, 0, 0)')
    around = around.parentElement;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return {
    outline: `${outlineStyle} ${outlineWidth}`,
    colors: [
      outlineColor,
      getComputedStyle(around ?? document.documentElement).backgroundColor,
    ] as const,
    name: element.textContent?.slice(0, 30) ?? '',
    position: [...document.querySelectorAll('*')].indexOf(element),
  };
}

test('what a screen reader finds on the home page, in its order', async ({ read }) => {
  const page = await read('/');
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'home-page.aria.yml' });
});

test('keyboard alone: every control is a stop that shows its focus', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await skip.focus();
    // The stations of the map lead to cards, which are stops.
    const controls = await page.evaluate(
      () =>
        [...document.querySelectorAll(':is(a, button, input):not(svg *)')].filter((control) =>
          control.checkVisibility(),
        ).length,
    );
    expect(controls).toBeGreaterThan(20);
    const stops = new Set<number>();
    for (let press = 0; press < controls; press++) {
      const { outline, colors, name, position } = await page.evaluate(focusIndicator);
      stops.add(position);
      expect(outline, name).toBe('solid 2px');
      // WCAG 2.2, 1.4.11.
      expect(wcagContrast(...colors), `${name}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
      await page.keyboard.press('Tab');
    }
    expect(stops.size, 'each control is a stop').toBe(controls);
  }
});

test('every target but skip links is at least 44 px high', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, input')]
      .filter((target) => target.checkVisibility() && !target.matches('[href^="#"]'))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44)
      .map(({ target, box }) => `${target.textContent} ${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
});

test('without JavaScript, or with blocked scripts, all content and links are there', async ({
  page: blocked,
  still,
  problems,
}) => {
  problems.expected.push(/Content Security Policy|violates/);
  // A proxy has changed the scripts in the page, which the policy then blocks.
  await rewriteDocuments(blocked, (html) => html.replace(/<script data-cfasync[^>]*>/g, '$&;'));
  for (const [page, viewport] of [
    [still, sizes.desktop],
    [still, sizes.phone],
    [blocked, sizes.phone],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Home', 'Projects', 'Blog'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main.getByRole('button')).toHaveText(['Experience']);
    for (const project of ['Project Catalyst', 'Observability Platform', 'Volunteer Grocery'])
      await expect(page.getByText(project, { exact: true })).toBeVisible();
    const line = section(page).locator('path[data-ends]').first();
    await expect(line).toHaveCSS('animation-name', 'none');
    await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'you@example.com' })).toBeVisible();
    await expect(page.getByPlaceholder('Enter your email')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy the message' })).toBeHidden();
    // A click would follow a prefetched page, which no proxy has changed.
    await page.goto('/blog');
    await expect(page.getByRole('article')).toHaveCount(4);
    await main.getByRole('button', { name: 'Experience' }).click();
    await expect(page.getByRole('heading', { name: 'Professional Experience' })).toBeInViewport();
  }
});

test('forced colours keep lines, frames, buttons and the current route; more contrast reaches all text', {
  tag: '@new',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  const line = section(page).locator('path[data-ends]').first();
  expect(await line.evaluate((path) => getComputedStyle(path).stroke)).not.toBe('none');
  // Browsers draw a plate in the background colour behind forced text: on a filled button it
  // would hide the label.
  for (const filled of [
    page.locator('#hero').getByRole('link', { name: 'Book a quick 30-minute call with me' }),
    page.getByRole('button', { name: 'Subscribe' }),
  ])
    await expect(filled).toHaveCSS('forced-color-adjust', 'none');
  const card = page.locator('#projects li').first();
  const frame = () => card.evaluate((item) => getComputedStyle(item).outline);
  const atRest = await frame();
  expect(atRest).toContain('solid');
  await card.hover();
  expect(await frame()).not.toBe(atRest);
  const [arrow, background] = await card
    .getByRole('link')
    .evaluate((link) => [
      getComputedStyle(link, '::after').backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  expect([background, 'rgba(0, 0, 0, 0)']).not.toContain(arrow);
  const underlined = (link: Element) => getComputedStyle(link).textDecorationLine;
  const navigation = page.getByRole('navigation');
  expect(await navigation.getByRole('link', { name: 'Home' }).evaluate(underlined)).toBe(
    'underline',
  );
  expect(await navigation.getByRole('link', { name: 'Blog' }).evaluate(underlined)).toBe('none');

  // Secondary text is as strong as text.
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  const color = (element: Element) => getComputedStyle(element).color;
  const description = page.getByText('An AI assistant for business websites');
  expect(await description.evaluate(color)).toBe(await page.locator('body').evaluate(color));
});
