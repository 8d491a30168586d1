/** Finds the posts of a blog in the folders of its generator. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { readDay } from '../dates.ts';
import { type Generator, generators, plainFolder, type Settings } from './generators.ts';
import { findUrlPatterns, type UrlPatterns } from './url-patterns.ts';

const isMarkdown = (name: string) => /\.(md|markdown|mdx)$/i.test(name);

/** Folders without posts, and files about the repository. */
const otherFolders =
  /^(\.|node_modules$|vendor$|themes?$|layouts?$|_layouts$|_includes$|archetypes$|templates?$|_site$|dist$|build$|resources$|bower_components$)/;
const otherFiles =
  /^(_index|readme|license|licence|changelog|contributing|code_of_conduct|security|support|authors|404)\b.*$/i;

/** The Markdown files below a folder that may be posts. */
function postsBelow(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return otherFolders.test(entry.name) ? [] : postsBelow(path);
      return entry.isFile() && isMarkdown(entry.name) && !otherFiles.test(entry.name) ? [path] : [];
    });
}

const isOf =
  (root: string) =>
  ({ marks, text = /^/ }: Generator) =>
    globSync(marks, { cwd: root }).some(
      (file) =>
        statSync(join(root, file)).isDirectory() ||
        text.test(readFileSync(join(root, file), 'utf8')),
    );

/** The root of a blog, which may be above the given folder, and its generator. */
function findRoot(named: string): { root: string; generator: Generator } {
  let root = resolve(named);
  for (let step = 0; step < 6; step++) {
    const generator = generators.find(isOf(root));
    if (generator) return { root, generator };
    if (existsSync(join(root, '.git')) || dirname(root) === root) break;
    root = dirname(root);
  }
  return { root: resolve(named), generator: plainFolder };
}

/** A blog's settings, in any format, and their file. */
function readSettings(root: string): { settings: Settings; file?: string } {
  for (const file of globSync(
    [
      '_config.yml',
      '{hugo,config}.{toml,yaml,yml}',
      'config/_default/{hugo,config}.{toml,yaml,yml}',
    ],
    { cwd: root },
  )) {
    try {
      const text = readFileSync(join(root, file), 'utf8');
      return {
        settings: (extname(file) === '.toml' ? parseToml(text) : parseYaml(text)) ?? {},
        file,
      };
    } catch {
      // Broken settings are ignored.
    }
  }
  return { settings: {} };
}

export type FoundPost = {
  file: string;
  /** The file's name or, for an `index.md`, its folder's; without a date. */
  name: string;
  /** YYYY-MM-DD, from the name or the path. */
  date?: string;
  /** From the name, 'post.de.md', or the folder: 'de/post.md'. */
  lang?: string;
  isDraft: boolean;
  /** Below the posts' folder. */
  folder: string;
};

export type Blog = {
  root: string;
  generator: string;
  posts: FoundPost[];
  statics: string[];
  urls: UrlPatterns;
  /** The last part of the posts' folder: 'blog', 'posts'. */
  base: string;
  /** The URL of the blog, if its settings have one. */
  origin: URL | undefined;
  lang: string | undefined;
};

/** The language in a file's name: 'post.zh-cn'. */
function languageIn(name: string): string | undefined {
  const [, tag] = /\.([a-z]{2,3}(?:-[a-z]{2,4})?)$/i.exec(name) ?? [];
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  try {
    return tag && names.of(tag) ? new Intl.Locale(tag).toString() : undefined;
  } catch {
    return undefined;
  }
}

/** The folders of a blog that has one for each language: declared ones, or if all are such. */
function languageFolders(files: string[], { languages }: Settings): Set<string> {
  const declared = Array.isArray(languages) ? languages : Object.keys(languages ?? {});
  const first = [...new Set(files.map((file) => file.split(/[\\/]/)[0] ?? ''))];
  const isEach = first.length > 1 && first.every((folder) => languageIn(`.${folder}`));
  return new Set(isEach ? first : first.filter((folder) => declared.includes(folder)));
}

