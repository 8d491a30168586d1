/** The page survives changes by extensions, script files that fail to load, and a slow network. */
import type { Page } from '@playwright/test';
import { fullSite } from './sites.ts';
import {
  expect,
  hold,
  hydrate,
  hydrated,
  opened,
  recordMail,
  renderedAgain,
  sizes,
  subscribe,
  test,
} from './test.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const card = (page: Page) => page.getByRole('button', { name: /^Founder/ });
const field = (page: Page) => page.getByPlaceholder('Enter your email');
const button = (page: Page) => page.getByRole('button', { name: 'Subscribe' });
const notice = (page: Page) => page.locator('#notice');

/** Expects that all sections of the page are still there. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Projects', 'Professional Experience', 'Writing About', 'Stay up to date'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();
  await expect(main(page)).toHaveCount(1);
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
}

/** Expects that everything works that needs no script file, in the phone layout. */
async function expectUsable(page: Page) {
  await menu(page).click();
  await expect(main(page).getByRole('list')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('list')).toBeHidden();
  await card(page).click();
  await expect(card(page).getByText('Mining and Energy', { exact: true })).toBeVisible();
  await card(page).press('Enter');
  await expect(card(page).getByText('Mining and Energy', { exact: true })).toBeHidden();
  await menu(page).click();
  await main(page).getByRole('button', { name: 'Experience' }).click();
  await expect(page.locator('#experience')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Professional Experience' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'you@example.com' })).toBeVisible();
}

/** Expects that every control of the phone layout responds. */
async function expectWorking(page: Page) {
  await expectUsable(page);
  await subscribe(page);
  // Success clears the field.
  await expect(field(page)).toHaveValue('');
  await menu(page).click();
  await main(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Name' })).toBeVisible();
}

/** Changes by extensions, password managers and translators, as scripts that run in the page. */
const changes: Record<string, () => void> = {
  'an element beside the email field': () =>
    document.querySelector('#newsletter_email')?.after(document.createElement('div')),
  'elements at the start of main and body': () => {
    for (const parent of document.querySelectorAll('main, body'))
      parent.prepend(document.createElement('div'));
  },
  'elements at the end of body, navigation and form': () => {
    for (const parent of document.querySelectorAll('body, nav, form'))
      parent.append(document.createElement('i'));
  },
  'a translated text': () => {
    const text = document.querySelector('#hero p')?.firstChild;
    if (text) text.nodeValue = 'Unternehmer und Ingenieur';
  },
  'every text wrapped in <font>, and translated': () => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const textNodes: Text[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('[translate=no]'))
        textNodes.push(walker.currentNode as Text);
    for (const text of textNodes.filter(({ data }) => data.trim())) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(`${text.data} `);
    }
  },
  'a paragraph removed': () => document.querySelector('#hero p')?.remove(),
  'a section wrapped': () => {
    const section = document.querySelector('#writing-about');
    const wrapper = document.createElement('div');
    section?.replaceWith(wrapper);
    if (section) wrapper.append(section);
  },
  'attributes and classes on html and body': () => {
    document.documentElement.dataset.extension = 'on';
    document.documentElement.className = 'translated-ltr';
    document.body.setAttribute('cz-shortcut-listen', 'true');
  },
};

/** Applies the changes before the page's scripts start: React then renders the page again. */
const changeEarly = (page: Page, names = ['an element beside the email field']) =>
  page.addInitScript(
    `addEventListener('DOMContentLoaded', () => { ${names.map((name) => `(${changes[name]})()`).join(';')} });`,
  );

