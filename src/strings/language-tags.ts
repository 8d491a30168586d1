/** Compares tags of languages. */

/**
 * The language of a tag with its script, such as 'zh-Hans' or 'zh-Hant'. Undefined if the tag is
 * invalid or its language is unknown.
 */
export function languageAndScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return script && `${language}-${script}`;
  } catch {
    return undefined;
  }
}

/** Which of some tags has the strings for a tag: the tag itself, or its language and script. */
export const findAmong = (names: string[], tag: string): string | undefined =>
  names.find((name) => name.toLowerCase() === tag.toLowerCase()) ??
  names.find((name) => languageAndScript(name) === languageAndScript(tag));
