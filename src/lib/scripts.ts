/** What a writing system needs. Styles, emphasis and link previews derive from this table. */
type Script = [
  /** Its characters, for a class in a pattern with the flag `v`. */
  characters: string,
  /** The line height of headings in which no two lines touch. */
  lineHeight: number,
  /** Whether its letters join or are square: tracking and slanting would spoil them. */
  isUpright?: boolean,
  /**
   * The family of Fontsource for link previews, which has a subset with the script's name. One that
   * the project does not have is installed if the content needs it. For Han, kana and Hangul see
   * preview-fonts.ts.
   */
  font?: string,
  /** Whether pages use it, too, in place of a system font. */
  isForPages?: boolean,
];

/** By name; if a text has several scripts, the last of them decides. Latin needs none. */
export const scripts: Record<string, Script> = {
  capitals: ['[\\p{Lu}&&[\\u00c0-\\u024f]]', 1.1],
  cyrillic: ['\\p{Script=Cyrillic}', 1.1, false, 'Golos Text', true],
  greek: ['\\p{Script=Greek}', 1.15, false, 'Commissioner', true],
  hebrew: ['\\p{Script=Hebrew}', 1.15, true, 'Heebo', true],
  han: ['\\p{Script=Han}', 1.2, true],
  kana: ['\\p{Script=Hiragana}\\p{Script=Katakana}', 1.2, true],
  hangul: ['\\p{Script=Hangul}', 1.2, true],
  // Letters with two marks.
  vietnamese: ['\\u1ea0-\\u1ef9', 1.25],
  arabic: ['\\p{Script=Arabic}', 1.4, true, 'Vazirmatn', true],
  devanagari: ['\\p{Script=Devanagari}', 1.35, true, 'Noto Sans'],
  bengali: ['\\p{Script=Bengali}', 1.35, true, 'Noto Sans Bengali'],
  tamil: ['\\p{Script=Tamil}', 1.35, true, 'Noto Sans Tamil'],
  thai: ['\\p{Script=Thai}', 1.4, true, 'Noto Sans Thai'],
};

/** Matches a character of one of the scripts. */
export const anyOf = (...chosen: Script[]) =>
  new RegExp(`[${chosen.map(([characters]) => characters).join('')}]`, 'v');

const patterns = Object.entries(scripts).map(([name, script]) => [name, anyOf(script)] as const);

/** The names of the table's scripts in a text, for the attribute `data-script` of a heading. */
export const scriptsIn = (text: string): string | undefined =>
  patterns.flatMap(([name, pattern]) => (pattern.test(text) ? name : [])).join(' ') || undefined;

/** Characters with high or deep marks. */
export const tallCharacters = anyOf(
  ...Object.values(scripts).filter(([, lineHeight]) => lineHeight >= 1.25),
);

/** Characters without italics. */
export const uprightCharacters = anyOf(
  ...Object.values(scripts).filter(([, , isUpright]) => isUpright),
);

/**
 * For each script, what a page's HTML has if a heading is in it, and the styles of such headings. They
 * override those of headings, which have at most two classes.
 */
export const scriptStyles = Object.entries(scripts).map(
  ([name, [, lineHeight, isUpright]]): [part: RegExp, css: string] => [
    new RegExp(` data-script="[^"]*\\b${name}\\b`),
    `:root:root [data-script~=${name}]{line-height:${lineHeight}${isUpright ? ';letter-spacing:0' : ''}}`,
  ],
);
