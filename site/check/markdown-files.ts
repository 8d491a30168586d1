/** Checks whether the Markdown files of the content can be read at all. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { articleFolders } from '../../shared/schema/article-folders.ts';
import { isArticlePictureName } from '../../shared/schema/picture-names.ts';
import { nameFault } from '../../shared/schema/values.ts';
import type { Diagnostic } from './diagnostics.ts';

/** The maximum length of a line and of a file, in characters: longer ones would take minutes. */
const longestLine = 50_000;
const longestFile = 3_000_000;

/** The error in a file's name. */
function misnamed(name: string, folder: string, isFolder: boolean): string | undefined {
  if (isFolder)
    return `is a folder: only files of ${folder} itself are read. Move its text to ${folder}/NAME.md and its pictures beside it, or have npm run import do it`;
  if (/\.(markdown|mdx?)$/i.test(name) && !name.endsWith('.md'))
    return `must end in .md: rename it to ${name.slice(0, -extname(name).length)}.md`;
  return nameFault(name) || undefined;
}

/** The error in a file's bytes, with its line. */
export function unreadable(bytes: Buffer): { line: number; message: string } | undefined {
  const [first, second] = bytes;
  if (
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    bytes.includes(0)
  )
    return { line: 1, message: 'is not UTF-8: save it as UTF-8' };
  const text = bytes.toString();
  const at = (offset: number) => text.slice(0, offset).split('\n').length;
  if (!Buffer.from(text).equals(bytes))
    return { line: at(text.indexOf('\ufffd')), message: 'is not UTF-8: save it as UTF-8' };
  if (text.length > longestFile)
    return { line: 1, message: `is ${text.length} characters long: ${longestFile} are the most` };
  const lines = text.split('\n');
  const long = lines.findIndex((line) => line.length > longestLine);
  return long === -1
    ? undefined
    : {
        line: long + 1,
        message: `is ${lines[long]?.length} characters long: ${longestLine} are the most that a line may have`,
      };
}

/** @returns errors in files; separately those that would make reading fail. */
export function checkMarkdownFiles(content: string): {
  unreadable: Diagnostic[];
  misplaced: Diagnostic[];
} {
  const findings = articleFolders.flatMap((folder) => {
    const beside = join(content, folder);
    const entries = existsSync(beside) ? readdirSync(beside, { withFileTypes: true }) : [];
    return entries.flatMap((entry) => {
      const { name } = entry;
      const isMarkdown = /\.(markdown|mdx?)$/i.test(name);
      if (
        name.startsWith('.') ||
        !(entry.isDirectory() || isMarkdown || isArticlePictureName(name))
      )
        return [];
      const fault = misnamed(name, folder, entry.isDirectory());
      const found = fault
        ? { line: 1, message: fault }
        : isMarkdown
          ? unreadable(readFileSync(join(beside, name)))
          : undefined;
      const finding = { list: 'posts', file: join(folder, name), severity: 'error' } as const;
      const stops = (isMarkdown && !fault) || /[#?%]/.test(name);
      return found ? [{ stops, finding: { ...finding, ...found } }] : [];
    });
  });
  const those = (stopping: boolean) =>
    findings.flatMap(({ stops, finding }) => (stops === stopping ? [finding] : []));
  return { unreadable: those(true), misplaced: those(false) };
}
