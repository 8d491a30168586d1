/** Diagnostics of the content, and their lines. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { fieldName } from '#lib/field-name.ts';
import { contentDirectory } from '#lib/node/paths.ts';
import { lineAt } from '#lib/text.ts';
import { type ContentName, contentFiles } from '#schema/content-schema.ts';

/** A position in a content module. */
export type WhereInModule = {
  /** The exported name of the content. */
  module: ContentName;
  /** In the list, if the content is a list. */
  index?: number;
  /** The item's title. */
  name?: string;
  field?: string;
  /** Only if it is more precise than item and field. */
  line?: number;
  file?: undefined;
};

/** A line of a file below the content's folder. */
type WhereInFile = {
  [Key in Exclude<keyof WhereInModule, 'file' | 'line'>]?: undefined;
} & { file: string; line: number };

export type Where = WhereInModule | WhereInFile;

export type Diagnostic = Where & {
  /** An error stops every build, a placeholder only a release, a suggestion none. */
  severity: 'error' | 'placeholder' | 'suggestion';
  message: string;
  /** The translation's folder of content. */
  folder?: string;
};

export type Diagnostics = Generator<Diagnostic, void>;

/** The file of a diagnostic, below the content's folder. */
export const fileOf = ({ file, module }: Where) => file ?? contentFiles[module];

const withSeverity =
  (severity: Diagnostic['severity']) =>
  (where: Where, message: string): Diagnostic => ({ ...where, severity, message });

export const isError = ({ severity }: Diagnostic) => severity === 'error';
export const error = withSeverity('error');
export const placeholder = withSeverity('placeholder');
export const suggestion = withSeverity('suggestion');

/** The value of a content module's name in its source, if it is written there. */
function valueIn(source: string, module: ContentName | undefined): ESTree.Node | null | undefined {
  for (const statement of parseSync('content.ts', source).program.body)
    if (
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration'
    )
      for (const { id, init } of statement.declaration.declarations)
        if (id.type === 'Identifier' && id.name === module) return init;
  return undefined;
}

/** The item of a list, or the field of an object. */
function partOf(node: ESTree.Node, step: string): ESTree.Node | null | undefined {
  const value = node.type === 'Property' ? node.value : node;
  if (value.type === 'ArrayExpression') return value.elements[Number(step)];
  if (value.type !== 'ObjectExpression') return undefined;
  return value.properties.find((property) => fieldName(property) === step);
}

/** The line of a field in a module or, if it is not there, of its item, its list or the file. */
export function lineOf(source: string, { module, index, field }: Where): number {
  let node = valueIn(source, module);
  for (const step of [index ?? [], field?.split('.') ?? []].flat()) {
    const part = node && partOf(node, `${step}`);
    if (!part) break;
    node = part;
  }
  return lineAt(source, node?.start ?? 0);
}

/** A character that names of files may have: a line break, or one that reverses letters. */
const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Formats diagnostics like a compiler: file, line, item, field and message. */
export const formatDiagnosticIn = (content: string) => (diagnostic: Diagnostic) => {
  const { module, index, name, field, severity, message, folder = content } = diagnostic;
  const file = join(folder, fileOf(diagnostic));
  // An optional module may be missing.
  const readSource = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const { line = lineOf(readSource(), diagnostic) } = diagnostic;
  const item = index === undefined ? module : `${module}[${index}]`;
  const itemAndField =
    diagnostic.line === undefined ? [`${item}${name ? ` (${name})` : ''}`, field] : [];
  return [`${relative('', file)}:${line}: ${severity}`, ...itemAndField, message]
    .filter(Boolean)
    .join(': ')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, escaped);
};

export const formatDiagnostic = formatDiagnosticIn(contentDirectory);

/** The number of each severity, in one line. */
export function summary(diagnostics: Diagnostic[]): string {
  const count = (kind: Diagnostic['severity']) => {
    const number = diagnostics.filter(({ severity }) => severity === kind).length;
    return `${number} ${kind}${number === 1 ? '' : 's'}`;
  };
  return `content: ${count('error')}, ${count('placeholder')}, ${count('suggestion')}`;
}
