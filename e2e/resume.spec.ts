/** The resume page, and roles with details (test-content/full). */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeTemporaryFolder } from '../src/lib/node/temporary-folder.ts';
import { expectNoViolations } from './axe.ts';
import { findTextErrors } from './find-text-errors.ts';
import { readPdf } from './read-pdf.ts';
import { defaultSite, fullSite, readBuilt } from './sites.ts';
import { boxOf, expect, sizes, test, withoutReflectedAria } from './test.ts';

test.use({ baseURL: fullSite.url });

const role = (page: Page) => page.getByRole('button', { name: /^Chief Technology Officer/ });
const panel = (page: Page) =>
  page.getByRole('group', { name: 'Chief Technology Officer, Tidewatch' });

test.describe('/resume', () => {
  test('reader modes keep titles that are links', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: fullSite.url, bypassCSP: true });
    const page = await context.newPage();
    await page.goto('/resume');
    // The library that Firefox's reader mode uses.
    await page.evaluate(
      `${readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8')};window.Readability = Readability`,
    );
    const missing = await page.evaluate(() => {
      type Reader = new (document: Document) => { parse: () => { textContent: string } | null };
      const { Readability } = window as unknown as { Readability: Reader };
      const text = new Readability(document.cloneNode(true) as Document).parse()?.textContent ?? '';
      const titles = [...document.querySelectorAll('main h3')].map(
        (title) => `${title.textContent}`,
      );
      return titles.filter((title) => !text.includes(title));
    });
    expect(missing).toEqual([]);
    await context.close();
  });

  test('no word of the name is broken beside the portrait', async ({ page }) => {
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/resume');
      expect(await page.evaluate(findTextErrors, false), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize(sizes.phone);
    const [portrait, tagline] = await Promise.all(
      [page.getByRole('img', { name: 'Maximiliane' }), page.getByText(/^Founder, Data/)].map(boxOf),
    );
    expect(tagline?.left).toBeGreaterThan(portrait?.right ?? Number.NaN);
    expect((await boxOf(page.getByRole('heading', { level: 3 }).first())).top).toBeLessThan(700);
  });

  test('every part of the content, in order, under headings', async ({ read }) => {
    const page = await read('/resume');
    await expect(page.locator('script[src]')).toHaveCount(0);
    const main = page.getByRole('main');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Maximiliane Oyelaran-Brückner');
    await expect(main.getByRole('link', { name: 'post+web@oyelaran-brueckner.dev' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Experience',
      'Projects',
      'Education',
      'Skills',
      'Languages',
      'Certificates',
      'Publications',
      'Talks',
      'Awards',
      'Volunteering',
      'Interests',
      'References',
    ]);
    const first = main.locator('#role-9');
    const position = first.getByRole('heading', { level: 3 });
    await expect(position).toHaveText('Founder and Chief Executive');
    await expect(first.getByRole('listitem')).toHaveCount(12);
    const used = main.getByText('Used: Rust, PostgreSQL, Kalman filters, on-call rotas');
    await expect(used).toBeVisible();
    await expect(main.locator('time').first()).toHaveAttribute('datetime', /^\d{4}(-\d\d){0,2}$/);
    await expect(main.getByText('Oct 2006 to Sep 2011')).toBeVisible();
  });

  test('on paper no heading and no line is alone on a page', { tag: '@rare' }, async ({ page }) => {
    const printedPages = async (format: string) =>
      (await readPdf(await page.pdf({ format }))).pages;
    await page.goto('/resume');
    const headings = new Set(await page.getByRole('heading').allTextContents());
    await page.emulateMedia({ media: 'print' });
    const titles = page.locator('main :is(h1, h2, h3)');
    // Poppler loses spaces that are narrower than the font's.
    for (const title of await titles.all())
      await expect(title).toHaveCSS('letter-spacing', 'normal');
    // So that pages break at many different positions.
    for (const lines of [0, 1, 2, 3, 4, 5]) {
      const format = lines % 2 ? 'Letter' : 'A4';
      for (const printed of await printedPages(format)) {
        expect(headings, `${format}, ${lines} lines more`).not.toContain(printed.at(-1)?.str);
        expect(printed[0]?.str, 'the last line of a list').not.toBe('Maps');
      }
      await page
        .locator('article header')
        .first()
        .evaluate((header) => {
          header.append(document.createElement('p'));
          header.lastElementChild?.append('One more line.');
        });
    }
    await page.reload();
    await page.evaluate(() => {
      const roles = [...document.querySelectorAll('[id^="role-"]')];
      const example = roles.find((role) => role.querySelectorAll('li').length === 4);
      roles[0]?.before(...Array.from({ length: 10 }, () => example?.cloneNode(true) ?? ''));
      for (const role of roles) role.remove();
      const parts = 'projects publications talks awards volunteer interests references';
      for (const part of parts.split(' '))
        document.getElementById(`resume-${part}`)?.parentElement?.remove();
    });
    for (const format of ['A4', 'Letter'])
      expect((await printedPages(format)).length, format).toBe(2);
  });

  test('npm run resume prints a PDF whose text every tool reads in order', {
    tag: '@rare',
  }, async () => {
    test.slow();
    const content = makeTemporaryFolder('content-');
    cpSync(fullSite.env.CONTENT_DIRECTORY, content, { recursive: true });
    execFileSync(process.execPath, ['run.mjs', 'src/commands/resume.ts'], {
      env: { ...process.env, CONTENT_DIRECTORY: content, BASE_PATH: '/' },
      stdio: 'ignore',
    });
    const { pdf, pages } = await readPdf(readFileSync(join(content, 'resume.pdf')));
    const { info } = await pdf.getMetadata();
    const name = 'Maximiliane Oyelaran-Brückner';
    expect(info).toMatchObject({ Author: name, Title: `Résumé, ${name}` });
    for (const [i, texts] of pages.entries()) {
      const text = texts.map(({ str }) => str).join(' ');
      expect(text).toMatch(new RegExp(`^${i === 0 ? name : 'Projects'} .* ${name} ${i + 1} / 2$`));
      if (i > 0) continue;
      expect(text.replace(/\s+/g, ' ')).toContain(
        'Head of Infrastructure , Baltic Line · 2019 to 2021 Ships as edge nodes Engineering Manager , Baltic Line · 2018 to 2019',
      );
      // Poppler reads texts with a wide space between them as columns.
      const from = texts.findIndex(({ str }) => str === 'Experience');
      for (const [j, { transform, str }] of texts.slice(from, -2).entries()) {
        const [x, y, before] = [transform[4], transform[5], texts[from + j - 1]];
        if (before && Math.abs(before.transform[5] - y) < 2)
          expect(x - before.transform[4] - before.width, str).toBeLessThan(7);
      }
    }
  });

  test('is linked from the site, and links to resume.json', async ({ page }) => {
    await page.goto('/');
    for (const area of [page.locator('#experience'), page.getByRole('contentinfo')]) {
      const link = area.getByRole('link', { name: 'Résumé', exact: true });
      await expect(link).toHaveAttribute('href', '/resume');
    }
    const url = 'https://oyelaran-brueckner.dev/resume';
    expect(readBuilt(fullSite, 'sitemap.xml')).toContain(`<loc>${url}</loc>`);
    await page.goto('/resume');
    const file = page.getByRole('link', { name: 'Résumé (JSON)' });
    await expect(file).toHaveAttribute('href', '/resume.json');
    await page.emulateMedia({ media: 'print' });
    await expect(file).toBeHidden();
  });

  test('does not exist if the home page has all the content', async ({ request }) => {
    expect((await request.get(`${defaultSite.url}/resume`)).status()).toBe(404);
    for (const file of ['index.html', 'sitemap.xml'])
      expect(readBuilt(defaultSite, file)).not.toMatch(/\/resume\b(?!\.json)|-details"/);
  });
});

test.describe('a role with details opens', () => {
  test('beside its card in the graph, within the viewport, and nothing moves', async ({ page }) => {
    await page.goto('/');
    const positions = () =>
      page
        .locator('[data-graph] :is(li > button, [data-ends])')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const before = await positions();
      for (const card of await page.locator('[data-graph] li > [aria-controls]').all()) {
        await card.click();
        await expect(card).toHaveAttribute('aria-expanded', 'true');
        const open = page.locator(`#${await card.getAttribute('aria-controls')}`);
        await expect(open).toBeInViewport({ ratio: 0.9 });
        const [sheet, own] = [await boxOf(open), await boxOf(card)];
        expect(sheet.left).toBeGreaterThanOrEqual(0);
        expect(sheet.right).toBeLessThanOrEqual(width);
        expect(sheet.width).toBeGreaterThan(200);
        expect(sheet.left > own.right || sheet.right < own.left).toBe(true);
        expect(await positions()).toEqual(before);
        const close = open.getByRole('button', { name: 'Close' });
        const target = await boxOf(close);
        expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
        await close.click();
        await expect(open).toBeHidden();
        await expect(card).toBeFocused();
      }
    }
  });

  test('closes by button, click elsewhere and Escape, in old Firefox, too', async ({ page }) => {
    await withoutReflectedAria(page);
    await page.goto('/');
    await role(page).click();
    await expect(panel(page).getByText('Won the first two ports as customers')).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(panel(page)).toBeHidden();
    await role(page).click();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toBeHidden();
    await role(page).press('Enter');
    await panel(page)
      .getByRole('link', { name: /^More on the résumé/ })
      .focus();
    await page.keyboard.press('Escape');
    await expect(role(page)).toBeFocused();
    await expect(panel(page)).toBeHidden();
  });

  test.describe('on phones', () => {
    test.use({ viewport: sizes.phone });

    test('links to its entry on the resume, also without scripts', async ({ page, still }) => {
      await page.goto('/');
      await role(page).click();
      const toResume = { name: /^More on the résumé/ };
      await panel(page).getByRole('link', toResume).click();
      await expect(page).toHaveURL('/resume#role-8');
      const entry = page.getByRole('heading', { name: 'Chief Technology Officer' });
      await expect(entry).toBeInViewport();
      // In the graph, where it would be a column beside its card, the link above leads to all.
      await still.goto('/');
      await expect(still.locator('#role-8').getByRole('link', toResume)).toBeVisible();
    });

    test('on the timeline it unfolds in place and stays open', async ({ page }) => {
      await page.goto('/');
      const next = page.locator('#role-7');
      const top = () => next.evaluate((card) => card.getBoundingClientRect().top + scrollY);
      const before = await top();
      await role(page).click();
      await expect(panel(page).getByText('Left a team of nine')).toBeVisible();
      expect(await top()).toBeGreaterThan(before + 200);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeVisible();
      await role(page).click();
      await expect(panel(page)).toBeHidden();
      // Details that begin with the card's line say it alone.
      await page.locator('#role-9 > button').click();
      await expect(page.locator('#role-9').getByText('Port data as a product')).toHaveCount(2);
      const line = page.locator('#role-9 > button').getByText('Port data as a product');
      await expect(line).toBeHidden();
      await page.setViewportSize(sizes.desktop);
      await expect(line).toBeVisible();
    });
  });

  test('find-in-page opens the card of the text that it finds', { tag: '@new' }, async ({
    page,
  }) => {
    for (const [size, id, text] of [
      [sizes.desktop, 8, 'Left a team of nine'],
      [sizes.phone, 8, 'Left a team of nine'],
      // A project line.
      [sizes.phone, 5, 'Vacuum that nobody notices'],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      // A link to a text fragment reveals it as find-in-page does.
      await page.goto(`/#:~:text=${encodeURIComponent(text)}`);
      const card = page.locator(`#role-${id}`);
      await expect(card.locator('> button')).toHaveAttribute('aria-expanded', 'true');
      await expect(card.getByText(text)).toBeInViewport();
    }
  });

  test('axe finds no violation with one open, in graph and timeline', async ({ page }) => {
    await page.goto('/');
    await role(page).click();
    await expect(panel(page)).toBeVisible();
    await expectNoViolations(page, 'an open role, graph');
    await page.setViewportSize(sizes.phone);
    await expect(panel(page)).toBeVisible();
    await expectNoViolations(page, 'an open role, timeline', ['#experience']);
  });
});
