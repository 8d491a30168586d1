import subsetFont from 'subset-font';
import { defined } from '#lib/defined.ts';
import { withCache } from '#lib/node/cache.ts';
import type { Cut, FontFamily } from '#lib/node/font-families.ts';
import { anyOf, scripts } from '#lib/scripts.ts';
import type { FontRole, fontParts } from './site-fonts.ts';

/** Whether letters neither join nor carry marks that need tables of the font. */
const isSimple = (text: string) =>
  /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hebrew}\p{sc=Common}\p{sc=Inherited}]*$/u.test(
    text,
  );

/** Features that Arabic letters need to join, and those for marks. A font with all features is twice as large. */
const [joining, marking] = [
  ['init', 'medi', 'fina', 'rlig'],
  ['ccmp', 'mark', 'mkmk'],
];

/** Leaves out what a font of headings does not need. */
function headingOptions({ isVariable }: FontFamily, text: string) {
  // The hinting of static families takes 4 KB.
  const noHinting = !isVariable;
  // Ligatures would be a fifth of such a small font. `prep` is kept: without it characters would
  // be hinted and spaced unevenly.
  if (isSimple(text)) return { dropTables: ['STAT', 'GSUB', 'GDEF', 'gasp'], noHinting };
  const keepFeatures = /\p{M}/u.test(text) ? [...joining, ...marking] : joining;
  const isArabic = anyOf(defined(scripts.arabic)).test(text);
  return { dropTables: ['STAT', 'gasp'], noHinting, ...(isArabic && { keepFeatures }) };
}

/** A part of a family as WOFF2, cut down to its characters. */
export async function cutFont(
  role: FontRole,
  cut: Cut,
  { font, subset, characters }: Awaited<ReturnType<typeof fontParts>>[number],
) {
  const { source, variationAxes } = subset.read(cut);
  const options = {
    targetFormat: 'woff2',
    variationAxes,
    ...(role === 'headings' ? headingOptions(font, characters) : { dropTables: ['STAT'] }),
  } as const;
  return withCache(['font', source, characters, JSON.stringify(options)], () =>
    subsetFont(source, characters, options),
  );
}
