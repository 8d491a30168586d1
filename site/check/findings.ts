/** Findings about the content, and the lines of its files that they are about. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import type { Content } from '../../app/content.ts';
import { contentDirectory } from '../paths.ts';

/** Something to mend: which content module, which item of its list, which field, and what is wrong. */
export type Finding = {
  list: keyof Content;
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

/** The module of each part of the content. */
export const contentFiles: Record<keyof Content, string> = {
  owner: 'owner.ts',
  projects: 'projects.ts',
  careerItems: 'career.ts',
  careerConnections: 'career.ts',
  resume: 'resume.ts',
  topics: 'topics.ts',
  posts: 'posts.ts',
  words: 'words.ts',
  articleWords: 'words.ts',
  palette: 'palette.ts',
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
export const typedItems = (source: string, list: keyof Content) =>
  declarationsIn(source).find(({ id }) => id?.name === list)?.init?.elements;

/** Whether a content module exports a list, as far as can be seen in it: another module's whole may hold it. */
export function exportsList(source: string, list: keyof Content): boolean {
  type Export = { type: string; specifiers?: { exported: Node }[] };
  const { body } = parseSync('content.ts', source).program as unknown as { body: Export[] };
  const named = body.flatMap(({ specifiers = [] }) => specifiers.map(({ exported }) => exported?.name));
  const declared = declarationsIn(source).map(({ id }) => id?.name);
  return [...named, ...declared].includes(list) || body.some(({ type }) => type === 'ExportAllDeclaration');
}

const valueNode = ({ value }: Node) => (typeof value === 'object' ? value : undefined);

const property = (node: Node | null | undefined, name: string) =>
  node?.properties?.find(({ key }) => (key?.name ?? key?.value) === name);

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** The line in a content module that a finding is about: the field's, else the item's, else the list's, else the first. */
export function lineOf(source: string, { list, index, field }: Omit<Finding, 'message' | 'severity'>): number {
  const value = declarationsIn(source).find(({ id }) => id?.name === list)?.init;
  let node = index === undefined ? value : (value?.elements?.[index] ?? value);
  for (const step of field?.split('.') ?? []) {
    const next = /^\d+$/.test(step) ? node?.elements?.[Number(step)] : property(node, step);
    if (!next) break;
    node = valueNode(next)?.elements ? valueNode(next) : next;
  }
  return lineAt(source, node?.start ?? 0);
}

/** The item and field at an offset of a content module: the inverse of `lineOf`. */
export function whereIs(source: string, offset: number): Pick<Finding, 'index' | 'name' | 'field'> & { list?: string } {
  const holds = (node: Node | null | undefined) => Boolean(node && node.start <= offset && offset < node.end);
  const declaration = declarationsIn(source).find(holds);
  let node: Node | null | undefined = declaration?.init;
  let index: number | undefined;
  let name: string | undefined;
  const fields: (string | number)[] = [];
  while (holds(node)) {
    const element: number = node?.elements?.findIndex(holds) ?? -1;
    const field: Node | undefined = node?.properties?.find(holds);
    if (element !== -1 && node === declaration?.init) {
      index = element;
      node = node?.elements?.[element];
      const title = property(node, 'title');
      name = title && String(valueNode(title)?.value ?? '');
    } else if (element !== -1) {
      fields.push(element);
      node = node?.elements?.[element];
    } else if (field?.key) {
      fields.push(String(field.key.name ?? field.key.value));
      node = valueNode(field);
    } else break;
  }
  return {
    ...(declaration?.id?.name && { list: declaration.id.name }),
    ...(index !== undefined && { index }),
    ...(name && { name }),
    ...(fields.length > 0 && { field: fields.join('.') }),
  };
}

/** Findings in the content of a folder as a compiler would print them: file, line, item, field and what is wrong. */
export const describeFindingIn = (folder: string) => (finding: Finding) => {
  const { list, index, name, field, line, severity, message } = finding;
  const file = join(folder, finding.file ?? contentFiles[list]);
  const place = `${relative('', file)}:${line ?? lineOf(readFileSync(file, 'utf8'), finding)}`;
  const item = index === undefined ? list : `${list}[${index}]`;
  const said = line === undefined ? [`${item}${name ? ` (${name})` : ''}`, field] : [];
  return [`${place}: ${severity}`, ...said, message].filter(Boolean).join(': ');
};

export const describeFinding = describeFindingIn(contentDirectory);

/** How many of each kind there are, in one line. */
export function summary(findings: Finding[]): string {
  const count = (kind: Finding['severity']) => {
    const number = findings.filter(({ severity }) => severity === kind).length;
    return `${number} ${kind}${number === 1 ? '' : 's'}`;
  };
  return `content: ${count('error')}, ${count('placeholder')}, ${count('suggestion')}`;
}
