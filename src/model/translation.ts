/** What a site in several languages shares. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { language, textDirection } from '#content/language.ts';
import { languagesOf, originalOf, rootOf } from '#lib/node/languages.ts';
import { capitalise } from '#lib/text.ts';
import { readLanguageTag } from '#strings/find-language.ts';

const content = import.meta.env.CONTENT_DIRECTORY;
const original = originalOf(content);

/** Whether this is a translation, whose pages are in a folder of the site. */
export const isTranslation = original !== undefined;

/** Whether the site's language is written from right to left. Firefox before 153 cannot tell. */
export const isRightToLeft = textDirection(language) === 'rtl';

/** The language of a module's texts, if it is the original's. */
export const inheritedLanguage = (module: string): string | undefined =>
  original && existsSync(join(original, module)) && !existsSync(join(content, module))
    ? readLanguageTag(original)
    : undefined;

/** A language's name in itself: 'Deutsch', 'Français'. */
export const languageName = (tag: string) =>
  capitalise(new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag, tag);

/** The names of the site's languages, if it has several. Their tags may be wrong before the check. */
export function languageNames(): string[] {
  const tags = languagesOf(rootOf(content)).map((language) => readLanguageTag(language.content));
  return tags.length > 1 ? tags.map(languageName) : [];
}
