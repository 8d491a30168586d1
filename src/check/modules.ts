/** Checks whether the modules of the content can be run: missing files and exports, and syntax. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { decodeUrl } from '#lib/decode-url.ts';
import { defined } from '#lib/defined.ts';
import { fieldName } from '#lib/field-name.ts';
import { originalOf } from '#lib/node/languages.ts';
import { toPosix } from '#lib/node/paths.ts';
import { lineAt } from '#lib/text.ts';
import { type ContentName, contentFiles, optionalFiles } from '#schema/content-schema.ts';
import { type Diagnostic, error } from './diagnostics.ts';

const names = Object.keys(contentFiles) as ContentName[];

/** Fields that an object has twice. JavaScript uses the last one without a warning. */
function repeatedFields(program: ESTree.Program, source: string, module: ContentName) {
  const repeated: Diagnostic[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const names = properties.map(fieldName);
      for (const [i, { start }] of properties.entries())
        if (names[i] !== undefined && names.indexOf(names[i]) < i)
          repeated.push(
            error({ module, line: lineAt(source, start) }, `has the field ${names[i]} twice`),
          );
    },
  }).visit(program);
  return repeated;
}

/** A syntax error in a line. The parser's message misleads if the quotes of a text are wrong. */
function describeSyntaxError(line: string, message: string): string {
  const words = [...line.matchAll(/'(?=([^'\n]+)'(\p{L}+))/gu)].flatMap(
    ([, before = '', after]) => {
      const [start] = /(?<!\p{L})\p{L}+$/u.exec(before) ?? [];
      return start ? `${start}'${after}` : [];
    },
  );
  const [word] = words;
  if (word) return `the apostrophe in ${word} ends the text: put the text in double quotes`;
  if (/[‘’‚“”„«»]/.test(line) && /Invalid Character|Expected/.test(message))
    return "has typographic quotes: put the text between straight ones, '…'";
  const [, field, text = ''] =
    /^\s*(?:\{\s*)?([\w-]+):\s*([^\s'"`[{](?:[^'"`]*[^\s'"`,])?),?\s*$/.exec(line) ?? [];
  return /[\p{L}\d] [\p{L}\d]|:\/\//u.test(text)
    ? `a text needs quotes: ${field}: '${text}'`
    : message;
}

function checkModule(folder: string, file: string): Diagnostic[] {
  const modules = names.filter((name) => contentFiles[name] === file);
  const module = defined(modules[0]);
  if (!existsSync(join(folder, file)))
    return optionalFiles.includes(file) || originalOf(folder)
      ? []
      : [error({ module, line: 1 }, 'is missing: every content folder has this file')];
  const source = readFileSync(join(folder, file), 'utf8');
  const { errors, program, module: parsed } = parseSync(file, source);
  const [syntaxError] = errors;
  if (syntaxError) {
    const line = lineAt(source, syntaxError.labels[0]?.start ?? 0);
    const text = source.split('\n')[line - 1] ?? '';
    return [error({ module, line }, describeSyntaxError(text, syntaxError.message))];
  }
  const self = program.body.find((node) => 'source' in node && node.source?.value === `./${file}`);
  if (self) {
    const line = lineAt(source, self.start);
    return [error({ module, line }, `imports itself: write '../${file}'`)];
  }
  const exported = parsed.staticExports.flatMap(({ entries }) => entries);
  // Another source may export the name.
  const isExported = (name: ContentName) =>
    exported.some(
      (entry) => entry.exportName.name === name || entry.importName.kind === 'AllButDefault',
    );
  const missing = modules.filter((name) => !isExported(name));
  const remedy = originalOf(folder) ? `: export { ${missing} } from '../${file}';` : '';
  return missing.length > 0
    ? missing.map((name) => error({ module: name, line: 1 }, `does not export ${name}${remedy}`))
    : repeatedFields(program, source, module);
}

/** The errors because of which modules cannot run, without those of files that are unreadable. */
export const checkModules = (folder: string, unreadable: Set<string | undefined>): Diagnostic[] =>
  [...new Set(Object.values(contentFiles))]
    .filter((file) => !unreadable.has(file))
    .flatMap((file) => checkModule(folder, file));

/** An exception of a content module as a diagnostic, with its line. */
export function describeCrash(crash: Error, folder: string): Diagnostic {
  const { message } = crash;
  // Its positions may be URLs.
  const stack = crash.stack?.replace(/(%[\da-f]{2})+/gi, decodeUrl) ?? '';
  // Vite writes paths with slashes on every system.
  const path = toPosix(folder);
  const [, missing, importer = ''] =
    /^Failed to load url (\S+) \([^()]*\) in (.+)\. Does the file exist\?$/.exec(message) ??
    /^Cannot find module '(.+)' imported from '(.+)'$/.exec(message) ??
    [];
  const file = relative(folder, importer);
  if (missing && existsSync(join(folder, file))) {
    const source = readFileSync(importer, 'utf8');
    const line = lineAt(source, source.indexOf(missing));
    return error({ file, line }, `imports '${missing}', which does not exist`);
  }
  const [, shadowed] = /^Cannot access '?(\w+)'? before/.exec(message) ?? [];
  const name = shadowed ? `${shadowed} as english` : 'translate';
  const remedy = shadowed || message.startsWith('translate is not') ? `: import { ${name} }` : '';
  for (const [module, file] of Object.entries(contentFiles)) {
    const [, line] = new RegExp(`${RegExp.escape(`${path}/${file}`)}:(\\d+)`).exec(stack) ?? [];
    if (line) return error({ module: module as ContentName, line: Number(line) }, message + remedy);
  }
  throw crash;
}
