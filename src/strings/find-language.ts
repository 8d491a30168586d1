/** The languages that the interface has strings for. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { languagesOf, originalOf, rootOf } from '#lib/node/languages.ts';
import { contentDirectory, projectDirectory, toPosix } from '#lib/node/paths.ts';
import { leavesIn } from '#lib/text.ts';

const folder = join(projectDirectory, 'src/strings');

/** The tags of the files in src/strings: 'de', 'pt-BR'. */
export const stringLanguages = globSync('{??,??-*}.ts', { cwd: folder }).map((file) =>
  basename(file, '.ts'),
);

/**
 * The language of a tag with its script, such as 'zh-Hans' or 'zh-Hant'. Undefined if the tag is
 * invalid or its language is unknown.
 */
export function languageAndScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return script && `${language}-${script}`;
  } catch {
    return undefined;
  }
}

const findStrings = (tag: string) =>
  stringLanguages.find((name) => name.toLowerCase() === tag.toLowerCase()) ??
  stringLanguages.find((name) => languageAndScript(name) === languageAndScript(tag));

/** Whether a file has strings for a tag. */
export const hasStrings = (tag: string) => findStrings(tag) !== undefined;

/** The language with strings for a tag: the tag itself, its language and script, or English. */
export const findLanguage = (tag: string) => findStrings(tag) ?? 'en';

const load = createRequire(import.meta.url);

/** The paths of a language's strings, such as 'strings.blog.more'. */
const stringPaths = (language: string) =>
  new Set([...leavesIn({ ...load(join(folder, `${language}.ts`)) })].map(([path]) => path));

/** The paths of the strings that a language lacks. */
export const missingStrings = (language: string): string[] => [
  ...stringPaths('en').difference(stringPaths(language)),
];

/** The tag in a content folder's owner.ts, which is parsed, not run, since it may have errors. */
export function readLanguageTag(content = contentDirectory): string {
  const file = join(content, 'owner.ts');
  let tag = 'en';
  /** The strings of constants, by name: `const lang = 'de'`. */
  const constants = new Map<string, string>();
  const readString = (node: ESTree.Node | null): string | undefined => {
    if (node?.type === 'TSAsExpression') return readString(node.expression);
    if (node?.type === 'Identifier') return constants.get(node.name);
    return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      const text = readString(init);
      if (id.type === 'Identifier' && text !== undefined) constants.set(id.name, text);
    },
    Property({ key, value }) {
      const name = key.type === 'Literal' ? key.value : key.type === 'Identifier' && key.name;
      if (name === 'lang') tag = readString(value) ?? tag;
    },
  }).visit(parseSync(file, existsSync(file) ? readFileSync(file, 'utf8') : '').program);
  return tag;
}

/**
 * The files with the strings of a content folder's language, by the names that import them. English
 * is in the bundle only if the language lacks strings.
 */
export function languageFiles(content: string): Record<string, string> {
  const language = findLanguage(readLanguageTag(content));
  const file = (name: string) => toPosix(join(folder, `${name}.ts`));
  return {
    '#language': file(missingStrings(language).length > 0 ? 'with-english' : language),
    '#partial-language': file(language),
  };
}

/** The modules that a translation takes from its original: all that it lacks, except words. */
function inheritedModules(content: string): Record<string, string> {
  const original = originalOf(content);
  const modules = original ? readdirSync(original).filter((name) => name.endsWith('.ts')) : [];
  return Object.fromEntries(
    modules
      .filter((name) => name !== 'words.ts' && !existsSync(join(content, name)))
      .map((name) => [`#content-folder/${name}`, toPosix(join(`${original}`, name))]),
  );
}

/** Whether a tag has strings, or is invalid: the check reports it, and no date can be formatted. */
const needsNoTimes = (tag: string) => hasStrings(tag) || !languageAndScript(tag);

/** Whether a page asks for a link in the navigation bar. */
const hasNavPages = (content: string) =>
  globSync('pages/*.md', { cwd: content }).some((file) =>
    /^nav: *true\b/m.test(readFileSync(join(content, file), 'utf8')),
  );

const hasOwnSections = (content: string) =>
  globSync('sections/*.md', { cwd: rootOf(content) }).length > 0 ||
  globSync('sections/*.md', { cwd: content }).length > 0;

/**
 * Vite's settings for a content folder: its name, and its path for modules that read many files,
 * which would be slow as modules.
 */
export const contentSettings = (content = contentDirectory) => ({
  resolve: {
    alias: {
      ...inheritedModules(content),
      '#content-folder': toPosix(content),
      // For content outside the project.
      '#content': toPosix(join(projectDirectory, 'src/content')),
      '#schema': toPosix(join(projectDirectory, 'src/schema')),
    },
  },
  define: {
    'import.meta.env.CONTENT_DIRECTORY': JSON.stringify(content),
    'import.meta.env.HAS_NAV_PAGES': `${hasNavPages(content)}`,
    'import.meta.env.HAS_OWN_SECTIONS': `${hasOwnSections(content)}`,
    'import.meta.env.HAS_STRINGS': `${needsNoTimes(readLanguageTag(content))}`,
    'import.meta.env.HAS_TRANSLATIONS': `${languagesOf(rootOf(content)).length > 1}`,
  },
});
