/** Which folders import which: docs/architecture.md, as far as a program can check it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { projectDirectory } from '../shared/paths.ts';

const content = 'shared/content.ts';

const filesIn = (...patterns: string[]) =>
  globSync(patterns, { cwd: projectDirectory, exclude: ['**/node_modules/**', 'build/**'] });
const read = (file: string) => readFileSync(join(projectDirectory, file), 'utf8');

/** The specifiers that a file imports at run time: types do not count. */
function readSpecifiers(file: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, read(file)).module;
  const statics = staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  const reexports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? [moduleRequest.value] : [],
    ),
  );
  const dynamics = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    read(file).slice(start + 1, end - 1),
  );
  return [...statics.map(({ moduleRequest }) => moduleRequest.value), ...reexports, ...dynamics];
}

/** The project's files that a file imports. */
const resolveImports = (file: string): string[] =>
  readSpecifiers(file).flatMap((value) => {
    const plain = value.replace(/\?.*/, '').replace(/^#content-types\//, '/shared/schema/');
    const path = plain.startsWith('/') ? plain.slice(1) : join(dirname(file), plain);
    return /^[./]/.test(plain) && existsSync(join(projectDirectory, path)) ? [path] : [];
  });

/** The chain of imports from a file to the first that matches; empty if there is none. */
function wayTo(
  matches: (file: string) => boolean,
  file: string,
  seen = new Set<string>(),
): string[] {
  if (matches(file)) return [file];
  seen.add(file);
  for (const next of /\.tsx?$/.test(file) ? resolveImports(file) : []) {
    const way = seen.has(next) ? [] : wayTo(matches, next, seen);
    if (way.length > 0) return [file, ...way];
  }
  return [];
}

test('no test reads app/content: e2e/published.spec.ts tests the site that it becomes', () => {
  // Vitest gives unit tests other content (vitest.config.ts); in end-to-end tests `#content` is the
  // owner's.
  const specs = filesIn('e2e/*.spec.ts');
  for (const file of specs) expect(wayTo((other) => other === content, file)).toEqual([]);
  // One names the folder here, the other tests how owners update.
  const exempt = ['site/boundaries.test.ts', 'site/update.test.ts'];
  const unitTests = filesIn('{app,model,shared,site,importer}/**/*.test.ts');
  const tests = [...specs, ...unitTests].filter((file) => !exempt.includes(file));
  expect(tests.filter((file) => /app\/content['`/]/.test(read(file)))).toEqual([]);
});

test('commands that run in Node do not import content: Vite loads the chosen folder', () => {
  const commands = [
    'site/{build,serve,check-content,check-links}.ts',
    'importer/import.ts',
    'browsers/*.ts',
    'bench/*.ts',
  ];
  for (const file of [...filesIn(...commands), 'vite.config.ts'])
    expect(wayTo((other) => other === content, file)).toEqual([]);
});

/** The folders that the files of each folder may import. */
const layers: Record<string, string[]> = {
  shared: ['shared', 'app/content'],
  model: ['model', 'shared', 'app/content'],
  app: ['app', 'model', 'shared'],
  site: ['site', 'app', 'model', 'shared', 'browsers'],
  importer: ['importer', 'site/check', 'shared'],
};

test('imports run one way, from each folder to those below it', () => {
  for (const [folder, allowed] of Object.entries(layers))
    for (const file of filesIn(`${folder}/**/*.{ts,tsx}`).filter(
      (other) => !other.includes('.test.'),
    ))
      for (const imported of resolveImports(file))
        expect(
          allowed.some((other) => imported.startsWith(`${other}/`)) ||
            `${file} imports ${imported}`,
        ).toBe(true);
});

test('code that reaches a browser reads build-time facts only through .data.ts modules', () => {
  const shipped = filesIn('app/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|data)\.tsx?$|^app\/content\//.test(file),
  );
  const isBuild = (file: string) => file.startsWith('model/');
  for (const file of shipped) {
    const seen = new Set<string>();
    const visit = (current: string) => {
      if (seen.has(current) || current.endsWith('.data.ts') || !/\.tsx?$/.test(current)) return;
      seen.add(current);
      expect(isBuild(current) && `${file} reaches ${current}`).toBe(false);
      for (const specifier of readSpecifiers(current))
        expect(
          /^(node:|sharp$|yaml$|zod$)/.test(specifier) && `${current} imports ${specifier}`,
        ).toBe(false);
      for (const next of resolveImports(current)) visit(next);
    };
    visit(file);
  }
});

test('every file named in the documents exists', () => {
  for (const document of filesIn('*.md', 'docs/*.md'))
    for (const [, name = ''] of read(document).matchAll(
      /`((?:app(?!\/content\/)|model|shared|site|e2e|importer|bench|browsers|docs)\/[\w./-]+\.\w+)`/g,
    ))
      expect(existsSync(join(projectDirectory, name)) || `${document}: ${name}`).toBe(true);
  for (const [, name = ''] of read('docs/promises.md').matchAll(/`([\w-]+\.spec\.ts)`/g))
    expect(existsSync(join(projectDirectory, 'e2e', name)) || name).toBe(true);
});
