/** Pages stay complete after changes by hosting providers, proxies and content blockers. */
import type { Page } from '@playwright/test';
import { fullSite } from './sites.ts';
import { expect, sizes, test } from './test.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Changes the HTML of documents, as a proxy does. */
const rewrite = (page: Page, change: (html: string) => string) =>
  page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

const emailPattern = /[\w.+-]+@[\w-]+\.[\w.]+/g;

/**
 * Cloudflare's Email Address Obfuscation, as its documentation describes it
 * (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation): it changes
 * email addresses in text and links of the body, but not in scripts or between its comments.
 */
function obfuscateEmails(html: string): string {
  const [head = '', body = ''] = html.split(/(?=<body)/);
  const parts = body.split(
    /(<!--email_off-->[\s\S]*?<!--\/email_off-->|<script[\s\S]*?<\/script>)/,
  );
  return (
    head +
    parts
      .map((part, i) =>
        i % 2
          ? part
          : part
              .replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#543d"')
              .replace(emailPattern, '<span class="__cf_email__">[email&#160;protected]</span>'),
      )
      .join('')
  );
}

/**
 * Cloudflare's Rocket Loader: scripts without `data-cfasync="false"` get another type, and its own
 * script would run them later, which the policy refuses.
 */
const deferScripts = (html: string) =>
  html.replace(
    /<script(?![^>]*(data-cfasync="false"|type=))/g,
    '<script type="a1b2-text/javascript"',
  );

test('behind Cloudflare: Email Address Obfuscation changes no address', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await rewrite(page, (html) => deferScripts(obfuscateEmails(html)));
  const paths = ['/', '/resume', '/imprint'].map((path) => fullSite.url + path);
  for (const path of ['/', '/projects', ...paths]) {
    await page.goto(path);
    await expect(page.getByText('[email protected]')).toHaveCount(0);
    await expect(page.locator('[href*="email-protection"]')).toHaveCount(0);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
  }
});

test('scripts blocked by a changed byte: all links are visible', async ({ page, problems }) => {
  problems.expected.push(/Content Security Policy|violates/);
  await page.setViewportSize(sizes.phone);
  await rewrite(page, (html) =>
    html.replace('<script data-cfasync="false">', '<script data-cfasync="false">;'),
  );
  for (const path of ['/projects', '/blog', '/']) {
    await page.goto(path);
    for (const name of ['Home', 'Projects', 'Blog'])
      await expect(main(page).getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveText(['Experience']);
    await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  }
  await main(page).getByRole('button', { name: 'Experience' }).click();
  await expect(page.getByRole('heading', { name: 'Professional Experience' })).toBeInViewport();
  await expect(page.getByText('Mining and Energy', { exact: true }).first()).toBeVisible();
});

test("robots.txt can be read within the page's policy, as Lighthouse does", async ({ page }) => {
  await page.goto('/');
  const text = await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
  expect(text).toContain('Sitemap:');
});

test('find-in-page finds text in folded roles', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  // The map has the name, too, and would be found first.
  await page.route('**/names-*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    }),
  );
  // A link to a text fragment reveals it as find-in-page does.
  await page.goto('/#:~:text=Game%20Analytics%20Platform');
  const card = page.getByRole('button', { name: /A game analytics firm/ });
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await expect(card.getByText('Game Analytics Platform')).toBeInViewport();
});
