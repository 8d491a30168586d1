/** The languages that the interface has strings for. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { fieldName } from '#lib/field-name.ts';
import { contentDirectory, projectDirectory } from '#lib/node/paths.ts';
import { leavesIn } from '#lib/text.ts';
import { findAmong } from './language-tags.ts';

const folder = join(projectDirectory, 'src/strings');

/** The tags of the files in src/strings: 'de', 'pt-BR'. */
export const stringLanguages = globSync('{??,??-*}.ts', { cwd: folder }).map((file) =>
  basename(file, '.ts'),
);

const findStrings = (tag: string) => findAmong(stringLanguages, tag);

/** Whether a file has strings for a tag. */
export const hasStrings = (tag: string) => findStrings(tag) !== undefined;

/** The language with strings for a tag: the tag itself, its language and script, or English. */
export const findLanguage = (tag: string) => findStrings(tag) ?? 'en';

const load = createRequire(import.meta.url);

/** 'since 2019' in a language of `stringLanguages`. */
export const sinceIn = (language: string, start: string): string =>
  load(join(folder, `${language}.ts`)).strings.resume.since(start);

/** The paths of a language's strings, such as 'strings.blog.more'. */
const stringPaths = (language: string) =>
  new Set([...leavesIn({ ...load(join(folder, `${language}.ts`)) })].map(([path]) => path));

/** The paths of the strings that a language lacks. */
export const missingStrings = (language: string): string[] => [
  ...stringPaths('en').difference(stringPaths(language)),
];

/** An expression without its types: `{ … } satisfies Owner`. */
const withoutTypes = (node: ESTree.Node | null): ESTree.Node | null =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
    ? withoutTypes(node.expression)
    : node;

/**
 * The tag in a content folder's owner.ts, which is parsed, not run, since it may have errors. The
 * check compares it with the one that the content has when it is run.
 */
export function readLanguageTag(content = contentDirectory): string {
  const file = join(content, 'owner.ts');
  /** The values of constants, by name: `const lang = 'de'`, `const me = { … }`. */
  const constants = new Map<string, ESTree.Node>();
  const resolveConstant = (expression: ESTree.Node | null): ESTree.Node | null | undefined => {
    const node = withoutTypes(expression);
    return node?.type === 'Identifier' ? constants.get(node.name) : node;
  };
  /** An object may by mistake be spread into itself. */
  const visited = new Set<ESTree.Node>();
  /** The tag in an object, or in one that is spread into it. */
  const tagIn = (node: ESTree.Node | null | undefined): string | undefined => {
    if (node?.type !== 'ObjectExpression' || visited.has(node)) return undefined;
    visited.add(node);
    return node.properties.reduce<string | undefined>((tag, property) => {
      if (property.type !== 'Property') return tagIn(resolveConstant(property.argument)) ?? tag;
      if (fieldName(property) !== 'lang') return tag;
      const value = resolveConstant(property.value);
      if (value?.type === 'TemplateLiteral' && value.expressions.length === 0)
        return value.quasis[0]?.value.cooked ?? tag;
      return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : tag;
    }, undefined);
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      const value = withoutTypes(init);
      if (id.type === 'Identifier' && value) constants.set(id.name, value);
    },
  }).visit(parseSync(file, existsSync(file) ? readFileSync(file, 'utf8') : '').program);
  return tagIn(constants.get('owner')) ?? 'en';
}
