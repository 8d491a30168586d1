/** Diagnostics about the content, and the lines of its files that they are about. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { contentDirectory } from '../../shared/paths.ts';
import { type ContentName, contentFiles } from '../../shared/schema/content.ts';

/** Something to mend: which content module, which item of its list, which field, and what is wrong. */
export type Diagnostic = {
  list: ContentName;
  /** The item's place in its list; left out where the content is not a list. */
  index?: number;
  /** What an owner would call the item. */
  name?: string;
  field?: string;
  /** In the list's module, where it is known better than by item and field. */
  line?: number;
  /** The file, below the content's folder, if it is not the list's module. */
  file?: string;
  /** An error stops the build, a placeholder a release; a suggestion stops nothing. */
  severity: 'error' | 'placeholder' | 'suggestion';
  message: string;
};

/** As much of an ESTree node as is walked here. */
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

/** A list's items as they are typed: null where there is none between two commas; nothing where it is no list. */
export const typedItems = (source: string, list: ContentName) =>
  declarationsIn(source).find(({ id }) => id?.name === list)?.init?.elements;

/** Whether a content module exports a list, as far as can be seen in it: another module's whole may hold it. */
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

/** The line in a content module that a finding is about: the field's, else the item's, else the list's, else the first. */
export function lineOf(
  source: string,
  { list, index, field }: Omit<Diagnostic, 'message' | 'severity'>,
): number {
  const value = declarationsIn(source).find(({ id }) => id?.name === list)?.init;
  let node = index === undefined ? value : (value?.elements?.[index] ?? value);
  for (const step of field?.split('.') ?? []) {
    const next = /^\d+$/.test(step) ? node?.elements?.[Number(step)] : property(node, step);
    if (!next) break;
    node = valueNode(next)?.elements ? valueNode(next) : next;
  }
  return lineAt(source, node?.start ?? 0);
}

/** Diagnostics in the content of a folder as a compiler would print them: file, line, item, field and what is wrong. */
export const formatDiagnosticIn = (folder: string) => (finding: Diagnostic) => {
  const { list, index, name, field, line, severity, message } = finding;
  const file = join(folder, finding.file ?? contentFiles[list]);
  const place = `${relative('', file)}:${line ?? lineOf(readFileSync(file, 'utf8'), finding)}`;
  const item = index === undefined ? list : `${list}[${index}]`;
  const said = line === undefined ? [`${item}${name ? ` (${name})` : ''}`, field] : [];
  return [`${place}: ${severity}`, ...said, message].filter(Boolean).join(': ');
};

export const formatDiagnostic = formatDiagnosticIn(contentDirectory);

/** How many of each kind there are, in one line. */
export function summary(findings: Diagnostic[]): string {
  const count = (kind: Diagnostic['severity']) => {
    const number = findings.filter(({ severity }) => severity === kind).length;
    return `${number} ${kind}${number === 1 ? '' : 's'}`;
  };
  return `content: ${count('error')}, ${count('placeholder')}, ${count('suggestion')}`;
}
