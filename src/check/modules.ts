/** Checks whether the modules of the content can be run: missing files and exports, and syntax. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync, runnerImport, Visitor } from 'vite';
import type { Content } from '#content/content.ts';
import { decodeUrl } from '#lib/decode-url.ts';
import { defined } from '#lib/defined.ts';
import { originalOf } from '#lib/node/languages.ts';
import { toPosix } from '#lib/node/paths.ts';
import { lineAt } from '#lib/text.ts';
import { type ContentName, contentFiles, optionalFiles } from '#schema/content-schema.ts';
import {
  type Diagnostic,
  error,
  exportsContent,
  fieldName,
  fileOf,
  typedItems,
} from './diagnostics.ts';
import { checkSchema } from './schema.ts';

const names = Object.keys(contentFiles) as ContentName[];

/** Fields that an object has twice. JavaScript uses the last one without a warning. */
function repeatedFields(source: string, module: ContentName): Diagnostic[] {
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
  }).visit(parseSync('content.ts', source).program);
  return repeated;
}

/** A syntax error in a line, described for owners if it is a common mistake. */
function describeSyntaxError(text: string, message: string): string {
  const [, comment] = /^\s*#\s*(.*)/.exec(text) ?? [];
  if (comment !== undefined) return `a comment begins with //, not with #: // ${comment}`;
  const [, word] = /'[^'\n]*?(\p{L}+'\p{L}+)/u.exec(text) ?? [];
  if (word) return `the apostrophe in ${word} ends the text: put the text in double quotes`;
  const [, field, value = ''] =
    /^\s*(?:\{\s*)?([\w-]+):\s*([^\s'"`[{][^'"`]*?),?\s*$/.exec(text) ?? [];
  const unquoted = value.replace(/^[‘’‚“”„«»]|[‘’‚“”„«»]$/g, '');
  if (/[‘’‚“”„«»]/.test(text) && /Invalid Character|Expected/.test(message))
    return `has typographic quotes: put the text between straight ones${field ? `: ${field}: ${quoteText(unquoted)}` : ", '…'"}`;
  // A text that is not a number, list or constant.
  if (field && !/^([\d.]+|true|false|null|undefined)$/.test(value) && !/[([{]$/.test(value))
    return `a text needs quotes: ${field}: ${quoteText(value)}`;
  if (/Unterminated string/.test(message)) return 'a text has no closing quote on its line';
  if (/^Expected `,`/.test(message)) return `${message}: is there a comma before it?`;
  return /^Unexpected token|`EOF`/.test(message)
    ? `${message}: is every bracket before it closed?`
    : message;
}

/** A text between quotes that it does not contain. */
const quoteText = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

function checkModule(folder: string, file: string): Diagnostic[] {
  const modules = names.filter((name) => contentFiles[name] === file);
  const module = defined(modules[0]);
  if (!existsSync(join(folder, file)))
    return optionalFiles.includes(file) || originalOf(folder)
      ? []
      : [error({ module, line: 1 }, 'is missing: every content folder has this file')];
  const source = readFileSync(join(folder, file), 'utf8');
  const [syntaxError] = parseSync(file, source).errors;
  if (syntaxError) {
    const line = lineAt(source, syntaxError.labels[0]?.start ?? 0);
    const text = source.split('\n')[line - 1] ?? '';
    return [error({ module, line }, describeSyntaxError(text, syntaxError.message))];
  }
  const missing = modules.filter((name) => !exportsContent(source, name));
  if (missing.length > 0)
    return missing.map((name) => error({ module: name, line: 1 }, `does not export ${name}`));
  const itemErrors = modules.flatMap((name) =>
    typedItems(source, name).flatMap((item, index) => {
      const where = { module: name, index };
      if (item === null) return [error(where, 'is empty: delete the extra comma')];
      // TypeScript reads two pairs without a comma as one expression.
      return name === 'careerConnections' && item.type !== 'ArrayExpression'
        ? [error(where, 'must be a pair of positions or ids: is there a comma between all pairs?')]
        : [];
    }),
  );
  return [...itemErrors, ...repeatedFields(source, module)];
}

/**
 * The errors because of which the modules of a folder of content cannot run.
 *
 * @param withErrors files with errors that are already known.
 */
export const checkModules = (folder: string, withErrors: Set<string | undefined>): Diagnostic[] =>
  [...new Set(Object.values(contentFiles))]
    .filter((file) => !withErrors.has(file))
    .flatMap((file) => checkModule(folder, file));

/**
 * The errors against the schema in modules that can be read, if others cannot. Without optional
 * ones, whose values are completed first.
 */
export async function checkReadableModules(folder: string, broken: Diagnostic[]) {
  const unread = new Set(broken.map(fileOf));
  const content: Partial<Record<ContentName, unknown>> = {};
  for (const name of names) {
    const file = contentFiles[name];
    if (unread.has(file) || optionalFiles.includes(file)) continue;
    const settings = { configFile: false, logLevel: 'silent' } as const;
    // What fails is reported once the other modules can be read.
    const loading = runnerImport<typeof content>(join(folder, file), settings);
    const loaded = await loading.catch(() => undefined);
    if (loaded) content[name] = loaded.module[name];
  }
  return checkSchema(content as Content).filter(({ module }) => module && module in content);
}

/**
 * An exception of a content module as a diagnostic, with its line.
 *
 * @param separator the system's, for tests.
 */
export function describeCrash(crash: Error, folder: string, separator?: string): Diagnostic {
  const { message } = crash;
  // Its positions may be URLs.
  const stack = crash.stack?.replace(/(%[\da-f]{2})+/gi, decodeUrl) ?? '';
  // Vite writes paths with slashes on every system.
  const path = toPosix(folder, separator);
  const [, missing, importer = ''] =
    /^Failed to load url (\S+) .* in (.+)\. Does the file exist\?$/.exec(message) ??
    /^Cannot find module '(.+)' imported from '(.+)'$/.exec(message) ??
    [];
  const file = relative(folder, importer);
  if (missing && existsSync(join(folder, file))) {
    const source = readFileSync(importer, 'utf8');
    const line = lineAt(source, source.indexOf(missing));
    return error({ file, line }, `imports '${missing}', which does not exist`);
  }
  for (const [module, file] of Object.entries(contentFiles)) {
    const [, line] = new RegExp(`${RegExp.escape(`${path}/${file}`)}:(\\d+)`).exec(stack) ?? [];
    if (line) return error({ module: module as ContentName, line: Number(line) }, message);
  }
  throw crash;
}
