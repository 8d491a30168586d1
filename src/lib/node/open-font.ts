import { Blob, Face, Font, Buffer as Glyphs, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { withCache } from './cache.ts';
import type { Cut, FontSubset } from './font-families.ts';

/**
 * Opens a part of a family at one weight.
 *
 * @returns the font as TrueType, cut down to the characters, and its measures in font sizes.
 */
export async function openFont(
  subset: Pick<FontSubset, 'read'>,
  cut: Cut & { weight: number },
  characters: string,
) {
  const { source, variationAxes, isBold } = subset.read(cut);
  const options = { targetFormat: 'sfnt', variationAxes } as const;
  const truetype = await withCache(
    ['truetype', source, characters, JSON.stringify(variationAxes)],
    () => subsetFont(source, characters, options),
  );
  const face = new Face(new Blob(truetype));
  const font = new Font(face);
  const { ascender, descender } = font.hExtents();
  return {
    truetype,
    isBold,
    /** Its name may be that of another weight: 'Commissioner Thin'. */
    name: face.getName(1, 'en'),
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    characters: [...face.collectUnicodes()].map((point) => String.fromCodePoint(point)),
    /** The height of a character, if the font has it. */
    heightOf(character: string) {
      const glyph = font.glyph(character.codePointAt(0) ?? 0);
      const extents = glyph ? font.glyphExtents(glyph) : undefined;
      return extents && extents.yBearing / face.upem;
    },
    /** The width of a line of text. */
    widthOf(text: string) {
      const glyphs = new Glyphs();
      glyphs.addText(text);
      glyphs.guessSegmentProperties();
      shape(font, glyphs);
      const widths = glyphs.getGlyphPositions().map(({ xAdvance }) => xAdvance);
      return widths.reduce((sum, width) => sum + width, 0) / face.upem;
    },
  };
}
