import { expect, missingPageMessages, sizes, test } from './test.ts';

test('every route and every part of the page works under the policy, without a violation', async ({
  page,
  problems,
}) => {
  problems.expected.push(...missingPageMessages);
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      violations.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  const violations = () =>
    page.evaluate(() => (window as unknown as { violations: string[] }).violations);
  await page.setViewportSize(sizes.phone);
  for (const path of ['/projects', '/blog', '/missing', '/']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await violations()).toEqual([]);
  }
  await page.setViewportSize(sizes.desktop);
  await page.getByRole('button', { name: /Data Engineer/ }).click();
  await page.locator('#hero').getByRole('link', { name: 'Code-hosting' }).hover();
  await expect(page.getByRole('tooltip')).toBeAttached();
  await page.getByPlaceholder('Enter your email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Email client opened!', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  for (const theme of ['Dark', 'System'])
    await page.getByRole('contentinfo').getByRole('button', { name: theme }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.getByRole('button', { name: 'Experience' }).click();
  await expect(page.locator('#experience')).toBeFocused();
  expect(await violations()).toEqual([]);
});

for (const path of ['/', '/projects', '/blog', '/missing']) {
  test(`${path} has the strictest policy`, async ({ page, problems }) => {
    problems.expected.push(...missingPageMessages);
    await page.goto(path);
    const meta = await page
      .locator('meta[http-equiv=Content-Security-Policy]')
      .getAttribute('content');
    expect(meta).toContain("default-src 'none'");
    expect(meta).not.toMatch(/unsafe|http:|\*/);
    for (const directive of ['base-uri', 'form-action', 'object-src', 'trusted-types'])
      expect(meta).toContain(`${directive} 'none'`);
    expect(meta).toContain("require-trusted-types-for 'script'");
  });
}
