/** Where in their files the parts of the content stand. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { reviewContent } from '../app/content-review.ts';
import { type Content, checkContent, type Finding } from '../app/content-rules.ts';

/** The module of each part of the content, by its path in the project. */
export const contentFiles: Record<keyof Content, string> = {
  owner: 'app/content/owner.ts',
  projects: 'app/content/projects.ts',
  careerItems: 'app/content/career.ts',
  careerConnections: 'app/content/career.ts',
  topics: 'app/content/topics.ts',
  posts: 'app/content/posts.ts',
};

/** As much of an ESTree node as is walked here. */
type Node = {
  type: string;
  start: number;
  name?: string;
  value?: Node;
  key?: Node;
  id?: Node;
  init?: Node;
  declaration?: Node | null;
  declarations?: Node[];
  elements?: Node[];
  properties?: Node[];
};

const property = (node: Node | undefined, name: string) =>
  node?.properties?.find(({ key }) => key?.name === name);

/** The line in a content module that a finding is about: the field's, else the item's, else the list's, else the first. */
export function lineOf(source: string, finding: Finding): number {
  return source.slice(0, nodeOf(source, finding)?.start ?? 0).split('\n').length;
}

function nodeOf(source: string, { list, index, field }: Finding): Node | undefined {
  const program = parseSync(`${list}.ts`, source).program as unknown as { body: Node[] };
  const declarations = program.body.flatMap(({ declaration }) => declaration?.declarations ?? []);
  const value = declarations.find(({ id }) => id?.name === list)?.init;
  let node = index === undefined ? value : (value?.elements?.[index] ?? value);
  for (const step of field?.split('.') ?? []) {
    const next = /^\d+$/.test(step) ? node?.elements?.[Number(step)] : property(node, step);
    if (!next) break;
    node = next.type === 'Property' && next.value?.elements ? next.value : next;
  }
  return node;
}

/** A finding as a compiler would print it: file, line, item, field and what is wrong. */
export function describeFinding(finding: Finding): string {
  const { list, index, name, field, severity = 'error', message } = finding;
  const file = contentFiles[list];
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const item = index === undefined ? list : `${list}[${index}]`;
  return [
    `${file}:${lineOf(source, finding)}: ${severity}: ${item}${name ? ` (${name})` : ''}`,
    field,
    message,
  ]
    .filter(Boolean)
    .join(': ');
}

/** All there is to say of the content: what breaks its rules or, where nothing does, what could be better. */
export function examine(content: Content): Finding[] {
  const errors = checkContent(content);
  return errors.length > 0 ? errors : reviewContent(content);
}

/** How many of each kind there are, in one line. */
export function summary(findings: Finding[]): string {
  const count = (kind: string, name: string) => {
    const number = findings.filter(({ severity = 'error' }) => severity === kind).length;
    return `${number} ${name}${number === 1 ? '' : 's'}`;
  };
  return `content: ${count('error', 'error')}, ${count('placeholder', 'placeholder')}, ${count('suggestion', 'suggestion')}`;
}
