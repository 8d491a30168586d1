/** The generators that the import recognizes, and their settings. */
import { globSync, readFileSync } from 'node:fs';
import { extname, join, posix, relative } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { toPosix } from '../../src/lib/node/paths.ts';
import { asRecord, renameFields, type UnknownRecord } from '../entries.ts';
import { isYes } from './front-matter.ts';
import names from './names.json' with { type: 'json' };

export const plainFolder = 'a folder of Markdown';

export const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

/** The settings in a file, with names in lower case; of Astro's code only the URL and its base. */
function parseSettings(file: string, text: string): UnknownRecord {
  if (/^\.[cm]?[jt]s$/.test(extname(file))) {
    const setting = (name: string) =>
      new RegExp(`^[^/\\n]*\\b${name}:\\s*['"\`]([^'"\`\\n]+)`, 'm').exec(text)?.[1];
    return { url: setting('site'), baseurl: setting('base') };
  }
  const values =
    extname(file) === '.toml' ? parseToml(text) : parseYaml(text, { uniqueKeys: false });
  return asRecord(renameFields(values, (name) => name.toLowerCase()));
}

/** Files that have a part of Hugo's settings: `permalinks.toml`, `languages.de.toml`. */
const partPattern = /_default[\\/](?!hugo\.|config\.)(\w+)(?:\.([\w-]+))?\.\w+$/;

function readSettings(root: string, files: string[]): UnknownRecord {
  const settings: UnknownRecord = {};
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    try {
      const values = parseSettings(file, text);
      const [, part = '', inner] = partPattern.exec(file.toLowerCase()) ?? [];
      const inPart = inner ? { ...asRecord(settings[part]), [inner]: values } : values;
      Object.assign(settings, part ? { [part]: inPart } : values);
    } catch (error) {
      throw new Error(`has settings that cannot be read: ${file}: ${`${error}`.split('\n')[0]}`);
    }
  }
  return settings;
}

/** A folder's generators, last a plain folder. URLs of posts begin in `roots`, of files in `statics`. */
export const findGenerators = (root: string, hasPosts: (folder: string) => boolean) =>
  names.generators.flatMap(({ settingsFiles, folders, ...generator }) => {
    const files = globSync(settingsFiles, { cwd: root }).sort();
    if (settingsFiles.length > 0 && files.length === 0) return [];
    const settings = readSettings(root, files);
    const { source, collections_dir, contentdir, base_url } = settings;
    const base = [source, collections_dir, contentdir].map(textOf).find(Boolean);
    const roots = base ? [base] : generator.roots;
    // Hexo's folder and Zola's settings have the same names.
    const isOther = (path: string) =>
      (/^(node_modules|vendor|source)[\\/]/.test(path) && !`${path}/`.startsWith(`${base}/`)) ||
      (generator.name === 'Hugo' && base_url);
    const found = (folders[0] ? folders : roots).flatMap((name) => globSync(name, { cwd: root }));
    const own = found.filter((path) => !isOther(path)).map((path) => join(root, path));
    return { ...generator, settings, roots, folders: own.filter(hasPosts) };
  });

/** Whether the path of a file in a folder, or of a folder above it, matches a pattern. */
export const isMatch = (folder: string, file: string, pattern: string) =>
  posix.matchesGlob(toPosix(relative(folder, file)), `${pattern.replace(/^\.?\/|\/$/g, '')}{,/**}`);

/** Settings that list unpublished files. Those in Hugo's `ignoreFiles` are regular expressions. */
const lists =
  /\b(ignoreFiles|ignorePatterns|exclude|disableLanguages|disabled)["']?\s*:\s*\[((?:[^\]"'`]|"[^"]*"|'[^']*'|`[^`]*`)*)\]/gi;

/** @returns a function that names the setting in some folders that may exclude a file. */
export function exclusionReader(root: string, folders: string[], settings: UnknownRecord) {
  const texts = folders.flatMap((folder) =>
    globSync('{.eleventy.*,.eleventyignore,*.config.*}', { cwd: folder }).map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').trim();
      return name.endsWith('ignore')
        ? `exclude: ["${text
            .split(/\r?\n/)
            .map((line) => line.trim())
            .filter(Boolean)
            .join('", "')}"]`
        : text;
    }),
  );
  const languages = Object.entries(asRecord(settings.languages));
  const disabled = languages.flatMap(([tag, set]) => (isYes(asRecord(set).disabled) ? tag : []));
  texts.push(JSON.stringify({ ...settings, disabled }));
  const found = texts.flatMap((text) => [...text.matchAll(lists)]);
  return (file: string) => {
    const below = toPosix(relative(root, file));
    for (const [, name = '', list = ''] of found)
      for (const [, , written = ''] of list.matchAll(/(["'`])(.+?)\1/g)) {
        const path = written.replaceAll('\\\\', '\\').replace(/^\.?\/|\/$/g, '');
        const isIn = isMatch(root, file, `**/{${path},*.${path}.*}`) || below.startsWith(path);
        if (isIn || (/files$/i.test(name) && new RegExp(path.replace('(?i)', ''), 'i').test(below)))
          return `the setting ${name}: ${path}`;
      }
    return undefined;
  };
}
