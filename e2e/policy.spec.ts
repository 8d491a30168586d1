import { defaultSite, readBuilt } from './sites.ts';
import { expect, missingPageMessages, opened, sizes, subscribe, test } from './test.ts';

// Browsers report violations as errors, on which every test fails.
test('every route works under the policy, without a violation', async ({ page, problems }) => {
  problems.expected.push(...missingPageMessages);
  await page.setViewportSize(sizes.phone);
  for (const path of ['/projects', '/blog', '/missing', '/']) {
    await page.goto(path);
    // Lighthouse requests it from within the page.
    expect(await page.evaluate(() => fetch('/robots.txt').then(({ ok }) => ok)), path).toBe(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
  }
  await page.setViewportSize(sizes.desktop);
  await page.getByRole('button', { name: /Data Engineer/ }).click();
  await page.locator('#hero').getByRole('link', { name: 'Code-hosting' }).hover();
  await expect(page.getByRole('tooltip')).toBeAttached();
  await subscribe(page);
  await expect(opened(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  for (const theme of ['Dark', 'System'])
    await page.getByRole('contentinfo').getByRole('button', { name: theme }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.getByRole('button', { name: 'Experience' }).click();
  await expect(page.locator('#experience')).toBeFocused();
});

test('every page has the strictest policy', () => {
  for (const file of ['index.html', 'projects/index.html', 'blog/index.html', '404.html']) {
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readBuilt(defaultSite, file)) ??
      [];
    expect(policy, file).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|http:|\*/);
    for (const directive of ['base-uri', 'form-action', 'object-src', 'trusted-types'])
      expect(policy).toContain(`${directive} 'none'`);
    expect(policy).toContain("require-trusted-types-for 'script'");
  }
});
