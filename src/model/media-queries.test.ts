import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#lib/node/paths.ts';
import { resolveMediaQueries } from './media-queries.ts';

test('names of media queries become queries', () => {
  expect(resolveMediaQueries('@media (--mobile) {a {color: var(--ink)}}')).toBe(
    '@media (width < 48em) {a {color: var(--ink)}}',
  );
});

// What a tap reveals, such as the button to copy code, has `opacity` alone.
test.for(globSync('src/app/**/*.css', { cwd: projectDirectory }))(
  'hover styles of %s apply only where hovering exists',
  (file) => {
    const css = readFileSync(join(projectDirectory, file), 'utf8');
    const outside = css.replace(/@media \(--hover\) \{\s*[^{}]*\{[^{}]*\}\s*\}/g, '');
    for (const [, body = ''] of outside.matchAll(/[^(]:hover[^{}]*\{([^{}]*)\}/g))
      expect(body.trim()).toMatch(/^opacity: 1;$/);
  },
);
