/**
 * Sites in several languages. A folder in the content that has an owner.ts is a translation: its
 * name is the language's tag and the folder of its pages. Files that it lacks are the original's.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { basePath, contentDirectory } from './paths.ts';

/** A language's content, the folder of its pages ('' or 'de/'), and the base of its URLs. */
export type SiteLanguage = { content: string; folder: string; base: string };

/** The content that a folder translates, if it is a translation. */
export const originalOf = (content: string) =>
  existsSync(join(content, '../owner.ts')) ? dirname(content) : undefined;

/** The names of the translations in a folder of content. A translation has none. */
export const translationsIn = (content: string) =>
  originalOf(content)
    ? []
    : readdirSync(content).filter((name) => existsSync(join(content, name, 'owner.ts')));

/** The folder with all languages of a content. */
export const rootOf = (content: string) => originalOf(content) ?? content;

/** The languages of a site, the original first. */
export const languagesOf = (content = contentDirectory): SiteLanguage[] => [
  { content, folder: '', base: basePath },
  ...translationsIn(content).map((name) => ({
    content: join(content, name),
    folder: `${name}/`,
    base: `${basePath}${name}/`,
  })),
];

/** The folder of the content and, for a translation, that of its original. */
export const foldersFor = (content: string, folder: string) =>
  [content, originalOf(content)].flatMap((root) => (root ? [join(root, folder)] : []));

/**
 * The path of a file in a folder of the content, which may be the original's. Systems encode the
 * same characters differently. Case matters on every system, as it does on web servers.
 */
export const findContentFile = (content: string, folder: string, file: string) =>
  foldersFor(content, folder)
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path).map((name) => join(path, name)))
    .find((path) => basename(path).normalize('NFC') === file.normalize('NFC'));

/** The text of the original's file that a file translates; empty without one. */
export function readOriginal(content: string, folder: string, file: string): string {
  const path = join(originalOf(content) ?? '', folder, file);
  return originalOf(content) && existsSync(path) ? readFileSync(path, 'utf8').normalize('NFC') : '';
}
