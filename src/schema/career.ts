import { z } from 'zod';
import { careerLevels } from './constants.ts';
import { timelineColours } from './default-palette.ts';
import { https, nonEmptyString, nonEmptyStrings, pair, string, yearOrMonth } from './values.ts';

const { lowest, highestGrown } = careerLevels;

const percent = z
  .number()
  .min(0, 'must be at least 0')
  .max(100, 'must be at most 100')
  .exactOptional();

/** Fields of roles in the graph and of those that only the resume lists. */
export const sharedRoleFields = {
  /**
   * What was achieved there, a sentence each, and a paragraph about it: in the opened card, and on
   * /resume.
   */
  highlights: nonEmptyStrings.exactOptional(),
  summary: string.exactOptional(),
};

/**
 * One role. Roles are drawn as cards: a graph on wide screens, a timeline on narrow ones. At least
 * one.
 */
export const careerItemSchema = z.strictObject({
  /** A name for connections, so that the order of the list does not matter: 'cto'. */
  id: nonEmptyString.exactOptional(),
  /** What you were there. Required. */
  title: nonEmptyString,
  /** A company's name, or its kind ('A database company'). Required. */
  company: nonEmptyString,
  /** The icon of the pin; if left out, a building. */
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
  /** The pin's ring. Required. */
  color: z.enum(timelineColours),
  /**
   * When it began and ended, as year and month ('2019-04') or as a year; without an end, it lasts
   * until today.
   */
  start: yearOrMonth.exactOptional(),
  end: yearOrMonth.exactOptional(),
  /**
   * When, as it should read ('2019 to 2022'); if empty, it follows from start and end, or the card
   * has no such line.
   */
  period: string,
  /**
   * How long, as it should read ('3 years'); if empty, it follows from start and end, or the card
   * has no such line.
   */
  duration: string,
  /** What was built there, in a few words; if empty, the card has no such line. */
  project: string,
  ...sharedRoleFields,
  /** Where it was: 'Berlin', 'Remote'. */
  place: string.exactOptional(),
  /** The company's page; https. */
  link: https.exactOptional(),
  /** What was used there: 'PostgreSQL', 'Rust'. */
  skills: nonEmptyStrings.exactOptional(),
  /** Reserved for other kinds of career. */
  type: z.literal('work'),
  /** How far up the climb: 0 to 4, or up to 7 in a long career. Required. */
  level: z
    .number()
    .refine(
      (value) => Number.isInteger(value) && value >= lowest && value <= highestGrown,
      `must be a whole number from ${lowest} to ${highestGrown}`,
    ),
  /**
   * The card's centre, in percent of the graph area from its left and top edge. If any item has
   * none, all are laid out when the site is built, and the graph grows with them.
   */
  x: percent,
  y: percent,
});

export type CareerItem = z.input<typeof careerItemSchema>;

/** A role in a connection: its `id`, or its position in the list (the first is 0). */
type RoleReference = number | string;

/** From one role to the role it led to. */
export type CareerConnection = [from: RoleReference, to: RoleReference];

/** A connection by the positions of its roles. */
export type ResolvedConnection = [from: number, to: number];

export const careerConnectionSchema = pair<CareerConnection>(
  ['number', 'string'],
  'must be a pair of positions or ids: is there a comma between all pairs?',
);
