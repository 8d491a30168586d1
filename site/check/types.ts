/** What the compiler finds in the content: its shapes are declared once, in app/content-types. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { optionalFile } from '../optional-content.ts';
import { contentDirectory, projectDirectory } from '../paths.ts';
import { contentFiles, exportsList, type Finding, typedItems, whereIs } from './findings.ts';

/** The module that puts content under its types. */
const gateway = join(projectDirectory, 'app/content.ts');

/** Compiles a folder of content as app/content.ts reads it; returns what the compiler prints. */
async function compile(folder: string): Promise<string> {
  const settings = mkdtempSync(join(tmpdir(), 'content-types-'));
  const config = {
    // As strict as with the rest of the code: what passes here passes `npm test`.
    extends: join(projectDirectory, 'tsconfig.json'),
    compilerOptions: {
      types: [],
      lib: ['ESNext'],
      paths: {
        '#content/*': [join(folder, '*'), join(projectDirectory, 'app/defaults/*')],
        '#content-types/*': [join(projectDirectory, 'app/content-types/*')],
      },
    },
    include: [],
    files: [gateway],
  };
  writeFileSync(join(settings, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(projectDirectory, 'node_modules/typescript/bin/tsc');
  const options = ['--project', settings, '--noEmit', '--pretty', 'false', '--noErrorTruncation'];
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, ...options], { cwd: projectDirectory }, (_, stdout) => {
      rmSync(settings, { recursive: true });
      resolve(stdout);
    });
  });
}

/** The compiler's words for the slips that owners make, in an owner's words. */
function reworded(message: string): string {
  const [, given = '', wanted = ''] =
    message.match(/^Type '(.*?)' is not assignable to type '(.*?)'\.(?: Did|$)/) ?? [];
  const [, missing] = message.match(/^Property '(\w+)' is missing/) ?? [];
  const [, unknown] =
    message.match(/^Object literal may only specify known properties, (?:and|but) '(.+?)' does/) ?? [];
  const names = wanted.split(' | ').filter((part) => part.startsWith('"'));
  if (given === 'null' || given === 'undefined')
    return `must ${wanted.endsWith('[]') ? 'be a list' : 'have a value'}, not ${given}`;
  if (names.length > 0)
    return `must be one of ${wanted.replaceAll('"', '').split(' | ').join(', ')}, not ${given.replaceAll('"', "'")}`;
  if (wanted === 'string') return `must be a text, not a ${given}`;
  if (wanted === 'number') return `must be a number, not a ${given.replace('string', 'text')}`;
  if (missing) return `has no ${missing}`;
  if (unknown) return `has a field that is not known: ${unknown}`;
  return message;
}

/**
 * The slips for which the compiler has words that do not help: a file or a list that is not there, two commas, and pairs
 * without one between them, which TypeScript reads as something else.
 */
function findSlips(folder: string): Finding[] {
  const lists = Object.entries(contentFiles) as [Finding['list'], string][];
  return lists.flatMap(([list, file]): Finding[] => {
    const path = join(folder, file);
    const error = { list, severity: 'error' } as const;
    if (!existsSync(path) && file === optionalFile) return [];
    if (!existsSync(path)) return [{ ...error, line: 1, message: 'is not there: every content folder has this file' }];
    const source = readFileSync(path, 'utf8');
    // The compiler reports files that cannot be parsed.
    if (parseSync(file, source).errors.length > 0) return [];
    if (!exportsList(source, list)) return [{ ...error, line: 1, message: `exports no ${list}` }];
    return (typedItems(source, list) ?? []).flatMap((item, index): Finding[] => {
      if (item === null) return [{ ...error, index, message: 'is empty: there is a comma too many' }];
      const isPair = list !== 'careerConnections' || item.type === 'ArrayExpression';
      return isPair
        ? []
        : [{ ...error, index, message: 'must be a pair of numbers: is there a comma between all pairs?' }];
    });
  });
}

/** Everything in the content that is not of its type, or not TypeScript at all. */
export async function checkTypes(folder = contentDirectory): Promise<Finding[]> {
  const slips = findSlips(folder);
  if (slips.length > 0) return slips;
  const printed = (await compile(folder)).split('\n');
  return printed.flatMap((text): Finding[] => {
    const [, file = '', row, column, code = '', message = ''] =
      text.match(/^(.+)\((\d+),(\d+)\): error (TS\d+): (.*)$/) ?? [];
    if (!row) return [];
    const path = resolve(projectDirectory, file);
    const [list] = Object.entries(contentFiles).find(([, name]) => name === basename(file)) ?? ['owner'];
    const source = readFileSync(path, 'utf8');
    const line = Number(row);
    const offset =
      source
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + Number(column);
    // A syntax error belongs to no item.
    const where = /^TS1\d{3}$/.test(code) ? { line } : whereIs(source, offset);
    return [{ list: list as Finding['list'], ...where, severity: 'error', message: reworded(message) } as Finding];
  });
}
