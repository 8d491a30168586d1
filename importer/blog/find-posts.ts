/** Finds the posts of a blog in the folders of its generator, or in a folder that its owner names. */
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { defined } from '../../src/lib/defined.ts';
import { toPosix } from '../../src/lib/node/paths.ts';
import { parseDay } from '../dates.ts';
import { asRecord, type UnknownRecord } from '../entries.ts';
import { dateLine } from './front-matter.ts';
import { exclusionReader, findGenerators, textOf } from './generators.ts';

/** Whether a path is in a folder by its real path: a symbolic link may lead anywhere. */
export const isBelow = (folder: string, path: string) =>
  existsSync(path) && `${realpathSync(path)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`);

/** A folder and those above it, up to the blog's. */
export const foldersUpTo = (root: string, folder: string): string[] =>
  folder.length > root.length ? [folder, ...foldersUpTo(root, dirname(folder))] : [folder];

/** Whether a URL with a host is one of the blog. */
export const isUrlOf = ({ origin }: Blog, url: string) =>
  origin !== null && URL.parse(url)?.host === origin.host;

const beginning = (file: string) => readFileSync(file, 'utf8').slice(0, 2000);

const aboutRepository =
  /^(readme|licen[cs]e|changelog|contributing|code_of_conduct|security|support|authors|404)(\.[\w-]+)+$/i;

/** Whether a file is about a section, or about the repository and has no fields. */
const isOtherFile = (file: string) =>
  /^_index\./i.test(basename(file)) ||
  (aboutRepository.test(basename(file)) && !/^\uFEFF?(---|\+\+\+)/.test(beginning(file)));

export function filesBelow(root: string, folder: string, endings: string): string[] {
  if (!isBelow(root, folder)) return [];
  const isSkipped = ({ name }: { name: string }) => /^(node_modules|\.git|archetypes)$/.test(name);
  const options = { cwd: folder, withFileTypes: true, exclude: isSkipped } as const;
  return globSync(`**/*.{${endings}}`, options)
    .flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
    .sort((a, b) => a.localeCompare(b));
}

const postsBelow = (root: string, folder: string): string[] =>
  filesBelow(root, folder, 'md,markdown,mdx,MD').filter((file) => !isOtherFile(file));

export type FoundPost = ReturnType<typeof describe>;
export type Blog = ReturnType<typeof findPosts>;

const datedName = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[-_ ](.+))?$/;
const withoutDate = (name: string) => datedName.exec(name)?.[4] ?? name;

/** What a file's path says: URLs begin in the roots; 'a.de.md' and 'de/a.md' are in a language. */
function describe(file: string, root: string, roots: string[], generator: string, tags: string[]) {
  const from = roots.find((folder) => file.startsWith(folder + sep)) ?? root;
  const below = toPosix(relative(from, file));
  const path = below.slice(0, -extname(file).length).split('/');
  const folderLanguage = tags.includes(path[0] ?? '') ? path.shift() : undefined;
  const last = path.pop() ?? '';
  const ending = extname(last).slice(1).toLowerCase();
  const nameLanguage = tags.includes(ending) ? ending : undefined;
  const plain = nameLanguage ? last.slice(0, -ending.length - 1) : last;
  // Eleventy's '2024-01-02-index.md' has its folder's name, too.
  const hasFolderName = /^(index|page)$/i.test(withoutDate(plain));
  const name = hasFolderName ? (path.pop() ?? basename(from)) : plain;
  const folder = path.join('/');
  const inName = datedName.exec(name) ?? datedName.exec(plain);
  const inFolder = /(?:^|\/)(\d{4})\/(\d{1,2})(?:\/(\d{1,2}))?(?:\/|$)/.exec(folder);
  const [, year, month, day = '01'] = inName ?? inFolder ?? [];
  const [draftFolder] = /(?<=^|[\\/])_?drafts?(?=[\\/])/i.exec(relative(root, file)) ?? [];
  const isUnderscored = generator !== 'Jekyll' && /(^|\/)_(?!posts\/)/.test(below);
  const isUndated = generator === 'Jekyll' && !inName;
  const slip = isUnderscored ? 'a name that begins with _' : isUndated && 'a name without a date';
  return {
    ...{ file, name, folder, section: path[0] ?? '', plainName: withoutDate(name) },
    date: parseDay([year, month, day].join('-')),
    lang: nameLanguage ?? folderLanguage,
    hiddenBy: draftFolder ? `the folder ${draftFolder}` : slip || undefined,
  };
}

/** Whether a file is a page with the other files of its folder: `index.md`, `index.de.md`. */
const isIndex = (file: string) => /^index(\.[\w-]+)?\.\w+$/i.test(basename(file));

const isDated = (file: string) =>
  /^\d{4}-\d{1,2}-\d{1,2}/.test(basename(file)) || dateLine.test(beginning(file));

/** Finds out which files Hugo publishes alone, and as posts: undefined if it does. */
function hugoRoles(posts: FoundPost[], settings: UnknownRecord) {
  const pages = posts.flatMap(({ file }) => (isIndex(file) ? dirname(file) + sep : []));
  const { mainsections = settings.mainsections } = asRecord(settings.params);
  // Without the setting, sections with dates have posts. The top one has pages such as 'About'.
  const dated = posts.flatMap(({ file, section }) => (isDated(file) ? section : []));
  const sections: unknown[] = mainsections ? [mainsections].flat() : dated.filter(Boolean);
  return ({ file, section }: FoundPost) => {
    const folder = dirname(isIndex(file) ? dirname(file) : file) + sep;
    if (pages.some((page) => folder.startsWith(page))) return 'Markdown beside an index.md';
    const isPage = sections.length > 0 && !sections.includes(section);
    return isPage ? 'a page of Hugo, not a post' : undefined;
  };
}

