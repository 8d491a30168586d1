/** What a writing system needs. Styles, emphasis and link previews derive from this table. */
type Script = {
  /** Its characters, for a class in a pattern with the flag `v`. */
  characters: string;
  /** The line height of headings in which no two lines touch. */
  lineHeight: number;
  /** Whether its letters join or are square, so that tracking would tear or crowd them. */
  isUntracked?: true;
  /** Whether it has no italics, so that browsers would slant its letters. */
  isUpright?: true;
  /**
   * The Fontsource package of link previews and its subset. A package that the project does not have
   * is only installed if the content needs it. Those for Han, kana and Hangul depend on the language.
   */
  font?: [name: string, subset: string];
};

const joined = { isUntracked: true, isUpright: true } as const;

/** By name; if a text has several scripts, the last of them decides. Latin needs none. */
export const scripts: Record<string, Script> = {
  capitals: { characters: '[\\p{Lu}&&[\\u00c0-\\u024f]]', lineHeight: 1.1 },
  cyrillic: {
    characters: '\\p{Script=Cyrillic}',
    lineHeight: 1.1,
    font: ['noto-sans', 'cyrillic'],
  },
  greek: { characters: '\\p{Script=Greek}', lineHeight: 1.15, font: ['noto-sans', 'greek'] },
  hebrew: {
    characters: '\\p{Script=Hebrew}',
    lineHeight: 1.15,
    ...joined,
    font: ['noto-sans-hebrew', 'hebrew'],
  },
  han: { characters: '\\p{Script=Han}', lineHeight: 1.25, ...joined },
  kana: { characters: '\\p{Script=Hiragana}\\p{Script=Katakana}', lineHeight: 1.25, ...joined },
  hangul: { characters: '\\p{Script=Hangul}', lineHeight: 1.25, ...joined },
  // Letters with two marks.
  vietnamese: { characters: '\\u1ea0-\\u1ef9', lineHeight: 1.25 },
  arabic: {
    characters: '\\p{Script=Arabic}',
    lineHeight: 1.25,
    ...joined,
    font: ['noto-sans-arabic', 'arabic'],
  },
  devanagari: {
    characters: '\\p{Script=Devanagari}',
    lineHeight: 1.35,
    ...joined,
    font: ['noto-sans', 'devanagari'],
  },
  bengali: {
    characters: '\\p{Script=Bengali}',
    lineHeight: 1.35,
    ...joined,
    font: ['noto-sans-bengali', 'bengali'],
  },
  tamil: {
    characters: '\\p{Script=Tamil}',
    lineHeight: 1.35,
    ...joined,
    font: ['noto-sans-tamil', 'tamil'],
  },
  thai: {
    characters: '\\p{Script=Thai}',
    lineHeight: 1.4,
    ...joined,
    font: ['noto-sans-thai', 'thai'],
  },
};

const patterns = Object.entries(scripts).map(
  ([name, { characters }]) => [name, new RegExp(`[${characters}]`, 'v')] as const,
);

/** The names of the table's scripts in a text, for the attribute `data-script` of a heading. */
export const scriptsIn = (text: string): string | undefined =>
  patterns
    .filter(([, characters]) => characters.test(text))
    .map(([name]) => name)
    .join(' ') || undefined;

const upright = Object.values(scripts).filter(({ isUpright }) => isUpright);
const uprightText = new RegExp(`[${upright.map(({ characters }) => characters).join('')}]`, 'v');

/** Whether a text has letters that cannot be slanted. */
export const isUpright = (text: string): boolean => uprightText.test(text);

/**
 * For each script, what a page's HTML has if a heading is in it, and the styles of such headings. They
 * override those of headings: a heading has at most two classes.
 */
export const scriptStyles = Object.entries(scripts).map(
  ([name, { lineHeight, isUntracked }]): [part: RegExp, css: string] => [
    new RegExp(` data-script="[^"]*\\b${name}\\b`),
    `:root:root [data-script~=${name}]{line-height:${lineHeight}${isUntracked ? ';letter-spacing:0' : ''}}`,
  ],
);
