/** Checks whether the files of the content are read at all: their places, names and encoding. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { articleFolders } from '#schema/article-folders.ts';
import { contentFiles } from '#schema/content-schema.ts';
import { isArticlePictureName, isPictureName } from '#schema/picture-names.ts';
import { nameFault } from '#schema/values.ts';
import { type Diagnostic, error, lineAt, suggestion, type Where } from './diagnostics.ts';

const folders = [...articleFolders, 'pictures', 'public'].sort();
const files = [...new Set(Object.values(contentFiles)), 'resume.pdf'];

const isMarkdown = (name: string) => /\.(markdown|mdx?)$/i.test(name);
const isIgnored = (name: string) => name.startsWith('.') || /^readme\.md$/i.test(name);

/** The error in a file's bytes, with its line. */
export function readingError(bytes: Buffer): { line: number; message: string } | undefined {
  const text = bytes.toString();
  if (!bytes.includes(0) && Buffer.from(text).equals(bytes)) return undefined;
  // UTF-16 has a null byte in the first line.
  const line = bytes.includes(0) ? 1 : lineAt(text, text.indexOf('\ufffd'));
  return { line, message: 'is not UTF-8: save it as UTF-8' };
}

/** Why nothing reads an entry of the content's folder; undefined if something does. */
function unusedEntry(name: string, isFolder: boolean): string | undefined {
  if (isFolder)
    return folders.includes(name)
      ? undefined
      : `is no folder of the content: ${folders.join(', ')}`;
  if (files.includes(name)) return undefined;
  if (name === 'redirects.txt')
    return 'is no longer read: name earlier URLs in the aliases of the article or page that they became, and set up others at your host (docs/content.md)';
  if (isMarkdown(name))
    return 'is not read here: an article belongs in articles/, a page of your own in pages/';
  return `is not read: the files of the content are ${files.join(', ')}`;
}

/** The error in the name of a Markdown file, a picture or a folder beside the articles. */
function nameError(name: string, folder: string, isFolder: boolean): string | undefined {
  if (isFolder)
    return `is a folder: only files of ${folder} itself are read. Move its text to ${folder}/NAME.md and its pictures beside it, or have npm run import do it`;
  if (isMarkdown(name) && !name.endsWith('.md'))
    return `must end in .md: rename it to ${name.slice(0, -extname(name).length)}.md`;
  return nameFault(name) || undefined;
}

const at = (file: string, line = 1): Where => ({ list: 'owner', file, line });

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
  const read = (file: string) => readFileSync(join(content, file));
  const entriesOf = (folder: string) =>
    existsSync(join(content, folder))
      ? readdirSync(join(content, folder), { withFileTypes: true })
          .filter(({ name }) => !isIgnored(name))
          .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      : [];
  const checkText = (file: string) => {
    const fault = readingError(read(file));
    if (fault) stopping.push(error(at(file, fault.line), fault.message));
  };

  const top = entriesOf('');
  const modules = top.filter(({ name }) => name.endsWith('.ts'));
  const sources = modules.map(({ name }) => read(name).toString());
  for (const { name, isFolder } of top) {
    const isImported =
      name.endsWith('.ts') && sources.some((source) => source.includes(`'./${name}'`));
    const unread = isImported ? undefined : unusedEntry(name, isFolder);
    if (unread) others.push(suggestion(at(name), unread));
    else if (name.endsWith('.ts')) checkText(name);
  }
  for (const folder of articleFolders)
    for (const { name, isFolder } of entriesOf(folder)) {
      const file = `${folder}/${name}`;
      const isRead = isFolder || isMarkdown(name) || isArticlePictureName(name);
      const fault = isRead ? nameError(name, folder, isFolder) : undefined;
      if (!isRead) others.push(suggestion(at(file), `is not read: texts in ${folder}/ end in .md`));
      else if (fault) (/[#?%]/.test(name) ? stopping : others).push(error(at(file), fault));
      else if (isMarkdown(name)) checkText(file);
    }
  for (const { name, isFolder } of entriesOf('pictures'))
    if (isFolder || !isPictureName(name))
      others.push(
        suggestion(
          at(`pictures/${name}`),
          'is not read: pictures are files that end in .png, .jpg, .webp or .avif',
        ),
      );
  return { stopping, others };
}