function describe(
  file: string,
  postsFolder: string,
  isDraft: boolean,
  languages = new Set<string>(),
): FoundPost {
  const path = relative(postsFolder, file).slice(0, -extname(file).length).split(/[\\/]/);
  const folderLanguage = path.length > 1 && languages.has(path[0] ?? '') ? path.shift() : undefined;
  const last = path.pop() ?? '';
  const nameLanguage = languageIn(last);
  const lang = nameLanguage ?? (folderLanguage && languageIn(`.${folderLanguage}`));
  const plain = nameLanguage ? last.slice(0, last.lastIndexOf('.')) : last;
  const fileName = /^(index|page)$/i.test(plain) ? (path.pop() ?? basename(postsFolder)) : plain;
  const [, year, month, day, rest] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[-_ ](.+))?$/.exec(fileName) ?? [];
  const inPath = /(?:^|\/)(\d{4})\/(\d{1,2})(?:\/(\d{1,2}))?(?:\/|$)/.exec(path.join('/'));
  const date = readDay(
    (year ? [year, month, day] : [inPath?.[1], inPath?.[2], inPath?.[3] ?? '01']).join('-'),
  );
  return {
    file,
    name: rest ?? fileName,
    ...(date && { date }),
    ...(lang && { lang }),
    isDraft,
    folder: path.join('/'),
  };
}

const text = (value: unknown) =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

/**
 * @param named the folder of a blog or of its posts.
 *
 * @throws if there is no post.
 */
export function findPosts(named: string): Blog {
  const { root, generator } = findRoot(named);
  const isWhole = resolve(named) === root;
  const folders = isWhole ? generator.posts.map((folder) => join(root, folder)) : [resolve(named)];
  // The blog keeps its posts elsewhere: take all possible ones.
  const postsFolder = [...folders, root].find((folder) => postsBelow(folder).length > 0);
  if (!postsFolder) throw new Error('has no Markdown file in it');
  const drafts = isWhole ? (generator.drafts ?? []).map((folder) => join(root, folder)) : [];
  const { settings, file: settingsFile } = readSettings(root);
  const files = postsBelow(postsFolder);
  const languages = languageFolders(
    files.map((file) => relative(postsFolder, file)),
    settings,
  );
  const posts = [
    ...files.map((file) =>
      describe(file, postsFolder, /(^|[\\/])_?drafts?[\\/]/i.test(relative(root, file)), languages),
    ),
    ...drafts.flatMap((folder) => postsBelow(folder).map((file) => describe(file, folder, true))),
  ];
  const site = text(settings.url) ?? text(settings.baseURL) ?? text(settings.baseurl);
  return {
    root,
    generator: generator.name,
    posts,
    statics: generator.statics.map((folder) => join(root, folder)),
    urls: findUrlPatterns(root, generator, { settings, file: settingsFile }, basename(postsFolder)),
    base: basename(postsFolder),
    origin: site && URL.canParse(site) ? new URL(site) : undefined,
    lang:
      text(settings.lang) ??
      text(settings.language) ??
      text(settings.defaultContentLanguage) ??
      text(settings.default_language) ??
      text(settings.languageCode),
  };
}

/** The day of a file's first commit, for posts without a date. */
export function firstDay(file: string): string | undefined {
  try {
    const options = { cwd: dirname(file), stdio: 'pipe', encoding: 'utf8' } as const;
    const days = execFileSync(
      'git',
      ['log', '--follow', '--diff-filter=A', '--format=%as', '--', file],
      options,
    );
    return days.trim().split('\n').at(-1) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether a folder is a blog, and not a network's export. */
export const isBlog = (path: string): boolean =>
  existsSync(path) &&
  statSync(path).isDirectory() &&
  (generators.some(isOf(path)) || postsBelow(path).length > 0);
