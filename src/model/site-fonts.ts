/**
 * The families of the site's text, headings and code: the owner's (content/look.ts), and behind them
 * one for each script. Each is scaled to the family that the design is drawn with.
 */
import { look } from '#content/content.ts';
import { defined } from '#lib/defined.ts';
import { isWide } from '#lib/is-wide.ts';
import { memoize } from '#lib/memoize.ts';
import {
  type Cut,
  type FontFamily,
  type FontSubset,
  familyId,
  findFamily,
} from '#lib/node/font-families.ts';
import { openFont } from '#lib/node/open-font.ts';
import { scripts } from '#lib/scripts.ts';

export type FontRole = 'text' | 'headings' | 'code';

const [sans, mono] = ['Familjen Grotesk', 'IBM Plex Mono'];

/** The cut of headings, and of the name in the navigation. */
export const headingCut = { weight: 600, isLarge: true } satisfies Cut;

/** The families that the design is drawn with. */
const designs = { text: sans, headings: sans, code: mono };

const { text = sans, headings = text, code = mono } = look?.fonts ?? {};

/** The names of the families, in the order in which they supply characters. */
export const fontNames = { text: [text].flat(), headings: [headings].flat(), code: [code].flat() };

type Source = { font: FontFamily; subsets: FontSubset[] };

const scriptSources = Object.entries(scripts).flatMap(
  ([script, [, , , family, isForPages]]): Source[] => {
    const font = family && isForPages ? findFamily(family) : undefined;
    const subsets = font?.subsets.filter(({ name }) => [script, `${script}-ext`].includes(name));
    return font && subsets ? [{ font, subsets }] : [];
  },
);

/** The families of a role that are installed: the check reports others. */
export function fontsOf(role: FontRole): Source[] {
  const named = fontNames[role].flatMap((name) => findFamily(name) ?? []);
  const fonts = named.length > 0 ? named : [defined(findFamily(designs[role]))];
  return [
    ...fonts.map((font) => ({ font, subsets: font.subsets })),
    ...(role === 'code' ? [] : scriptSources),
  ];
}

/** The characters that a part really has: its range may name others. */
const charactersOf = memoize(async (subset: FontSubset) => {
  const { characters } = await openFont(subset, { weight: 400 }, subset.characters());
  return new Set(characters);
});

/** The parts of a role's families that a text needs, each with its characters of the text. */
export async function fontParts(role: FontRole, text: string) {
  let rest = [...new Set(text)].sort();
  const parts: { font: FontFamily; subset: FontSubset; characters: string }[] = [];
  for (const { font, subsets } of fontsOf(role))
    for (const subset of subsets) {
      if (!rest.some(subset.has)) continue;
      const all = await charactersOf(subset);
      const characters = rest.filter((character) => all.has(character)).join('');
      rest = rest.filter((character) => !all.has(character));
      // Spaces and joiners alone need no font: browsers refuse one without an outline.
      if (!/^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(characters))
        parts.push({ font, subset, characters });
    }
  return parts;
}

const measureFamily = memoize(async (font: FontFamily) => {
  const subset = font.subsets.find(({ name }) => name === 'latin');
  // Families without Latin letters are not scaled.
  if (!subset) return undefined;
  const latin = await openFont(subset, { weight: 400 }, 'xH0');
  const [x = 0, capital = 0] = ['x', 'H'].map(latin.heightOf);
  const { ascent, descent } = latin;
  return { letters: Math.sqrt(x * capital), digit: latin.widthOf('0'), ascent, descent };
});

/** The measures of the family that a role is designed with, in font sizes. */
export const designMetrics = async (role: FontRole) =>
  defined(await measureFamily(defined(findFamily(designs[role]))));

/**
 * The size at which a family looks as large as that of the design, or its code is as wide.
 *
 * @returns undefined for the family of the design.
 */
export async function fitToDesign(role: FontRole, font: FontFamily): Promise<number | undefined> {
  const [own, design] = [await measureFamily(font), await designMetrics(role)];
  if (font.id === familyId(designs[role])) return undefined;
  const measure = role === 'code' ? 'digit' : 'letters';
  return own?.[measure] ? design[measure] / own[measure] : 1;
}

/** The assumed width of a letter that no family has. */
const otherWidth = 0.6;

/**
 * Measures lines in a role's families at a weight.
 *
 * @param all the characters of all lines.
 * @returns a function for the width of a line, in font sizes, without letter spacing.
 */
export async function measureLines(role: FontRole, weight: number, all: string) {
  const parts = await Promise.all(
    (await fontParts(role, all)).map(async ({ font, subset, characters }) => ({
      characters,
      size: (await fitToDesign(role, font)) ?? 1,
      opened: await openFont(subset, { weight, isLarge: role === 'headings' }, characters),
    })),
  );
  const wordWidth = (word: string) => {
    const others = [...word].filter((character) =>
      parts.every(({ characters }) => !characters.includes(character)),
    );
    const widths = [
      ...others.map((character) => (isWide(character) ? 1 : otherWidth)),
      ...parts.map(
        ({ characters, size, opened }) =>
          opened.widthOf([...word].filter((one) => characters.includes(one)).join('')) * size,
      ),
    ];
    return widths.reduce((sum, width) => sum + width, 0);
  };
  // Letters join within words.
  return (line: string) => line.split(/(\s)/).reduce((sum, word) => sum + wordWidth(word), 0);
}