test("no letter is lost that is typed while React takes over, beside a password manager's element", async ({
  page,
  problems,
}) => {
  problems.expected.push(renderedAgain);
  await changeEarly(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const address = 'ada.lovelace.the.countess@analytical.example.org';
  for (let visit = 0; visit < 3; visit++) {
    await page.goto('/');
    await field(page).focus();
    // Each letter at another time of React's.
    for (const letter of address) await page.keyboard.press(letter, { delay: visit });
    await hydrated(page);
    await expect(field(page)).toBeFocused();
    expect(await field(page).inputValue()).toBe(address);
  }
});

test.describe('other programs change the page before and after React starts, and it stays complete and working', () => {
  test.use({ viewport: sizes.phone });
  test.beforeEach(({ problems }) => void problems.expected.push(renderedAgain));

  // Neighbours in the list are in different parts, since one could hide the effect of the other.
  for (const part of [0, 1])
    test(`changes by extensions and translators, part ${part + 1}`, async ({ page }) => {
      const names = Object.keys(changes).filter((_, i) => i % 2 === part);
      await page.goto('/');
      await hydrate(page);
      for (const name of names) await page.evaluate(`(${changes[name]})()`);
      await expectWhole(page);
      await expectWorking(page);
      await changeEarly(page, names);
      await page.goto('/');
      await expectWhole(page);
      await expectWorking(page);
    });

  test('typed text and an opened card are not lost', async ({ page }) => {
    await changeEarly(page);
    const scripts = await hold(page);
    await page.goto(fullSite.url);
    await card(page).click();
    const fields = page.locator('form :is(input:not([type=hidden]), textarea)');
    const typed = await fields.first().elementHandle();
    for (const each of await fields.all()) await each.fill('ada@example.org');
    scripts.resolve();
    await hydrated(page);
    expect(await typed?.evaluate((field) => field.isConnected), 'rendered again').toBe(false);
    await expect(fields).toHaveCount(3);
    for (const each of await fields.all()) await expect(each).toHaveValue('ada@example.org');
    await expect(fields.last()).toBeFocused();
    await expect(card(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('nor is an early click whose button React replaces', async ({ page }) => {
    const mails = await recordMail(page);
    await changeEarly(page);
    const scripts = await hold(page);
    await page.goto('/');
    await subscribe(page);
    scripts.resolve();
    await expect(opened(page)).toBeVisible();
    expect(await mails()).toHaveLength(1);
  });

  test('nor is a click whose button React replaces between press and release', async ({ page }) => {
    const mails = await recordMail(page);
    await changeEarly(page);
    const client = page.waitForRequest(/client-[\w-]+\.js$/);
    const scripts = await hold(page, '**/assets/strings*.js');
    await page.goto('/');
    await field(page).fill('ada@example.org');
    await button(page).hover();
    // When it is evaluated, it listens.
    await page.evaluate((url) => import(url), (await client).url());
    await page.mouse.down();
    scripts.resolve();
    await hydrated(page);
    await page.mouse.up();
    await expect(opened(page)).toBeVisible();
    expect(await mails()).toHaveLength(1);
  });
});

test.describe('a script file that fails to load', () => {
  test.use({ viewport: sizes.phone });

  for (const file of ['client', 'strings', ''])
    test(`without ${file || 'any'} a notice offers to reload`, async ({ page, problems }) => {
      problems.expected.push(/status of 404/, /MIME type/);
      await page.route(`**/assets/${file}*.js`, (route) => route.fulfill({ status: 404 }));
      await page.goto('/');
      await expectUsable(page);
      await subscribe(page);
      await expect(notice(page)).toContainText('write to you@example.com');
      await expect(field(page)).toHaveValue('ada@example.org');
      const loaded = page.waitForEvent('domcontentloaded');
      await notice(page).getByRole('link', { name: 'Reload the page' }).click();
      await loaded;
      await expect(notice(page)).toBeEmpty();
    });

  test('a notice reports it; the next click tries again', { tag: '@new' }, async ({
    page,
    problems,
  }) => {
    problems.expected.push(/Failed to load resource/);
    const mails = await recordMail(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await subscribe(page);
    await expect(notice(page)).toContainText('write to you@example.com');
    expect((await notice(page).boundingBox())?.y, 'under the bar').toBeLessThan(200);
    await page.unrouteAll();
    expect(await mails()).toEqual([]);
    await button(page).click();
    await expect(opened(page)).toBeVisible();
    expect(await mails()).toHaveLength(1);
    await expect(notice(page)).toBeEmpty();
  });

  test('without the code of toasts their text is a notice', async ({ page, problems }) => {
    problems.expected.push(/Failed to load resource/);
    await page.clock.install();
    await page.route('**/assets/toast-region*.js', (route) => route.abort());
    await page.goto('/');
    await hydrate(page);
    await subscribe(page);
    await page.clock.runFor(700);
    await expect(notice(page)).toHaveText(
      'Email client opened! Please send the email to complete your subscription.',
    );
    await page.clock.runFor(4100);
    await expect(notice(page)).toBeEmpty();
  });

  test('script files that never arrive count as failed after a while', async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/*.js', () => {});
    await page.goto('/');
    await expectUsable(page);
    await subscribe(page);
    await expect(notice(page)).toContainText('still loading');
    await page.clock.runFor(21_000);
    await expect(notice(page)).toContainText('write to you@example.com');
    await expect(field(page)).toHaveValue('ada@example.org');
  });
});

test('without scripts the graph keeps its cards; the bar is static', async ({ still }) => {
  await still.goto(fullSite.url);
  for (const item of await still.locator('[data-graph] li[id^=role]').all())
    expect(await item.locator('> button').boundingBox()).toEqual(await item.boundingBox());
  await still.setViewportSize(sizes.phone);
  await expect(still.getByRole('banner')).toHaveCSS('position', 'static');
});
