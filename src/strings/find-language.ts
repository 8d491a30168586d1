/** Which languages the site speaks without words of the owner. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentDirectory, projectDirectory, toPosix } from '#lib/node/paths.ts';

const folder = join(projectDirectory, 'src/strings');

/** The tags of the files in src/strings: 'de', 'pt-BR'. */
export const languages = globSync('{??,??-*}.ts', { cwd: folder }).map((file) =>
  basename(file, '.ts'),
);

/**
 * The language of a tag with its script: Traditional Chinese is not Simplified Chinese. Undefined
 * if the tag is invalid, or its language is not known.
 */
export function languageAndScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return script && `${language}-${script}`;
  } catch {
    return undefined;
  }
}

const findStrings = (tag: string) =>
  languages.find((name) => name.toLowerCase() === tag.toLowerCase()) ??
  languages.find((name) => languageAndScript(name) === languageAndScript(tag));

/** Whether a file has strings for a tag. */
export const hasStrings = (tag: string) => findStrings(tag) !== undefined;

/** The language with strings for a tag: itself, its own language, or English. */
export const findLanguage = (tag: string) => findStrings(tag) ?? 'en';

/** The tag in a content folder's owner.ts, read as text: the file may have errors. */
export function readLanguageTag(content = contentDirectory): string {
  const file = join(content, 'owner.ts');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^\s*lang:\s*['"]([\w-]+)['"]/m.exec(text)?.[1] ?? 'en';
}

/**
 * Vite's settings for a content folder: its name, that of its language's sentences, and its path
 * for modules that read many files, which would be slow as modules.
 */
export const contentSettings = (content = contentDirectory) => ({
  resolve: {
    alias: {
      '#content': toPosix(content),
      '#language': toPosix(join(folder, `${findLanguage(readLanguageTag(content))}.ts`)),
    },
  },
  define: { 'import.meta.env.CONTENT_DIRECTORY': JSON.stringify(content) },
});
