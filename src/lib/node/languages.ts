/**
 * Sites in several languages. A folder in the content that has an owner.ts is a translation: its
 * name is the language's tag and the folder of its pages. Files that it lacks are the original's.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { basePath, contentDirectory, namesIn } from './paths.ts';

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

/**
 * The paths of the files in a folder of the content, by their names in NFC: systems encode the same
 * characters differently. A translation has those of its original, too.
 */
export const filesOf = (content: string, folder: string): Map<string, string> =>
  new Map(
    [rootOf(content), content].flatMap((root) =>
      namesIn(join(root, folder)).map(
        (name) => [name.normalize('NFC'), join(root, folder, name)] as const,
      ),
    ),
  );

/** The path of a file in a folder of the content. Case matters, as it does on web servers. */
export const findContentFile = (content: string, folder: string, file: string) =>
  filesOf(content, folder).get(file.normalize('NFC'));

/** The original's text of a translation's file: empty without one, undefined in the original. */
export function readOriginal(content: string, folder: string, file: string): string | undefined {
  const original = originalOf(content);
  const path = original && filesOf(original, folder).get(file);
  return path ? readFileSync(path, 'utf8').normalize('NFC') : original && '';
}
