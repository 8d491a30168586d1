import { z } from 'zod';
import { pictureSchema } from './picture.ts';
import { date, https, nonEmptyString, nonEmptyStrings, pathData } from './values.ts';

/** A line drawing in a box of 300 by 104: SVG path data, and the position of the copper mark. */
const drawingSchema = z.strictObject({
  main: pathData,
  faint: pathData.exactOptional(),
  mark: z.strictObject({ x: z.number(), y: z.number() }).exactOptional(),
});

/**
 * A product in the Projects section, in the order they are shown. Without any, there is no such
 * section.
 */
export const projectSchema = z.strictObject({
  /** Required; must differ from every other project's title. */
  title: nonEmptyString,
  /**
   * What it does and for whom, in one or two sentences of at most 160 characters together.
   * Required.
   */
  description: nonEmptyString,
  /** Where a visitor can see it; https. Null or left out, its card has no link to it. */
  link: https.nullable().exactOptional(),
  /**
   * Where the code is; https. For https://github.com/owner/name its stars and last push are shown,
   * as they are when the site is built. Null or left out, its card has no link to the code.
   */
  github: https.nullable().exactOptional(),
  /** Up to four more links: a video, an article, a store. */
  links: z
    .array(z.strictObject({ label: nonEmptyString, url: https }))
    .max(4, 'must have at most four')
    .exactOptional(),
  /**
   * Its results, a sentence each, what was used, and when it was, as '2019' or '2019-04': shown on
   * /resume.
   */
  highlights: nonEmptyStrings.exactOptional(),
  skills: nonEmptyStrings.exactOptional(),
  start: date.exactOptional(),
  end: date.exactOptional(),
  /**
   * A drawing made for this project; if left out, a plotted line that depends on the title alone.
   */
  drawing: z.union([z.enum(['cost-curve', 'answer', 'waveform']), drawingSchema]).exactOptional(),
  /** A picture in place of a drawing. */
  picture: pictureSchema.exactOptional(),
});

export type Project = z.input<typeof projectSchema>;
