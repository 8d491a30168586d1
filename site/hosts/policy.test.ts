import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { headerPolicy, metaPolicy } from './content-security-policy.ts';
import { startFiles } from './defer-scripts.ts';
import { finishPage } from './finish-page.ts';

const moduleScript = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/home-3.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};
import("/assets/entry.client-4.js");`;

const page = `<html><head><meta charSet="utf-8"/><link rel="modulepreload" href="/a.js"/><style>/* styles */</style></head>
<body><script>scrollTo(0, sessionStorage.y)</script><script>one()</script><script type="module" async="">${moduleScript}</script></body></html>`;

const parts = {
  styles: 'p>a{color:red}',
  printStyles: '/assets/print.css',
  head: '<meta name="x"/><script>first()</script>',
  libraries: ['/assets/library-a.js'],
  servers: [],
};
const hash = (text: string) => createHash('sha256').update(text).digest('base64');

test('what React Router would load at once is loaded later', () => {
  expect(startFiles(moduleScript)).toEqual({
    manifest: '/assets/manifest-1.js',
    entry: '/assets/entry.client-4.js',
    routes: { root: '/assets/root-2.js', 'routes/home': '/assets/home-3.js' },
  });
  expect(() => startFiles('import("x")')).toThrow('cannot read');
});

test('a finished page has its styles inside, nothing to preload and its policy', async () => {
  const html = await finishPage(page, parts);
  expect(html).toContain('<style>p>a{color:red}</style>');
  expect(html).toContain('<link rel="stylesheet" media="print" href="/assets/print.css"/></head>');
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('/assets/library-a.js');
  expect(html).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
});

test('the policy allows exactly the inline parts that are there', async () => {
  const html = await finishPage(page, parts);
  const elements = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const scripts = elements.filter(Boolean).map(hash);
  const policy = metaPolicy(html, []);
  // The theme's, and one for everything of React Router, whose own elements stay empty.
  expect(elements).toHaveLength(4);
  expect(scripts).toHaveLength(2);
  expect(html).toMatch(/startDeferred\(.+=>\{.+one\(\)\}\)/);
  for (const script of scripts) expect(policy).toContain(`'sha256-${script}'`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hash(parts.styles)}'`);
  expect(policy.match(/sha256-/g)).toHaveLength(3);
  expect(html).toContain(policy);
});

test('only servers that the content needs may be asked', () => {
  expect(metaPolicy(page, [])).toContain("connect-src 'self';");
  expect(metaPolicy(page, ['https://api.github.com'])).toContain(
    "connect-src 'self' https://api.github.com;",
  );
  expect(headerPolicy(page, [])).toContain("frame-ancestors 'none'");
});

test('a page that is not what React Router writes is refused', async () => {
  await expect(finishPage('<html></html>', parts)).rejects.toThrow('no place for its styles');
  await expect(finishPage(page.replace('type="module"', ''), parts)).rejects.toThrow(
    'no React Router module script',
  );
});
