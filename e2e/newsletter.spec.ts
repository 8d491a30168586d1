import type { Page } from '@playwright/test';
import { expect, opened, openFrozen, recordMail, refuseMail, subscribe, test } from './test.ts';

const field = (page: Page) => page.getByPlaceholder('Enter your email');
const button = (page: Page) => page.getByRole('button', { name: 'Subscribe' });
/** The first announcement from now on. Radix removes it after a second. */
const nextAnnouncement = (page: Page, politeness: 'polite' | 'assertive') =>
  page.evaluate(
    (politeness) =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const live = document.querySelector(`[role=status][aria-live=${politeness}]`);
          if (live?.textContent) resolve(live.textContent);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    politeness,
  );
const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

test("§2, §4 Subscribe reads 'Subscribing...' while busy", async ({ page }) => {
  await openFrozen(page);
  await button(page).click();
  const busy = page.getByRole('button', { name: 'Subscribing...' });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  await page.clock.runFor(500);
  expect(await busy.isVisible()).toBe(true);
  await page.clock.runFor(500);
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test("§5 Validation: invalid values only show the browser's message", async ({ page }) => {
  const mails = await recordMail(page);
  await page.goto('/');
  for (const value of ['', 'not an address']) {
    await field(page).fill(value);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    expect(
      await field(page).evaluate((input: HTMLInputElement) => input.validationMessage),
    ).not.toBe('');
    await expect(button(page)).toHaveText('Subscribe');
    await expect(field(page)).toHaveValue(value);
    expect(await mails()).toEqual([]);
    await expect(toasts(page)).toHaveCount(0);
  }
});

test.describe('§8 Error catalogue', () => {
  test("§7 Newsletter submit opens the mail client; toast 'Email client opened!', announced politely", async ({
    page,
  }) => {
    const mails = await recordMail(page);
    await page.goto('/');
    const announced = nextAnnouncement(page, 'polite');
    await field(page).fill("o'brien+news&more@example.org");
    await field(page).press('Enter');
    await expect(opened(page)).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
    const text = 'Please send the email to complete your subscription.';
    await expect(toasts(page).getByText(text, { exact: true })).toBeVisible();
    expect(await announced).toContain('Email client opened!');
    expect((await mails()).map(decodeURIComponent)).toEqual([
      expect.stringMatching(
        /^mailto:you@example\.com\?subject=Newsletter Subscription Request&body=.*: o'brien\+news&more@example\.org\r\n/s,
      ),
    ]);
    await expect(page).toHaveURL('/');
  });

  test("Failure: destructive toast 'Error', announced assertively", async ({ page }) => {
    await page.goto('/');
    await refuseMail(page);
    const announced = nextAnnouncement(page, 'assertive');
    await subscribe(page);
    for (const text of ['Error', 'Failed to open email client. Please try again.'])
      await expect(toasts(page).getByText(text, { exact: true })).toBeVisible();
    expect(await announced).toContain('Failed to open email client.');
    await expect(field(page), 'nothing is lost').toHaveValue('ada@example.org');
    await expect(button(page)).toHaveText('Subscribe');
  });
});

test('below the form is a button that copies the message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await field(page).fill('ada@example.org');
  await page.getByRole('button', { name: 'Copy the message' }).click();
  await expect(page.getByRole('button', { name: 'Message copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Newsletter Subscription Request');
  expect(copied).toContain('ada@example.org');
});
