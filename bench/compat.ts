/**
 * Compares the built pages' styles and scripts with MDN's table of browsers, feature by feature: each
 * that is newer than the browsers that README.md names must be in the list below, with what happens
 * without it. `npm run budgets` runs it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { buildSite, defaultSite, fullSite } from '../e2e/sites.ts';
import { browsers } from '../src/builder/vite/minify-inline-styles.ts';
import { fail } from '../src/lib/node/command-line.ts';
import { projectDirectory } from '../src/lib/node/paths.ts';

/** Features that some of the promised browsers lack, and what they show. */
const fallbacks: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'compat.json'), 'utf8'),
);

/** Owners do not need its 18 MB: it is installed when it is used. */
const folder = join(projectDirectory, 'build/compat');
const data = join(folder, 'node_modules/@mdn/browser-compat-data/data.json');
if (!existsSync(data))
  execFileSync(
    'npm',
    ['install', '--no-save', '--prefix', folder, '@mdn/browser-compat-data@8.1.9'],
    { shell: process.platform === 'win32', stdio: 'ignore' },
  );

type Support = { version_added: string | boolean | null; flags?: unknown; prefix?: string };
type Feature = { [name: string]: Feature | undefined } & {
  __compat?: { support: Record<string, Support | Support[]> } & Feature;
};
const table = JSON.parse(readFileSync(data, 'utf8')) as Feature;

const floors = browsers.map((browser) => browser.split(' ') as [name: string, version: string]);

/** The promised browsers that lack a feature: 'firefox 129'. */
function lacking(feature: Feature | undefined): string[] {
  const { support } = feature?.__compat ?? {};
  if (!support) return [];
  return floors.flatMap(([browser, floor]) => {
    const versions = [support[browser] ?? []].flat().filter(({ flags }) => !flags);
    const added = versions.map(({ version_added }) => version_added);
    const isThere = added.some(
      (version) =>
        version === true || Number.parseFloat(`${version}`.replace('≤', '')) <= Number(floor),
    );
    return isThere
      ? []
      : [`${browser} ${added.find((version) => typeof version === 'string') ?? 'never'}`];
  });
}

/** Where each feature that is newer stands. */
const found = new Map<string, string>();
const note = (name: string, feature: Feature | undefined, place: string) => {
  const missing = lacking(feature);
  if (missing.length > 0 && !found.has(name)) found.set(name, `${missing.join(', ')}; ${place}`);
};

const { properties, selectors, types, 'at-rules': atRules } = table.css ?? {};

function checkStyles(css: string, place: string): void {
  const root = postcss.parse(css);
  root.walkAtRules(({ name }) => note(`@${name}`, atRules?.[name], place));
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/::?(-?[a-z][a-z-]*)/g))
      note(`:${name}`, selectors?.[name], `${place}: ${selector.slice(0, 60)}`);
  });
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) return;
    const property = properties?.[prop];
    const at = `${place}: ${prop}: ${value.slice(0, 60)}`;
    note(prop, property, at);
    for (const [word] of value.matchAll(/-?[a-z][a-z-]+/g)) {
      note(`${prop}: ${word}`, property?.[word.replaceAll('-', '_')] ?? property?.[word], at);
      const inTypes = types?.[word] ?? types?.color?.[word];
      if (value.includes(`${word}(`)) note(`${word}()`, inTypes, at);
    }
  });
}

/** Members of APIs and of the language by their names: what lacks each that no other one has. */
const members = new Map<string, string[]>();
/** Objects that the site's scripts use. Many others have members with everyday names. */
const used =
  /^(Document|Element|HTML\w*Element|SVGElement|Window|Navigator|Node|EventTarget|CSS|CSSStyleSheet|Range|Selection|URL|AbortSignal|\w+Observer|Array|String|Promise|Object|Map|Set|Number|RegExp|Intl)$/;
function collect(feature: Feature | undefined, depth = 0): void {
  for (const [name, part] of Object.entries(feature ?? {})) {
    if (name === '__compat' || !part || (depth === 0 && !used.test(name))) continue;
    const missing = lacking(part);
    if (depth > 0) members.set(name, missing.length === 0 ? [] : (members.get(name) ?? missing));
    if (depth < 2) collect(part, depth + 1);
  }
}
collect(table.api);
collect(table.javascript?.builtins);

function checkScript(script: string, place: string): void {
  for (const [, name = ''] of script.matchAll(/\.([a-zA-Z]\w{3,})\s*(?=[(=.,;)&|?])/g)) {
    const missing = members.get(name) ?? [];
    if (missing.length > 0 && !found.has(`.${name}`))
      found.set(`.${name}`, `${missing.join(', ')}; ${place}`);
  }
}

for (const site of [defaultSite, fullSite]) {
  await buildSite(site);
  const client = join(site.env.BUILD_DIRECTORY, 'client');
  for (const file of globSync('**/*.{html,css,js}', { cwd: client })) {
    const text = readFileSync(join(client, file), 'utf8');
    if (file.endsWith('.css')) checkStyles(text, file);
    if (file.endsWith('.js')) checkScript(text, file);
    if (!file.endsWith('.html')) continue;
    for (const [, css = ''] of text.matchAll(/<style>(.*?)<\/style>/gs))
      checkStyles(
        css.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
        file,
      );
    for (const [, script = ''] of text.matchAll(/<script>(.*?)<\/script>/gs))
      checkScript(script, file);
  }
}

const unlisted = [...found].filter(([name]) => !Object.hasOwn(fallbacks, name));
for (const [name, where] of unlisted) console.error(`${name}: not in ${where}`);
if (unlisted.length > 0)
  fail('write a fallback, take the feature away once to see it, and list it in bench/compat.json');
console.log(
  `compat: ${found.size} features are newer than ${browsers.join(', ')}, each with a fallback`,
);
