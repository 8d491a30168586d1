import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#lib/node/paths.ts';
import { resolveMediaQueries } from './media-queries.ts';
import { shortProperties } from './short-properties.ts';

const styleSheets = globSync('src/app/**/*.css', { cwd: projectDirectory });
const readStyles = (file: string) => readFileSync(join(projectDirectory, file), 'utf8');

test('four lengths are the same on the left and the right, since sites have both directions', () => {
  const differing = /^ *[\w-]+: [\d.]+\w* ([\d.]+\w*) [\d.]+\w* (?!\1;)[\d.]+\w*;/gm;
  const found = styleSheets.flatMap((file) => readStyles(file).match(differing) ?? []);
  expect(found.map((declaration) => declaration.trim()).sort()).toEqual([
    // The arrows of a timeline's cards and of the button below it, which are rotated to point down.
    'border-width: 0 1.5px 1.5px 0;',
    'border-width: 0 1.5px 1.5px 0;',
  ]);
});

// What a tap reveals, such as the button to copy code, has `opacity` alone.
test.for(styleSheets)('hover styles of %s apply only where hovering exists', (file) => {
  const outside = readStyles(file).replace(/@media \(--hover\) \{\s*[^{}]*\{[^{}]*\}\s*\}/g, '');
  for (const [, body = ''] of outside.matchAll(/[^(]:hover[^{}]*\{([^{}]*)\}/g))
    expect(body.trim()).toMatch(/^opacity: 1;$/);
});

test('names of media queries and properties are only where they can be', () => {
  const css = 'a { color: var(--large) } .button--ink, .b--text { --x: 0 }';
  expect(resolveMediaQueries(css)).toBe(css);
  expect(shortProperties('.button--ink, .b--text {}')).toBe('.button--ink, .b--text {}');
  expect(shortProperties('a{stroke:VAR(--paper)}')).toMatch(/^a\{stroke:VAR\(--\d+\)\}$/);
  expect(() => resolveMediaQueries('@media (--big) {}')).toThrow(/no media query \(--big\)/);
});
