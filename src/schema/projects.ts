import { z } from 'zod';
import {
  endOrPresent,
  https,
  nonEmptyString,
  nonEmptyStrings,
  partialDate,
  picture,
  svgPath,
} from './values.ts';

/** A line drawing of 300 by 104 units: SVG path data, and the position of the coloured mark. */
const drawingSchema = z.strictObject({
  main: svgPath,
  faint: svgPath.exactOptional(),
  mark: z.strictObject({ x: z.number(), y: z.number() }).exactOptional(),
});

/** A project, in the list's order. Without any, the site has no Projects section. */
export const projectSchema = z.strictObject({
  /** The title, which must differ from the titles of all other projects. Required. */
  title: nonEmptyString,
  /** What it does and for whom: one or two sentences, at most 160 characters. Required. */
  description: nonEmptyString,
  /** The URL of the project (https). If null or left out, its card has no such link. */
  link: https.nullable().exactOptional(),
  /**
   * The URL of the code (https). For https://github.com/owner/name the card shows the stars and the
   * last push at the time of the build. If null or left out, its card has no such link.
   */
  github: https.nullable().exactOptional(),
  /** Up to four more links, such as a video, an article or a store. */
  links: z
    .array(z.strictObject({ label: nonEmptyString, url: https }))
    .max(4, 'must have at most four')
    .exactOptional(),
  /** Its results, a sentence each. Shown on /resume. */
  highlights: nonEmptyStrings.exactOptional(),
  /** What you used: 'PostgreSQL', 'Rust'. Shown on /resume. */
  skills: nonEmptyStrings.exactOptional(),
  /** When it began and ended, as '2019' or '2019-04'; 'present' if it goes on. Shown on /resume. */
  start: partialDate.exactOptional(),
  end: endOrPresent.exactOptional(),
  /** A drawing. If left out, the card shows a part of the home page's map. */
  drawing: z.union([z.enum(['cost-curve', 'answer', 'waveform']), drawingSchema]).exactOptional(),
  /** A picture, shown in place of the drawing. */
  picture: picture.exactOptional(),
});

export type Project = z.input<typeof projectSchema>;
