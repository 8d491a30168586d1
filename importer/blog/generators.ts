/** The three generators whose folders and settings are known, and their settings. */
import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** A blog's settings, with names in lower case: Hugo reads them in any case. */
export type Settings = Record<string, unknown>;

export type GeneratorName = 'Jekyll' | 'Hugo' | 'Astro' | 'a folder of Markdown';

/** Paths are below the blog's folder. */
export type Generator = {
  name: GeneratorName;
  settingsFiles: string[];
  /** Whether a file of that name is this generator's, and not another one's. */
  isOwn?: (text: string) => boolean;
  /** The folders of posts. `roots` are the folders that their URLs begin in. */
  findPosts: (root: string, settings: Settings) => { roots: string[]; folders: string[] };
  /** Folders of pictures and files with URLs from the site's root. */
  statics: string[];
  /** The default pattern of posts' URLs. */
  url: string;
};

const generators: Generator[] = [
  {
    name: 'Astro',
    settingsFiles: ['astro.config.*'],
    findPosts: () => {
      const roots = ['src/content', 'src/data', 'src/pages'];
      const below = ['blog', 'posts', 'post', 'articles', ''];
      return { roots, folders: roots.flatMap((root) => below.map((name) => join(root, name))) };
    },
    statics: ['public', 'src', 'src/assets'],
    url: '/:folder/:title/',
  },
  {
    name: 'Jekyll',
    settingsFiles: ['_config.{yml,yaml,toml}'],
    findPosts: (root, { source, collections_dir }) => {
      const base = textOf(source) ?? textOf(collections_dir) ?? '';
      const folders = globSync('{,*/,*/*/}_{posts,drafts}', { cwd: root }).filter(
        // Hexo's folder has the same name.
        (folder) =>
          !/^(node_modules|vendor|source)[\\/]/.test(folder) || folder.startsWith(`${base}/`),
      );
      return { roots: [base], folders };
    },
    statics: ['.'],
    url: '/:categories/:year/:month/:day/:title:output_ext',
  },
  {
    name: 'Hugo',
    settingsFiles: [
      '{hugo,config}.{toml,yaml,yml,json}',
      'config/_default/{hugo,config}.{toml,yaml,yml,json}',
    ],
    // Zola's settings have the same name.
    isOwn: (text) => !/^base_url\s*=/m.test(text),
    findPosts: (_, { contentdir }) => {
      const folder = textOf(contentdir) ?? 'content';
      return { roots: [folder], folders: [folder] };
    },
    statics: ['static', 'assets', 'content'],
    url: '/:sections/:slugorcontentbasename/',
  },
];

/** Any folder that the owner names. */
export const plainFolder: Generator = {
  name: 'a folder of Markdown',
  settingsFiles: [],
  findPosts: () => ({ roots: [], folders: [] }),
  statics: ['.', 'static', 'public', 'assets', 'images', 'content', 'source', 'src'],
  url: '',
};

export const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

/** An object with names in lower case, at every depth. */
function lowerNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.toLowerCase(), lowerNames(inner)]),
  );
}

/** The settings in a file; of Astro's code only the site's URL and its base. */
function parseSettings(file: string, text: string): Settings {
  if (/^\.[cm]?[jt]s$/.test(extname(file))) {
    const setting = (name: string) =>
      new RegExp(`^[^/\\n]*\\b${name}:\\s*['"\`]([^'"\`\\n]+)`, 'm').exec(text)?.[1];
    return { url: setting('site'), baseurl: setting('base') };
  }
  const values = extname(file) === '.toml' ? parseToml(text) : parseYaml(text);
  return (lowerNames(values) ?? {}) as Settings;
}

/** The generators whose settings a folder has, and these. */
export const findGenerators = (root: string) =>
  generators.flatMap((generator) =>
    globSync(generator.settingsFiles, { cwd: root }).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (!(generator.isOwn?.(text) ?? true)) return [];
      try {
        return [{ generator, settings: parseSettings(file, text) }];
      } catch (error) {
        throw new Error(`has settings that cannot be read: ${file}: ${`${error}`.split('\n')[0]}`);
      }
    }),
  );
