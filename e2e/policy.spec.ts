import { defaultSite, readBuilt } from './sites.ts';
import { expect, test } from './test.ts';

// The other tests prove that everything works under it: each fails on a violation (test.ts).
test('every page has the strictest policy', () => {
  for (const file of ['index.html', 'projects/index.html', 'blog/index.html', '404.html']) {
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readBuilt(defaultSite, file)) ??
      [];
    expect(policy, file).toContain("default-src 'none'");
    // Auditors such as Lighthouse request robots.txt from within the page.
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/unsafe|http:|\*/);
    for (const directive of ['base-uri', 'form-action', 'object-src', 'trusted-types'])
      expect(policy).toContain(`${directive} 'none'`);
    expect(policy).toContain("require-trusted-types-for 'script'");
  }
});
