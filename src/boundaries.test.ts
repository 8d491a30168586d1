/** Checks which folders import which (docs/architecture.md). */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { projectDirectory, toPosix } from '#lib/node/paths.ts';

const content = 'src/content/content.ts';

const filesIn = (...patterns: string[]) =>
  globSync(patterns, { cwd: projectDirectory, exclude: ['**/node_modules/**', 'build/**'] });
const read = (file: string) => readFileSync(join(projectDirectory, file), 'utf8');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The specifiers that a file imports, and whether each imports types alone. */
function readSpecifiers(file: string): { specifier: string; isType: boolean }[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, read(file)).module;
  const statics = staticImports.map(({ entries, moduleRequest }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reexports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
    ),
  );
  const dynamics = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: read(file).slice(start + 1, end - 1),
    isType: false,
  }));
  return [...statics, ...reexports, ...dynamics];
}

/** The project's files that a file imports; at run time or, with `types`, for types alone, too. */
const resolveImports = (file: string, { types = false } = {}): string[] =>
  readSpecifiers(file).flatMap(({ specifier, isType }) => {
    // The names in templates are unknown: import(`./${name}.ts`).
    if (!/^[.#][^$]*$/.test(specifier) || (isType && !types)) return [];
    // Node resolves every alias of package.json, and throws if there is none or the file is missing.
    const { resolve } = createRequire(join(projectDirectory, file));
    return [toPosix(relative(projectDirectory, resolve(specifier.replace(/\?.*/, ''))))];
  });

/** The chain of imports from a file to the first that matches; empty if there is none. */
function importChain(
  matches: (file: string) => boolean,
  file: string,
  seen = new Set<string>(),
): string[] {
  if (matches(file)) return [file];
  seen.add(file);
  for (const next of /\.tsx?$/.test(file) ? resolveImports(file) : []) {
    const chain = seen.has(next) ? [] : importChain(matches, next, seen);
    if (chain.length > 0) return [file, ...chain];
  }
  return [];
}

test('no test reads content/: e2e/published.spec.ts tests the site that it becomes', () => {
  // Unit tests have other content (vitest.config.ts); in end-to-end tests it is the owner's.
  const specs = filesIn('e2e/*.spec.ts');
  for (const file of specs) expect(importChain((other) => other === content, file)).toEqual([]);
  // This file names the folder, and the other one tests how owners update.
  const exempt = ['src/boundaries.test.ts', 'src/commands/update.command.test.ts'];
  const unitTests = filesIn('{src,importer}/**/*.test.ts');
  const tests = [...specs, ...unitTests].filter((file) => !exempt.includes(file));
  const readsContent = (file: string) =>
    resolveImports(file, { types: true }).some((other) => other.startsWith('content/')) ||
    /\(['`]content\/|projectDirectory, ['`]content/.test(read(file));
  expect(tests.filter(readsContent)).toEqual([]);
});

test('commands that run in Node do not import content: Vite loads the chosen folder', () => {
  const commands = filesIn('{src/commands,bench}/*.ts').filter((file) => !isTest(file));
  for (const file of [...commands, 'vite.config.ts'])
    expect(importChain((other) => other === content, file)).toEqual([]);
});

/** Each folder may import those after it. */
const order = [
  ...['src/builder', 'src/check', 'src/app', 'src/model', 'src/markdown', 'src/content'],
  ...['src/schema', 'src/strings', 'src/lib'],
];
/** The folders that the files of each folder may import, in addition to their own. */
const layers: Record<string, string[]> = {
  ...Object.fromEntries(order.map((folder, i) => [folder, order.slice(i + 1)])),
  content: ['src/schema'],
  importer: order.filter((folder) => !/app|model/.test(folder)),
  'src/commands': ['importer', ...order.filter((folder) => !/app|markdown|model/.test(folder))],
};
const sources = Object.keys(layers).flatMap((folder) =>
  filesIn(`${folder}/**/*.{ts,tsx}`).filter((file) => !isTest(file)),
);
const imports = new Map(sources.map((file) => [file, resolveImports(file, { types: true })]));

test('imports run one way, from each folder to those below it, types included', () => {
  for (const [folder, below] of Object.entries(layers))
    for (const [file, imported] of imports)
      if (file.startsWith(`${folder}/`))
        for (const other of imported)
          expect(
            [folder, ...below].some((name) => other.startsWith(`${name}/`)) ||
              `${file} imports ${other}`,
          ).toBe(true);
});

test('no file imports itself through others', () => {
  const visited = new Set<string>();
  const visit = (file: string, chain: string[]) => {
    expect(chain.includes(file) ? [...chain, file] : []).toEqual([]);
    if (visited.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...chain, file]);
    visited.add(file);
  };
  for (const file of sources) visit(file, []);
});

test('inline scripts import only types: pages contain their source code', () => {
  for (const file of filesIn('src/app/inline/*.ts'))
    for (const { specifier, isType } of readSpecifiers(file))
      expect(!isType && `${file} imports ${specifier}`).toBe(false);
});

test('code that reaches a browser reads neither content nor the model: its strings are in a file', () => {
  const shipped = filesIn(
    'src/app/{client.tsx,components/tooltip/tooltips.ts,pages/search/search.ts,inline/*.ts}',
  );
  const isForBuilds = (file: string) =>
    /^(src\/(model|content|strings)|content)\//.test(file) ||
    (/\.tsx?$/.test(file) &&
      readSpecifiers(file).some(
        ({ specifier, isType }) => !isType && /^(node:|sharp$|yaml$|zod$)/.test(specifier),
      ));
  for (const file of shipped) expect(importChain(isForBuilds, file)).toEqual([]);
});

test('every file named in the documents exists', () => {
  for (const document of filesIn('*.md', 'docs/**/*.md', 'importer/*.md'))
    for (const [, name = ''] of read(document).matchAll(
      // Not the files that a walkthrough creates.
      /(?<!create )`((?:src|e2e|importer|bench|docs)\/[\w./-]+\.\w+)`/gi,
    ))
      expect(existsSync(join(projectDirectory, name)) || `${document}: ${name}`).toBe(true);
});

test('every path, script and option that AGENTS.md and README.md name exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const document of ['AGENTS.md', 'README.md']) {
    const text = read(document);
    for (const [, name = ''] of text.matchAll(/npm (?:run )?([a-z][\w:]*)/g))
      expect(
        ['ci', 'install'].includes(name) || name in scripts || `${document}: npm run ${name}`,
      ).toBe(true);
    for (const [, script = '', option = ''] of text.matchAll(/npm run ([\w:]+) -- --([\w-]+)/g)) {
      const [, file = ''] = /node run\.mjs (\S+\.ts)/.exec(scripts[script] ?? '') ?? [];
      const known = file && new RegExp(`['"]?${option}['"]?:|--${option}\\b`).test(read(file));
      expect(known || option === 'port' || option === 'help' || `${script} --${option}`).toBe(true);
    }
    for (const [, path = ''] of text.matchAll(/`((?:content|src|docs)\/[\w./-]*\w)`/g))
      expect(
        existsSync(join(projectDirectory, path)) ||
          /^content\/(de|words\.ts|palette\.ts|AGENTS\.md|articles|case-studies|pages|sections|pictures|public)$/.test(
            path,
          ) ||
          `${document}: ${path}`,
      ).toBe(true);
  }
  expect(read('AGENTS.md').split('\n').length).toBeLessThanOrEqual(101);
});

test('every test named in docs/promises.md exists', () => {
  const named = read('docs/promises.md').matchAll(
    /`([\w./-]+\.(?:spec|test)\.ts)`((?: "[^"]+",?)*)/g,
  );
  for (const [, name = '', titles = ''] of named) {
    const file = name.includes('/') ? name : `e2e/${name}`;
    const calls = read(file).matchAll(/(?:(?:test|describe)[\w.]*|\])\)?\(\s*(['"`])(.*?)\1/gs);
    const declared = [...calls].map(([, , title = '']) => title.replaceAll("\\'", "'"));
    for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g))
      expect(declared.some((other) => other.includes(title)) || `${name}: ${title}`).toBe(true);
  }
});
