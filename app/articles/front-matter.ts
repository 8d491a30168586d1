/** Front matter: YAML between two lines of `---` above an article. Each field has a rule. */
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { dayExists } from '../sections/blog/readable-date.ts';
import type { ArticleFolder } from './article-folders.ts';

export type FrontMatter = {
  title: string;
  /** What cards, search results and link previews say. */
  excerpt: string;
  /** YYYY-MM-DD; of a case study, where it has one. */
  date?: string;
  updated?: string;
  category?: string;
  isDraft: boolean;
  /** Of a case study: the title of the project in projects.ts. */
  project?: string;
};

/** Something wrong with a file, and the line on which it is. */
export type Fault = { line: number; message: string; isSuggestion?: true };

type Kind = 'text' | 'date' | 'flag';
type Fields = Record<string, { kind: Kind; isOptional?: true }>;

const fields: Record<ArticleFolder, Fields> = {
  articles: {
    title: { kind: 'text' },
    excerpt: { kind: 'text' },
    date: { kind: 'date' },
    category: { kind: 'text' },
    updated: { kind: 'date', isOptional: true },
    draft: { kind: 'flag', isOptional: true },
  },
  'case-studies': {
    project: { kind: 'text' },
    summary: { kind: 'text' },
    date: { kind: 'date', isOptional: true },
    draft: { kind: 'flag', isOptional: true },
  },
};

/** With the line after it. */
const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(\r?\n|$)/m;

/** What follows the front matter. */
export const bodyOf = (text: string) => text.replace(frontMatter, '');

/** What is wrong with a value, if anything. */
function faultOf(kind: Kind, value: unknown): string | undefined {
  if (kind === 'flag') return typeof value === 'boolean' ? undefined : 'must be true or false';
  const text = typeof value === 'string' ? value.trim() : '';
  if (kind === 'text')
    return text ? undefined : 'must be text that is not empty: put it in quotes where it has signs of YAML';
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return `must be a day as YYYY-MM-DD, not '${value}'`;
  return dayExists(text) ? undefined : `is a day that does not exist: ${text}`;
}

/** A file's fields, only where nothing is wrong with them. */
export function readFrontMatter(folder: ArticleFolder, text: string): { matter?: FrontMatter; faults: Fault[] } {
  const found = frontMatter.exec(text);
  const yaml = found?.[1];
  if (found?.index !== 0 || yaml === undefined)
    return { faults: [{ line: 1, message: 'must begin with its fields between two lines of ---' }] };
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (offset = 0) => lines.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error)
    return {
      faults: [{ line: lineAt(error.pos[0]), message: `is no YAML: ${error.message.split(/ at line|\n/)[0]}` }],
    };
  const known = fields[folder];
  const faults: Fault[] = [];
  const values: Record<string, unknown> = {};
  for (const { key, value } of isMap(document.contents) ? document.contents.items : []) {
    const line = lineAt((isScalar(key) && key.range?.[0]) || 0);
    const name = String(key);
    const field = known[name];
    const typed = isScalar(value) ? value.value : undefined;
    const fault = field ? faultOf(field.kind, typed) : `is no field: there are ${Object.keys(known).join(', ')}`;
    if (fault) faults.push({ line, message: `${name}: ${fault}` });
    values[name] = typeof typed === 'string' ? typed.trim() : typed;
  }
  for (const [name, { isOptional }] of Object.entries(known))
    if (!isOptional && !(name in values)) faults.push({ line: 1, message: `${name}: is missing` });
  if (faults.length > 0) return { faults };
  const { draft, summary, project, ...rest } = values as Record<string, string>;
  const named = { title: project, excerpt: summary, ...rest, ...(project && { project }) };
  return { matter: { ...named, isDraft: Boolean(draft) } as FrontMatter, faults };
}
