import { z } from 'zod';
import { parseColour } from './accent-palette.ts';
import { defaultPalette, type FullPalette } from './default-palette.ts';
import { nonEmptyString, pair, string } from './values.ts';

const colour = pair<FullPalette['ink']>(
  ['string'],
  'must be two colours: for the light and the dark theme',
).optional();

/** A family of Fontsource, or several: each character is from the first that has it. */
const families = z.union([nonEmptyString, z.array(nonEmptyString).min(1)]).exactOptional();

/** The site's colours and fonts. Pages, icons and link previews use them. */
export const lookSchema = z.strictObject({
  /** One colour in any notation of CSS, from which all others follow, in both themes. */
  accent: string.refine(parseColour, 'must be an opaque CSS colour').exactOptional(),
  /**
   * Single colours, in place of those that follow from the accent, or else of the site's. `npm run
   * check:content` reports pairs with too little contrast.
   */
  colours: z
    .strictObject(
      Object.fromEntries(Object.keys(defaultPalette).map((name) => [name, colour])) as {
        [Name in keyof FullPalette]: typeof colour;
      },
    )
    .exactOptional(),
  /**
   * Families of https://fontsource.org that are installed: `npm install --prefix content/fonts
   * @fontsource-variable/fraunces`. Headings are set in the text's by default. Characters that yours
   * lack are set in a family for their script.
   */
  fonts: z.strictObject({ headings: families, text: families, code: families }).exactOptional(),
});

export type Look = z.input<typeof lookSchema>;
