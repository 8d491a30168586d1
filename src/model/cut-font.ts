import subsetFont from 'subset-font';
import { defined } from '#lib/defined.ts';
import { withCache } from '#lib/node/cache.ts';
import type { Cut } from '#lib/node/font-families.ts';
import { anyOf, scripts } from '#lib/scripts.ts';
import type { FontRole, fontParts } from './site-fonts.ts';

/** Scripts whose letters neither join nor carry marks that a table of the font places. */
const isSimple = (text: string) =>
  /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hebrew}\p{sc=Common}\p{sc=Inherited}]*$/u.test(
    text,
  );

/** Arabic letters join by these features alone, and other ones would double the font's size. */
const arabicFeatures = ['init', 'medi', 'fina', 'rlig'];

/** What a font of headings does without. */
function headingOptions(text: string) {
  // Ligatures would be a fifth of such a small font. `prep` is kept: without it characters would
  // be hinted and spaced unevenly.
  if (isSimple(text)) return { dropTables: ['STAT', 'GSUB', 'GDEF', 'gasp'] };
  const isPlainArabic = anyOf(defined(scripts.arabic)).test(text) && !/\p{M}/u.test(text);
  return { dropTables: ['STAT', 'gasp'], ...(isPlainArabic && { keepFeatures: arabicFeatures }) };
}

/** A part of a family as WOFF2, cut down to its characters. */
export async function cutFont(
  role: FontRole,
  cut: Cut,
  { font, subset, characters }: ReturnType<typeof fontParts>[number],
) {
  const { source, variationAxes } = font.read(subset, cut);
  const options = {
    targetFormat: 'woff2',
    variationAxes,
    ...(role === 'headings' ? headingOptions(characters) : { dropTables: ['STAT'] }),
  } as const;
  return withCache(['font', source, characters, JSON.stringify(options)], () =>
    subsetFont(source, characters, options),
  );
}
