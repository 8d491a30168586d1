/** Front matter: YAML between two lines of `---` above an article. */
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLParseError,
} from 'yaml';
import { meantField } from '../closest.ts';
import { dayExists } from '../dates.ts';
import type { ArticleFolder } from './article-folders.ts';

export type FrontMatter = {
  title: string;
  /** For cards, search results and link previews; own pages may have none. */
  excerpt: string;
  /** YYYY-MM-DD; optional for case studies and pages. */
  date?: string;
  updated?: string;
  category?: string;
  topics?: string[];
  /** If it is not the site's. */
  lang?: string;
  /** Earlier paths: '/2021/03/05/name'. */
  aliases?: string[];
  isDraft: boolean;
  /** Of a case study: the title of the project in projects.ts. */
  project?: string;
  /** Of an own page: whether the footer has a link to it. */
  inFooter?: boolean;
};

/** An error in a file, with its line. */
export type TextDiagnostic = { line: number; message: string; isSuggestion?: true };

type Kind = 'text' | 'texts' | 'date' | 'flag' | 'language' | 'addresses';
type Fields = Record<string, { kind: Kind; isOptional?: true }>;

const everywhere: Fields = {
  updated: { kind: 'date', isOptional: true },
  lang: { kind: 'language', isOptional: true },
  aliases: { kind: 'addresses', isOptional: true },
  draft: { kind: 'flag', isOptional: true },
};

const fields: Record<ArticleFolder, Fields> = {
  articles: {
    title: { kind: 'text' },
    excerpt: { kind: 'text' },
    date: { kind: 'date' },
    category: { kind: 'text', isOptional: true },
    topics: { kind: 'texts', isOptional: true },
    ...everywhere,
  },
  'case-studies': {
    project: { kind: 'text' },
    summary: { kind: 'text' },
    date: { kind: 'date', isOptional: true },
    ...everywhere,
  },
  pages: {
    title: { kind: 'text' },
    description: { kind: 'text', isOptional: true },
    footer: { kind: 'flag', isOptional: true },
    ...everywhere,
  },
};

/** Includes the line break after it. */
const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(\r?\n|$)/m;

/** The text after the front matter. */
export const articleBody = (text: string) => text.replace(frontMatter, '');

function dateFault(text: string, value: unknown): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return `must be a day as YYYY-MM-DD, not '${value}'`;
  return dayExists(text) ? undefined : `is a day that does not exist: ${text}`;
}

function languageFault(text: string): string | undefined {
  try {
    if (text && new Intl.Locale(text)) return undefined;
  } catch {
    // Reported below.
  }
  return `must be a language tag, such as 'de', 'pt-BR' or 'ar', not '${text}'`;
}

/** The error in a path that hosts can redirect and files can be named after. */
export const aliasFault = (text: string) =>
  /^\/[^\s?#\\<>"'`{}|$;*:]+$/.test(text) &&
  !/\/\.{0,2}\/|\/\.{1,2}$/.test(text) &&
  text.length <= 300
    ? undefined
    : `must be paths below the site's root, such as /2021/old-name/, not '${text}'`;

/** The error in a value, if any. */
function checkField(kind: Kind, value: unknown): string | undefined {
  if (kind === 'flag') return typeof value === 'boolean' ? undefined : 'must be true or false';
  if (kind === 'texts' || kind === 'addresses') {
    if (!Array.isArray(value)) return 'must be a list of texts, such as [one, another]';
    const rule = kind === 'texts' ? (text: string) => checkField('text', text) : aliasFault;
    return value.map((text) => rule(`${text ?? ''}`.trim())).find(Boolean);
  }
  const text = typeof value === 'string' ? value.trim() : '';
  if (kind === 'text')
    return text
      ? undefined
      : 'must be a text that is not empty: put it in quotes if it has symbols of YAML';
  return kind === 'language' ? languageFault(text) : dateFault(text, value);
}

/** A field's value: a text, a number or a list. */
const typedValue = (node: unknown) => {
  if (isSeq(node)) return node.items.map((item) => (isScalar(item) ? item.value : item));
  return isScalar(node) ? node.value : undefined;
};

const trimmed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((item) => `${item}`.trim())
    : typeof value === 'string'
      ? value.trim()
      : value;

/** An error of the YAML parser in words for owners, who may never have heard of YAML. */
function yamlFault(yaml: string, { code, pos, message }: YAMLParseError, lines: LineCounter) {
  const line = yaml.split('\n')[lines.linePos(pos[0]).line - 1] ?? '';
  const [, name = '', space = '', value = ''] = /^\s*([\w-]+):(\s*)(.*)$/.exec(line) ?? [];
  if (code === 'DUPLICATE_KEY') return `${name}: is there twice`;
  if (code === 'TAB_AS_INDENT') return 'begins with a tab: use spaces';
  if (/sufficiently indented/.test(message)) return 'a [ or { above is not closed';
  if (/Missing closing/.test(message)) return 'a quote above is not closed';
  if (!name || !value) return `cannot be read: ${message.split(/ at line|\n/)[0]}`;
  if (!space) return `${name}: needs a space after the colon`;
  const text = value
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replaceAll('\\"', '"');
  return `${name}: write its text in double quotes: ${name}: ${JSON.stringify(text)}`;
}

/** Reads a file's fields; returns them only without errors. */
export function readFrontMatter(
  folder: ArticleFolder,
  text: string,
): { matter?: FrontMatter; faults: TextDiagnostic[] } {
  const found = frontMatter.exec(text);
  const yaml = found?.[1];
  if (found?.index !== 0 || yaml === undefined)
    return {
      faults: [{ line: 1, message: 'must begin with its fields between two lines of ---' }],
    };
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (offset = 0) => lines.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error)
    return {
      faults: [
        {
          line: lineAt(error.pos[0]),
          message: yamlFault(yaml, error, lines),
        },
      ],
    };
  const known = new Map(Object.entries(fields[folder]));
  const faults: TextDiagnostic[] = [];
  const values = new Map<string, unknown>();
  for (const { key, value } of isMap<Node, Node>(document.contents)
    ? document.contents.items
    : []) {
    const line = lineAt(key?.range?.[0]);
    const name = String(key);
    const field = known.get(name);
    const typed = typedValue(value);
    const meant = field ? undefined : meantField(name, [...known.keys()]);
    const fault = field
      ? checkField(field.kind, typed)
      : meant
        ? `is no field: did you mean ${meant}?`
        : `is no field: there are ${[...known.keys()].join(', ')}`;
    if (fault) faults.push({ line, message: `${name}: ${fault}` });
    values.set(meant ?? name, trimmed(typed));
  }
  for (const [name, { isOptional }] of known)
    if (!isOptional && !values.has(name)) faults.push({ line: 1, message: `${name}: is missing` });
  if (faults.length > 0) return { faults };
  const { draft, footer, summary, description, project, ...rest } = Object.fromEntries(values);
  const named = {
    ...{ title: project, excerpt: summary ?? description ?? '' },
    ...rest,
    ...(project !== undefined && { project }),
    ...(footer !== undefined && { inFooter: footer }),
  };
  return { matter: { ...named, isDraft: Boolean(draft) } as FrontMatter, faults };
}
