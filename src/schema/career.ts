import { z } from 'zod';
import { careerLevels } from './constants.ts';
import { timelineColours } from './default-palette.ts';
import { https, nonEmptyString, nonEmptyStrings, pair, partialDate, string } from './values.ts';

const { lowest, highest } = careerLevels;

const isLevel = (value: number) => Number.isInteger(value) && value >= lowest && value <= highest;

const percent = z.number().min(0, 'must be at least 0').max(100, 'must be at most 100');

/** The fields that roles in the graph and roles on the resume alone have in common. */
export const sharedRoleFields = {
  /** What you achieved there, a sentence each. Shown in the opened card and on /resume. */
  highlights: nonEmptyStrings.exactOptional(),
  /** A paragraph about the role. Shown in the opened card and on /resume. */
  summary: string.exactOptional(),
};

/** One role. The home page shows it as a card: in a graph, or in a timeline on narrow screens. */
export const careerItemSchema = z.strictObject({
  /** A name that connections can use in place of the position in the list: 'cto'. */
  id: nonEmptyString.exactOptional(),
  /** What you were there. Required. */
  title: nonEmptyString,
  /** The company's name, or its kind ('A database company'). Empty for a break in the career. */
  company: string,
  /** The icon of the pin. If left out, a building. */
  icon: z
    .enum([
      'briefcase',
      'database',
      'lightbulb',
      'trending-up',
      'graduation-cap',
      'flame',
      'building',
    ])
    .exactOptional(),
  /** The colour of the pin's ring. Required. */
  color: z.enum(timelineColours),
  /** When it began: '2019-04', '2019' or '2019-04-30'. */
  start: partialDate.exactOptional(),
  /** When it ended, in the same form. If left out, it lasts until today. */
  end: partialDate.exactOptional(),
  /**
   * The period as the card shows it ('2019 to 2022'). If empty, the site derives it from `start`
   * and `end`; without those, the card has no such line.
   */
  period: string,
  /**
   * The duration as the card shows it ('3 years'). If empty, the site derives it from `start` and
   * `end`; without those, the card has no such line.
   */
  duration: string,
  /** What you built there, in a few words. If empty, the card has no such line. */
  project: string,
  ...sharedRoleFields,
  /** Where it was: 'Berlin', 'Remote'. */
  place: string.exactOptional(),
  /** The URL of the company (https). */
  link: https.exactOptional(),
  /** What you used there: 'PostgreSQL', 'Rust'. */
  skills: nonEmptyStrings.exactOptional(),
  /** Always 'work'. Required. */
  type: z.literal('work'),
  /** The level of the role in the career: 0 to 4; 5 to 7 are for longer careers. Required. */
  level: z.number().refine(isLevel, `must be a whole number from ${lowest} to ${highest}`),
  /**
   * The card's centre: its distance from the left and top edge of the graph, in percent. If any
   * role has no position, the build positions all roles, and the graph is as high as they need.
   */
  x: percent.exactOptional(),
  y: percent.exactOptional(),
});

export type CareerItem = z.input<typeof careerItemSchema>;

/** A reference to a role: its `id`, or its position in the list (the first is 0). */
type RoleReference = number | string;

/** A connection from a role to the role that followed from it. */
export type CareerConnection = [from: RoleReference, to: RoleReference];

/** A connection as the positions of its roles in the list. */
export type ResolvedConnection = [from: number, to: number];

export const careerConnectionSchema = pair<CareerConnection>(
  ['number', 'string'],
  'must be a pair of positions or ids: is there a comma between all pairs?',
);
