/** Checks whether the files of the content are read at all: their places, names and encoding. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type ArticleFolder, articleFolders } from '../../shared/schema/article-folders.ts';
import { contentFiles } from '../../shared/schema/content.ts';
import { isArticlePictureName, isPictureName } from '../../shared/schema/picture-names.ts';
import { nameFault } from '../../shared/schema/values.ts';
import type { Diagnostic } from './diagnostics.ts';
import { printedResume } from './printed-resume.ts';

/** The maximum length of a line and of a file, in characters: longer ones would take minutes. */
const longestLine = 50_000;
const longestFile = 3_000_000;

const folders = [...articleFolders, 'pictures', 'public'];
const files = [...new Set(Object.values(contentFiles)), 'redirects.txt', printedResume];

const isMarkdown = (name: string) => /\.(markdown|mdx?)$/i.test(name);
const isIgnored = (name: string) => name.startsWith('.') || /^readme\.md$/i.test(name);

/** The error in a file's bytes, with its line. */
export function unreadable(bytes: Buffer): { line: number; message: string } | undefined {
  const text = bytes.toString();
  const at = (offset: number) => text.slice(0, offset).split('\n').length;
  if (bytes.includes(0)) return { line: 1, message: 'is not UTF-8: save it as UTF-8' };
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

/** Why nothing reads an entry of the content's folder; undefined if something does. */
function unreadEntry(name: string, isFolder: boolean, isImported: boolean): string | undefined {
  if (isFolder)
    return folders.includes(name)
      ? undefined
      : `is no folder of the content: ${folders.sort().join(', ')}`;
  if (files.includes(name) || isImported) return undefined;
  if (isMarkdown(name))
    return 'is not read here: an article belongs in articles/, a page of your own in pages/';
  return `is not read: the files of the content are ${files.join(', ')}`;
}

/** The error in the name of a Markdown file, a picture or a folder beside the articles. */
function misnamed(name: string, folder: string, isFolder: boolean): string | undefined {
  if (isFolder)
    return `is a folder: only files of ${folder} itself are read. Move its text to ${folder}/NAME.md and its pictures beside it, or have npm run import do it`;
  if (isMarkdown(name) && !name.endsWith('.md'))
    return `must end in .md: rename it to ${name.slice(0, -extname(name).length)}.md`;
  return nameFault(name) || undefined;
}

/**
 * @returns the diagnostics of files; `stopping` ones would make reading the content fail, `others`
 * are errors and suggestions.
 */
export function checkContentFolder(content: string): {
  stopping: Diagnostic[];
  others: Diagnostic[];
} {
  const stopping: Diagnostic[] = [];
  const others: Diagnostic[] = [];
  const add = (
    list: Diagnostic[],
    severity: Diagnostic['severity'],
    file: string,
    fault: { line: number; message: string } | string | undefined,
  ) => {
    const found = typeof fault === 'string' ? { line: 1, message: fault } : fault;
    if (found) list.push({ list: 'owner', file, severity, ...found });
    return Boolean(found);
  };
  const entriesOf = (folder: string) =>
    existsSync(join(content, folder))
      ? readdirSync(join(content, folder), { withFileTypes: true }).filter(
          ({ name }) => !isIgnored(name),
        )
      : [];
  const readText = (file: string) => readFileSync(join(content, file));

  const top = entriesOf('');
  const modules = top.filter(({ name }) => name.endsWith('.ts')).map(({ name }) => name);
  const sources = modules.map((name) => readText(name).toString());
  for (const entry of top) {
    const { name } = entry;
    const isImported =
      modules.includes(name) && sources.some((source) => source.includes(`'./${name}'`));
    const isRead = !add(
      others,
      'suggestion',
      name,
      unreadEntry(name, entry.isDirectory(), isImported),
    );
    if (isRead && /\.(ts|txt)$/.test(name))
      add(stopping, 'error', name, unreadable(readText(name)));
  }
  for (const folder of articleFolders)
    for (const entry of entriesOf(folder))
      checkArticleEntry(folder, entry.name, entry.isDirectory());
  for (const entry of entriesOf('pictures'))
    if (entry.isDirectory() || !isPictureName(entry.name))
      add(
        others,
        'suggestion',
        `pictures/${entry.name}`,
        'is not read: pictures are files that end in .png, .jpg, .webp or .avif',
      );
  return { stopping, others };

  function checkArticleEntry(folder: ArticleFolder, name: string, isFolder: boolean) {
    const file = `${folder}/${name}`;
    if (!isFolder && !isMarkdown(name) && !isArticlePictureName(name))
      return add(others, 'suggestion', file, `is not read: texts in ${folder}/ end in .md`);
    const fault = misnamed(name, folder, isFolder);
    add(/[#?%]/.test(name) ? stopping : others, 'error', file, fault);
    if (!fault && isMarkdown(name)) add(stopping, 'error', file, unreadable(readText(file)));
  }
}
