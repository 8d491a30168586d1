/** Finds the posts of a blog in the folders of its generator, or in a folder that its owner names. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { defined } from '../../src/lib/defined.ts';
import { parseDay } from '../dates.ts';
import { dateLine } from './front-matter.ts';
import { findGenerators, type GeneratorName, textOf } from './generators.ts';

/** Files about the repository, a section or an error. */
const isOtherFile = (name: string) =>
  /^(_index|readme|license|licence|changelog|contributing|code_of_conduct|security|support|authors|404)\b/i.test(
    name,
  );

/** The Markdown files below a folder that may be posts. */
const postsBelow = (folder: string): string[] =>
  globSync('**/*.{md,markdown,mdx,MD}', {
    cwd: folder,
    withFileTypes: true,
    exclude: ({ name }) => name === 'node_modules',
  })
    .filter((entry) => entry.isFile() && !isOtherFile(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort((a, b) => a.localeCompare(b));

export type FoundPost = ReturnType<typeof describe>;
export type Blog = ReturnType<typeof findPosts>;

/** The files and folders that Quartz does not publish, and whether it publishes only named notes. */
function readQuartz(postsFolder: string) {
  for (let folder = postsFolder; dirname(folder) !== folder; folder = dirname(folder)) {
    const [file] = globSync('quartz.config.*', { cwd: folder });
    if (!file) continue;
    const code = readFileSync(join(folder, file), 'utf8').replace(/^\s*\/\/.*$/gm, '');
    const defaults = '"private" "templates" ".obsidian"';
    const [, list = defaults] = /ignorePatterns:\s*\[([^\]]*)\]/.exec(code) ?? [];
    const patterns = [...list.matchAll(/["'`](.*?)["'`]/g)].map(([, pattern = '']) => pattern);
    const content = join(folder, 'content');
    return {
      ignored: globSync(patterns, { cwd: content }).map((path) => join(content, path)),
      isExplicit: /\bExplicitPublish\s*\(/.test(code),
    };
  }
  return { ignored: [], isExplicit: false };
}

/**
 * What the folder and the name of a file say about a post.
 *
 * @param roots the folders in which URLs begin.
 * @param languages that Hugo knows: 'post.de.md' or 'de/post.md' is in one of them.
 */
function describe(
  file: string,
  root: string,
  roots: string[],
  generator: GeneratorName,
  languages: string[],
) {
  const from = roots.find((folder) => file.startsWith(folder + sep)) ?? root;
  const path = relative(from, file).slice(0, -extname(file).length).split(sep);
  const folderLanguage = languages.includes(path[0] ?? '') ? path.shift() : undefined;
  const last = path.pop() ?? '';
  const ending = extname(last).slice(1).toLowerCase();
  const nameLanguage = languages.includes(ending) ? ending : undefined;
  const plain = nameLanguage ? last.slice(0, -ending.length - 1) : last;
  const name = /^(index|page)$/i.test(plain) ? (path.pop() ?? basename(from)) : plain;
  const [, year, month, day, rest] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[-_ ](.+))?$/.exec(name) ?? [];
  const inPath = /(?:^|\/)(\d{4})\/(\d{1,2})(?:\/(\d{1,2}))?(?:\/|$)/.exec(path.join('/'));
  const written = year ? [year, month, day] : [inPath?.[1], inPath?.[2], inPath?.[3] ?? '01'];
  const draftFolder = relative(root, file)
    .split(sep)
    .find((part) => /^_?drafts?$/i.test(part));
  return {
    file,
    /** The file's name or, for an `index.md`, its folder's. */
    name,
    plainName: rest ?? name,
    date: parseDay(written.join('-')),
    lang: nameLanguage ?? folderLanguage,
    /** Why it is not public, by its folder or name. */
    hiddenBy: draftFolder
      ? `the folder ${draftFolder}`
      : generator === 'Astro' && basename(file).startsWith('_')
        ? 'a name that begins with _'
        : generator === 'Jekyll' && !year
          ? 'a name without a date'
          : undefined,
    /** Below the folder in which URLs begin. */
    folder: path.join('/'),
  };
}

/** The folders with dated Markdown, those with most files first. */
function datedFolders(root: string, others: string[] = []): string[] {
  const isDated = (file: string) =>
    /^\d{4}-\d{1,2}-\d{1,2}/.test(basename(file)) ||
    dateLine.test(readFileSync(file, 'utf8').slice(0, 2000));
  const files = postsBelow(root).filter((file) => !others.includes(file) && isDated(file));
  const folders = Map.groupBy(files, (file) =>
    // A folder with an index.md is one post.
    dirname(/^index\.\w+$/i.test(basename(file)) ? dirname(file) : file),
  );
  return [...folders]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, 8)
    .map(([folder, { length }]) => `${relative(root, folder) || '.'} (${length})`);
}

/** Why a folder is not imported, and what its owner can do. */
function refusal(root: string): Error {
  const folders = datedFolders(root);
  const remedy =
    folders.length > 0
      ? `. Name the folder of its posts: npm run import -- --posts FOLDER ${relative('', root) || '.'}. Folders with dated Markdown: ${folders.join(', ')}`
      : ', and has no dated Markdown. Of a resume, name the file: npm run import -- resume.json';
  return new Error(`is not recognized as a blog of Jekyll, Hugo or Astro${remedy}`);
}

/** A folder that the owner names: below the blog's or below the working directory. */
function namedFolder(root: string, named: string): string {
  const folder = [resolve(root, named), resolve(named)].find(
    (path) => `${path}${sep}`.startsWith(root + sep) && postsBelow(path).length > 0,
  );
  if (!folder) throw new Error(`has no folder '${named}' with Markdown in it`);
  return folder;
}

/**
 * @param named the blog's folder.
 *
 * @param given the folder of its posts and the pattern of its URLs, if its owner sets them.
 * @throws the reason and what to do if there is no post.
 */
export function findPosts(
  named: string,
  given: { posts?: string | undefined; oldUrls?: string | undefined } = {},
) {
  const root = resolve(named);
  const candidates = findGenerators(root).map(({ generator, settings }) => {
    const { roots, folders } = generator.findPosts(root, settings);
    const all = folders.map((folder) => join(root, folder));
    const full = all.filter((folder) => postsBelow(folder).length > 0);
    return { generator, settings, roots, folders: full };
  });
  const { generator, settings, roots, folders } = defined(
    candidates.find(({ folders }) => folders.length > 0) ?? candidates.at(-1),
  );
  const postsFolders = given.posts
    ? [namedFolder(root, given.posts)]
    : folders.slice(0, generator.name === 'Jekyll' ? undefined : 1);
  const files = [...new Set(postsFolders.flatMap(postsBelow))];
  if (files.length === 0) throw refusal(root);
  const urlRoots = [...roots.map((folder) => join(root, folder)), ...postsFolders];
  const { ignored, isExplicit } = readQuartz(postsFolders[0] ?? root);
  const languages = Object.keys(settings.languages ?? {});
  const [url, base] = [textOf(settings.url), textOf(settings.baseurl) ?? ''];
  // Hugo has its whole URL in one setting, the others have the path apart.
  const site = `${url ? `${url}/${base}` : base}/`.replace(/(?<!:)\/{2,}/g, '/');
  const origin = URL.canParse(site) ? new URL(site) : undefined;
  const { defaultcontentlanguage, lang, locale, languagecode } = settings;
  return {
    root,
    generator: generator.name,
    posts: files.map((file) => {
      const post = describe(file, root, urlRoots, generator.name, languages);
      const isIgnored = ignored.some((path) => `${file}${sep}`.startsWith(path + sep));
      return isIgnored ? { ...post, hiddenBy: "Quartz's ignorePatterns" } : post;
    }),
    /** Folders with dated Markdown that are not imported. */
    otherFolders: datedFolders(root, files),
    /** The folders in which posts' URLs begin. */
    roots: urlRoots,
    /** The folders of pictures and files with URLs from the site's root. */
    statics: generator.statics.map((folder) => join(root, folder)),
    settings,
    /** The pattern of posts' URLs, which is empty if it is not known. */
    urlPattern: given.oldUrls ?? generator.url,
    isPatternGiven: given.oldUrls !== undefined,
    /** Whether only posts with `publish: true` are published. */
    isExplicit,
    /** The URL of the blog with its path, if its settings have one. */
    origin,
    /** That path without a slash at its end. */
    base: origin?.pathname.replace(/\/$/, '') ?? '',
    lang: [defaultcontentlanguage, lang, locale, languagecode, languages.includes('en') && 'en']
      .map(textOf)
      .find(Boolean),
  };
}