/** Other Markdown by its folder, that of a bundle or collection as a whole, most files first. */
function otherFolders(root: string, roots: string[] = [], except: string[] = []) {
  const files = postsBelow(root, root).filter((file) => !except.includes(file));
  const folderOf = (file: string) => {
    const folder = dirname(isIndex(file) ? dirname(file) : file).replace(
      /[\\/]\d+(?:[\\/][\s\S]*)?$/,
      '',
    );
    const above = roots.find((path) => folder.startsWith(path + sep)) ?? '';
    const [collection = ''] = relative(above, folder).split(sep);
    return relative(root, above ? join(above, collection) : folder) || '.';
  };
  return [...Map.groupBy(files, folderOf)].sort(([, a], [, b]) => b.length - a.length);
}

/** Why a folder is not imported, and what its owner can do. */
function refusal(root: string): Error {
  const folders = otherFolders(root)
    .toSorted(([, a], [, b]) => Number(b.some(isDated)) - Number(a.some(isDated)))
    .map(([folder, { length }]) => `${folder} (${length})`);
  const remedy =
    folders.length > 0
      ? `. Name the folder of its posts: npm run import -- --posts FOLDER ${relative('', root) || '.'}. Folders with Markdown: ${folders.slice(0, 8).join(', ')}`
      : ', and has no Markdown: `quarto render --to gfm` makes it of .qmd, `npx wordpress-export-to-markdown` of an export of WordPress. Of a resume, name the file: npm run import -- resume.json';
  return new Error(`is not recognized as a blog of Jekyll, Hugo or Astro${remedy}`);
}

export type BlogOptions = { language: string } & {
  [Name in 'posts' | 'oldUrls']?: string | undefined;
};

/** @throws the reason and what to do if there is no post. */
export function findPosts(named: string, given: BlogOptions) {
  const root = realpathSync(named);
  const hasPosts = (folder: string) => postsBelow(root, folder).length > 0;
  const candidates = findGenerators(root, hasPosts);
  const generator = defined(candidates.find(({ folders }) => folders[0]) ?? candidates.at(-1));
  const { name, settings, roots, statics, folders } = generator;
  // A folder that the owner names is below the blog's or below the working directory.
  const wanted = given.posts ? [resolve(root, given.posts), resolve(given.posts)] : folders;
  const isOne = given.posts || name !== 'Jekyll';
  const postsFolders = wanted.filter(hasPosts).slice(0, isOne ? 1 : undefined);
  const [first] = postsFolders;
  if (!first && given.posts) throw new Error(`has no folder '${given.posts}' with Markdown in it`);
  if (!first) throw refusal(root);
  const files = [...new Set(postsFolders.flatMap((folder) => postsBelow(root, folder)))];
  const urlRoots = [...roots.map((folder) => join(root, folder)), ...postsFolders];
  const languages = Object.keys(settings.languages ?? {});
  // Hugo has its whole URL in one setting, the others have the path apart.
  const site = [settings.url, settings.baseurl].map(textOf).filter(Boolean).join('/');
  const origin = URL.parse(site.replace(/(?<!:)\/{2,}/g, '/'));
  const { defaultcontentlanguage, lang, locale, languagecode } = settings;
  const tags = [defaultcontentlanguage, lang, locale, languagecode];
  const above = foldersUpTo(root, first);
  const exclusionOf = exclusionReader(root, above, settings);
  const all = files.map((file) => {
    const post = describe(file, root, urlRoots, name, languages);
    return { ...post, hiddenBy: post.hiddenBy ?? exclusionOf(file) };
  });
  const roleOf = hugoRoles(name === 'Hugo' ? all : [], given.posts ? {} : settings);
  const others = postsFolders.flatMap((path) =>
    filesBelow(root, path, 'html,textile,adoc,org,rst,qmd,Rmd,Rmarkdown,ipynb'),
  );
  const inOtherFormats = others.filter((file) => /^(---|\+\+\+|= |#\+|\{\s)/.test(beginning(file)));
  return {
    ...{ root, generator: name, settings, roots: urlRoots },
    posts: all.filter((post) => !roleOf(post)),
    others: [
      ...all.map((post) => ({ file: post.file, role: roleOf(post) })),
      ...inOtherFormats.map((file) => ({ file, role: `a post in ${extname(file).slice(1)}` })),
      ...otherFolders(root, urlRoots, files).flatMap(([folder, files]) => {
        const dated = `dated Markdown in ${folder}, for --posts`;
        const role = (file: string) => (isDated(file) ? dated : 'Markdown elsewhere, for --posts');
        return files.map((file) => ({ file, role: role(file) }));
      }),
    ],
    statics: [
      ...statics.map((folder) => join(root, folder)),
      ...above.flatMap((path) => ['static', 'public', 'assets'].map((name) => join(path, name))),
    ],
    /** The pattern of posts' URLs, which is empty if it is not known. */
    urlPattern: given.oldUrls ?? generator.url,
    isPatternGiven: given.oldUrls !== undefined,
    /** The URL of the blog with its path, if its settings have one. */
    origin,
    base: origin?.pathname.replace(/\/$/, '') ?? '',
    lang: tags.map(textOf).find(Boolean) ?? languages.find((tag) => tag === 'en'),
  };
}
