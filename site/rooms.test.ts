/** Who imports whom: docs/architecture.md, as far as a program can check it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { projectDirectory } from './paths.ts';

const content = 'app/content.ts';

const filesIn = (...patterns: string[]) =>
  globSync(patterns, { cwd: projectDirectory, exclude: ['**/node_modules/**', 'build/**'] });
const read = (file: string) => readFileSync(join(projectDirectory, file), 'utf8');

/** The project's files that a file needs when it runs, types apart. */
function importsOf(file: string): string[] {
  const { staticImports, dynamicImports } = parseSync(file, read(file)).module;
  const statics = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  const dynamics = dynamicImports.map(({ moduleRequest: { start, end } }) => read(file).slice(start + 1, end - 1));
  return [...statics.map(({ moduleRequest }) => moduleRequest.value), ...dynamics].flatMap((value) => {
    const path = join(dirname(file), value.replace(/\?.*/, ''));
    return value.startsWith('.') && existsSync(join(projectDirectory, path)) ? [path] : [];
  });
}

/** The way from a file to the first of some that it needs; nothing where it needs none. */
function wayTo(isWanted: (file: string) => boolean, file: string, seen = new Set<string>()): string[] {
  if (isWanted(file)) return [file];
  seen.add(file);
  for (const next of /\.tsx?$/.test(file) ? importsOf(file) : []) {
    const way = seen.has(next) ? [] : wayTo(isWanted, next, seen);
    if (way.length > 0) return [file, ...way];
  }
  return [];
}

test('no test but e2e/published.spec.ts reads app/content', () => {
  const published = 'e2e/published.spec.ts';
  // Vitest brings unit tests other content (vitest.config.ts); in end-to-end tests `#content` is the owner's.
  const specs = filesIn('e2e/*.spec.ts').filter((file) => file !== published);
  for (const file of specs) expect(wayTo((other) => other === content, file)).toEqual([]);
  // The one names it here, the other tries how owners update.
  const exempt = ['site/rooms.test.ts', 'site/update.test.ts'];
  const tests = [...specs, ...filesIn('{app,site,import}/**/*.test.ts')].filter((file) => !exempt.includes(file));
  expect(tests.filter((file) => /app\/content['`/]/.test(read(file)))).toEqual([]);
  expect(wayTo((other) => other === content, published)).toEqual([published, content]);
});

test('what Node runs reads no content: Vite brings it the one that is chosen', () => {
  const commands = [
    'site/{build,serve,check-content,check-links}.ts',
    'import/import.ts',
    'browsers/*.ts',
    'bench/*.ts',
  ];
  for (const file of [...filesIn(...commands), 'vite.config.ts'])
    expect(wayTo((other) => other === content, file)).toEqual([]);
});

test('nothing in app/ imports what writes the site, and nothing imports the tests', () => {
  const outside = (file: string) => /^(site|import|e2e|bench|browsers)\//.test(file);
  for (const file of filesIn('app/**/*.{ts,tsx}').filter((other) => !other.includes('.test.')))
    expect(wayTo(outside, file)).toEqual([]);
  for (const file of filesIn('{site,import,browsers}/**/*.{ts,tsx}'))
    expect(wayTo((other) => other.startsWith('e2e/'), file)).toEqual([]);
});

test('every file that the documents name is there', () => {
  for (const document of filesIn('*.md', 'docs/*.md'))
    for (const [, name = ''] of read(document).matchAll(
      /`((?:app(?!\/content\/)|site|e2e|import|bench|browsers|docs)\/[\w./-]+\.\w+)`/g,
    ))
      expect(existsSync(join(projectDirectory, name)) || `${document}: ${name}`).toBe(true);
  for (const [, name = ''] of read('docs/promises.md').matchAll(/`([\w-]+\.spec\.ts)`/g))
    expect(existsSync(join(projectDirectory, 'e2e', name)) || name).toBe(true);
});
