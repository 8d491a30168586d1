/** Checks the names, folders and encoding of the content's files, and reports unused ones. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { extname, join, posix, sep } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { isFilePath } from '#lib/file-path.ts';
import { rootOf, translationsIn } from '#lib/node/languages.ts';
import { isConflictCopy, isFolder, toPosix } from '#lib/node/paths.ts';
import { lineAt } from '#lib/text.ts';
import { articleFolders, isIgnored } from '#schema/article-folders.ts';
import { contentFiles } from '#schema/content-schema.ts';
import { isArticleMediaName, isPictureName } from '#schema/picture-names.ts';
import { urlNameError } from '#schema/values.ts';
import { type Diagnostic, error, suggestion } from './diagnostics.ts';

const folders = [...articleFolders, 'fonts', 'pictures', 'public'].sort();
const files = [...new Set(Object.values(contentFiles)), 'resume.pdf'];

const isMarkdown = (name: string) => /\.(markdown|mdx?)$/i.test(name);
const keepsAway = /^user-agent: *\*\s+disallow: *\/\s*$/im;

/** For names such as con.md, and those with a line break. */
export const refusedName = 'has a name that Windows refuses: rename it';

/** The error in the name of a Markdown file, a picture or a folder beside the articles. */
function nameError(name: string, folder: string, isFolder: boolean, languages: string[]) {
  const tag = languages.find((other) => name === other || name.endsWith(`.${other}.md`));
  const file = isFolder ? 'NAME' : name.split('.')[0];
  if (tag) return `is a translation: it belongs in ${tag}/${folder}/${file}.md`;
  if (isFolder)
    return `is a folder: only files of ${folder} itself are read. Move its text to ${folder}/NAME.md and its pictures beside it, or have npm run import do it`;
  if (isMarkdown(name) && !name.endsWith('.md'))
    return `must end in .md: rename it to ${name.slice(0, -extname(name).length)}.md`;
  return urlNameError(name) || (isFilePath(name) ? undefined : refusedName);
}

/** Diagnostics of files. With `folderErrors` the content cannot be read. */
export function checkContentFolder(content: string) {
  const folderErrors: Diagnostic[] = [];
  const otherDiagnostics: Diagnostic[] = [];
  const stop = (file: string, message: string) =>
    folderErrors.push(error({ file, line: 1 }, message));
  const suggest = (file: string, message: string) =>
    otherDiagnostics.push(suggestion({ file, line: 1 }, message));
  const root = realpathSync(rootOf(content)) + sep;
  const entriesOf = (folder: string) => {
    const path = join(content, folder);
    const names = isFolder(path) ? readdirSync(path, { recursive: folder === 'public' }) : [];
    return names.flatMap((entry) => {
      const name = `${entry}`;
      if (isIgnored(name)) return [];
      const isThere = existsSync(join(path, name));
      if (isThere && realpathSync(join(path, name)).startsWith(root))
        return { name, isFolder: isFolder(join(path, name)) };
      stop(
        posix.join(folder, toPosix(name)),
        `is a link to a ${isThere ? 'place outside of the content' : 'missing file'}: put the file itself here`,
      );
      return [];
    });
  };
  const checkText = (file: string) => {
    const bytes = readFileSync(join(content, file));
    // UTF-16 has null bytes.
    if (isUtf8(bytes) && !bytes.includes(0)) return;
    const text = bytes.toString();
    const where = { file, line: lineAt(text, Math.max(0, text.indexOf('\ufffd'))) };
    // A module that cannot be read stops the others, an article does not.
    const diagnostics = isMarkdown(file) ? otherDiagnostics : folderErrors;
    diagnostics.push(error(where, 'is not UTF-8: save it as UTF-8'));
  };

  const translations = translationsIn(content);
  const top = entriesOf('').filter(({ name }) => !translations.includes(name));
  const hasRobots = entriesOf('public').some(({ name }) => name === 'robots.txt');
  if (hasRobots && keepsAway.test(readFileSync(join(content, 'public/robots.txt'), 'utf8')))
    suggest('public/robots.txt', 'keeps search engines away: delete its Disallow: /');
  const modules = top.filter(({ name, isFolder }) => name.endsWith('.ts') && !isFolder);
  const sources = modules.map(({ name }) => readFileSync(join(content, name), 'utf8'));
  for (const { name, isFolder } of top) {
    const [known, others] = isFolder ? [folders, files] : [files, folders];
    const imported = new RegExp(`['"]\\./${RegExp.escape(name.replace(/\.ts$/, ''))}(\\.ts)?['"]`);
    const isRead = known.includes(name) || sources.some((source) => imported.test(source));
    // `Articles`, `article`, `case_studies`.
    const meant = folders.find((folder) => distance(folder, name.toLowerCase()) <= 1);
    if (others.includes(name)) stop(name, `must be a ${isFolder ? 'file' : 'folder'}: rename it`);
    else if (isFolder && !isRead && meant) stop(name, `is not read: rename the folder to ${meant}`);
    else if (name === 'palette.ts')
      suggest(
        name,
        'is now look.ts, and is read in this version alone: move its colours to look = { colours: { … } }',
      );
    else if (!isRead)
      suggest(
        name,
        isFolder
          ? `is not read: folders of the content are ${folders.join(', ')}, and languages with an owner.ts in the original's`
          : `is not read: files of the content are ${files.join(', ')}`,
      );
    else if (name.endsWith('.ts')) checkText(name);
  }
  for (const folder of articleFolders)
    for (const { name, isFolder } of entriesOf(folder)) {
      const file = `${folder}/${name}`;
      const isRead = isFolder || isMarkdown(name) || isArticleMediaName(name);
      const isCopy = !isFolder && isConflictCopy(join(content, file));
      const message =
        isRead &&
        (isCopy
          ? 'is the copy that a sync tool made of another file: delete it, or give it a name of its own'
          : nameError(name, folder, isFolder, translations));
      if (!isRead) suggest(file, 'is not read: texts end in .md, and other files are in public/');
      else if (message)
        (isFolder && isMarkdown(name) ? folderErrors : otherDiagnostics).push(
          error({ file, line: 1 }, message),
        );
      else if (isMarkdown(name)) checkText(file);
    }
  for (const { name, isFolder } of entriesOf('pictures'))
    if (isFolder || !isPictureName(name))
      suggest(
        `pictures/${name}`,
        'is not read: pictures are files that end in .png, .jpg, .webp or .avif',
      );
  return { folderErrors, otherDiagnostics };
}
