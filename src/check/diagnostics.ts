/** Diagnostics of the content, and the lines that they are about. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { contentDirectory } from '#lib/node/paths.ts';
import { type ContentName, contentFiles } from '#schema/content-schema.ts';

/** A problem in the content: its module, item and field. */
export type Diagnostic = {
  list: ContentName;
  /** In the list, if the content is a list. */
  index?: number;
  /** The item's title. */
  name?: string;
  field?: string;
  /** If it is known better than by item and field. */
  line?: number;
  /** Below the content's folder, if it is not the list's module. */
  file?: string;
  /** Errors stop the build, placeholders a release, suggestions nothing. */
  severity: 'error' | 'placeholder' | 'suggestion';
  message: string;
};

/** A diagnostic without its message: what it is about. */
export type Where = Omit<Diagnostic, 'message' | 'severity'>;

const withSeverity =
  (severity: Diagnostic['severity']) =>
  (where: Where, message: string): Diagnostic => ({ ...where, severity, message });

export const isError = ({ severity }: Diagnostic) => severity === 'error';
export const error = withSeverity('error');
export const placeholder = withSeverity('placeholder');
export const suggestion = withSeverity('suggestion');

/** The fields of an ESTree node in use. */
type Node = {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: Node | string;
  key?: Node;
  id?: Node;
  init?: Node;
  declaration?: Node | null;
  declarations?: Node[];
  elements?: (Node | null)[];
  properties?: Node[];
};

const declarationsIn = (source: string) =>
  (parseSync('content.ts', source).program as unknown as { body: Node[] }).body.flatMap(
    ({ declaration }) => declaration?.declarations ?? [],
  );

/**
 * The items of a list: null for an empty item between two commas; undefined if it is no literal
 * list.
 */
export const typedItems = (source: string, list: ContentName) =>
  declarationsIn(source).find(({ id }) => id?.name === list)?.init?.elements;

/** Whether a content module exports a list, or re-exports another module, which may have it. */
export function exportsList(source: string, list: ContentName): boolean {
  type Export = { type: string; specifiers?: { exported: Node }[] };
  const { body } = parseSync('content.ts', source).program as unknown as { body: Export[] };
  const named = body.flatMap(({ specifiers = [] }) =>
    specifiers.map(({ exported }) => exported?.name),
  );
  const declared = declarationsIn(source).map(({ id }) => id?.name);
  return (
    [...named, ...declared].includes(list) ||
    body.some(({ type }) => type === 'ExportAllDeclaration')
  );
}

const valueNode = ({ value }: Node) => (typeof value === 'object' ? value : undefined);

const property = (node: Node | null | undefined, name: string) =>
  node?.properties?.find(({ key }) => (key?.name ?? key?.value) === name);

/** The line of an offset in a text, from 1. */
export const lineAt = (source: string, offset: number) =>
  source.slice(0, offset).split('\n').length;

/** The line of a diagnostic in a module: of the field, or else the item, the list, the file. */
export function lineOf(source: string, { list, index, field }: Where): number {
  const value = declarationsIn(source).find(({ id }) => id?.name === list)?.init;
  let node = index === undefined ? value : (value?.elements?.[index] ?? value);
  for (const step of field?.split('.') ?? []) {
    const next = /^\d+$/.test(step) ? node?.elements?.[Number(step)] : property(node, step);
    if (!next) break;
    node = valueNode(next)?.elements ? valueNode(next) : next;
  }
  return lineAt(source, node?.start ?? 0);
}

/** Formats diagnostics like a compiler: file, line, item, field and message. */
export const formatDiagnosticIn = (folder: string) => (finding: Diagnostic) => {
  const { list, index, name, field, line, severity, message } = finding;
  const file = join(folder, finding.file ?? contentFiles[list]);
  // The file may be left out: then the line is where it would begin.
  const readSource = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const place = `${relative('', file)}:${line ?? lineOf(readSource(), finding)}`;
  const item = index === undefined ? list : `${list}[${index}]`;
  const itemAndField = line === undefined ? [`${item}${name ? ` (${name})` : ''}`, field] : [];
  return [`${place}: ${severity}`, ...itemAndField, message].filter(Boolean).join(': ');
};

export const formatDiagnostic = formatDiagnosticIn(contentDirectory);

/** The number of each severity, in one line. */
export function summary(findings: Diagnostic[]): string {
  const count = (kind: Diagnostic['severity']) => {
    const number = findings.filter(({ severity }) => severity === kind).length;
    return `${number} ${kind}${number === 1 ? '' : 's'}`;
  };
  return `content: ${count('error')}, ${count('placeholder')}, ${count('suggestion')}`;
}
