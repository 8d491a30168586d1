/** Checks the names, folders and encoding of the content's files, and reports unused ones. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { originalOf, translationsIn } from '#lib/node/languages.ts';
import { isFolder, toPosix } from '#lib/node/paths.ts';
import { lineAt } from '#lib/text.ts';
import { findUnwritable } from '#lib/writable.ts';
import { articleFolders, isIgnored } from '#schema/article-folders.ts';
import { contentFiles } from '#schema/content-schema.ts';
import { isArticlePictureName, isPictureName } from '#schema/picture-names.ts';
import { language, urlNameError } from '#schema/values.ts';
import { type Diagnostic, error, suggestion } from './diagnostics.ts';
import type { MarkdownFile } from './markdown-files.ts';

const folders = [...articleFolders, 'pictures', 'public'].sort();
const files = [...new Set(Object.values(contentFiles)), 'resume.pdf'];

/** Invisible characters that embed, override or isolate a direction of text. */
const directionControl = /[\u202a-\u202e\u2066-\u2069]/;

const isMarkdown = (name: string) => /\.(markdown|mdx?)$/i.test(name);

/** Why an entry of the content's folder is not read; undefined if it is. */
function unusedEntry(name: string, isFolder: boolean, isTranslation: boolean): string | undefined {
  if (isFolder && folders.includes(name)) return undefined;
  if (isFolder && language.safeParse(name).success)
    return isTranslation
      ? "is not read: translations are folders of the original's content"
      : `is not read: a translation needs an owner.ts with lang: '${name}'`;
  if (isFolder) return `is not a folder of the content: ${folders.join(', ')}`;
  if (files.includes(name)) return undefined;
  if (isPictureName(name))
    return 'is not read here: move pictures of articles into articles/, those of projects and of you into pictures/';
  if (isMarkdown(name))
    return 'is not read here: an article belongs in articles/, a custom page in pages/';
  return `is not read: the files of the content are ${files.join(', ')}`;
}

/** The error in the name of a Markdown file, a picture or a folder beside the articles. */
function nameError(name: string, folder: string, isFolder: boolean): string | undefined {
  if (isFolder)
    return `is a folder: only files of ${folder} itself are read. Move its text to ${folder}/NAME.md and its pictures beside it, or have npm run import do it`;
  if (isMarkdown(name) && !name.endsWith('.md'))
    return `must end in .md: rename it to ${name.slice(0, -extname(name).length)}.md`;
  return urlNameError(name) || undefined;
}

/**
 * @returns diagnostics of files, and the Markdown files. With `stopping` diagnostics the content
 * cannot be read. `others` are errors and suggestions.
 */
export function checkContentFolder(content: string) {
  const stopping: Diagnostic[] = [];
  const others: Diagnostic[] = [];
  const markdownFiles: MarkdownFile[] = [];
  const stop = (file: string, message: string, line = 1) =>
    stopping.push(error({ file, line }, message));
  const suggest = (file: string, message: string, line = 1) =>
    others.push(suggestion({ file, line }, message));
  const entriesOf = (folder: string) => {
    const path = join(content, folder);
    const names = isFolder(path) ? readdirSync(path, { recursive: folder === 'public' }) : [];
    return names.flatMap((entry) => {
      const name = `${entry}`;
      if (isIgnored(name)) return [];
      if (existsSync(join(path, name))) return { name, isFolder: isFolder(join(path, name)) };
      const file = posix.join(folder, toPosix(name));
      stop(file, 'is a link to a missing file: put the file itself here');
      return [];
    });
  };
  const checkText = (file: string) => {
    const bytes = readFileSync(join(content, file));
    const text = bytes.toString();
    // UTF-16 has null bytes.
    if (bytes.includes(0) || !isUtf8(bytes)) {
      const line = lineAt(text, Math.max(0, text.indexOf('\ufffd')));
      const message = 'is not UTF-8: save it as UTF-8';
      // A module that cannot be read stops the others, an article does not.
      if (isMarkdown(file)) others.push(error({ file, line }, message));
      else stop(file, message, line);
      return;
    }
    // The body of an article may need such characters.
    const fields = isMarkdown(file) ? text.slice(0, text.indexOf('\n---', 3)) : text;
    for (const [offset, effect] of [
      [findUnwritable(text), 'no page can show'],
      [fields.search(directionControl), 'turns the text after it around'],
    ] as const) {
      if (offset < 0) continue;
      const code = text.codePointAt(offset)?.toString(16).toUpperCase().padStart(4, '0');
      const message = `has the character U+${code}, which ${effect}: delete it`;
      suggest(file, message, lineAt(text, offset));
    }
  };

  const translations = translationsIn(content);
  const top = entriesOf('').filter(({ name }) => !translations.includes(name));
  entriesOf('public');
  const modules = top.filter(({ name, isFolder }) => name.endsWith('.ts') && !isFolder);
  const sources = modules.map(({ name }) => readFileSync(join(content, name), 'utf8'));
  for (const { name, isFolder } of top) {
    if ((isFolder ? files : folders).includes(name)) {
      const [is, must] = isFolder ? ['folder', 'file'] : ['file', 'folder'];
      stop(name, `is a ${is} and must be a ${must}: rename it`);
      continue;
    }
    const imported = new RegExp(`['"]\\./${RegExp.escape(name.replace(/\.ts$/, ''))}(\\.ts)?['"]`);
    const unread = sources.some((source) => imported.test(source))
      ? undefined
      : unusedEntry(name, isFolder, originalOf(content) !== undefined);
    // `Articles`, `article`, `case_studies`.
    const meant = folders.find((folder) => distance(folder, name.toLowerCase()) <= 1);
    if (isFolder && unread && meant) stop(name, `is not read: rename the folder to ${meant}`);
    else if (unread) suggest(name, unread);
    else if (name.endsWith('.ts')) checkText(name);
  }
  for (const folder of articleFolders)
    for (const { name, isFolder } of entriesOf(folder)) {
      const file = `${folder}/${name}`;
      if (name.endsWith('.md') && !isFolder) markdownFiles.push({ folder, name });
      const isRead = isFolder || isMarkdown(name) || isArticlePictureName(name);
      const message = isRead ? nameError(name, folder, isFolder) : undefined;
      if (!isRead) suggest(file, `is not read: texts in ${folder}/ end in .md`);
      else if (message)
        (isFolder && isMarkdown(name) ? stopping : others).push(error({ file, line: 1 }, message));
      else if (isMarkdown(name)) checkText(file);
    }
  for (const { name, isFolder } of entriesOf('pictures'))
    if (isFolder || !isPictureName(name))
      suggest(
        `pictures/${name}`,
        'is not read: pictures are files that end in .png, .jpg, .webp or .avif',
      );
  return { stopping, others, markdownFiles };
}
