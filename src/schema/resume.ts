import { z } from 'zod';
import { sharedRoleFields } from './career.ts';
import { date, https, nonEmptyString, nonEmptyStrings, string } from './values.ts';

const optional = string.exactOptional();
const url = https.exactOptional();
const when = date.exactOptional();

/** When something was. */
const time = {
  startDate: when,
  /** If left out, volunteering lasts until today; of education only the start shows. */
  endDate: when,
  /** When, as it should read; if empty or left out, it follows from the dates. */
  period: optional,
};

const lists = {
  education: z.strictObject({
    ...time,
    /** Required. */
    institution: nonEmptyString,
    /** The subject: 'Software Engineering'. */
    area: optional,
    /** The degree: 'Bachelor'. */
    studyType: optional,
    url,
    location: optional,
    /** The grade, as it should read. */
    score: optional,
    courses: nonEmptyStrings.exactOptional(),
    summary: optional,
  }),
  /** Groups of skills: 'Databases' with 'PostgreSQL', 'SQLite'. */
  skills: z.strictObject({
    /** The group, or the skill itself. Required. */
    name: nonEmptyString,
    /** As it should read: 'Expert'. */
    level: optional,
    keywords: nonEmptyStrings.exactOptional(),
  }),
  languages: z.strictObject({
    /** Its name, as it should read. Required. */
    language: nonEmptyString,
    /** As it should read: 'Native speaker'. */
    fluency: optional,
  }),
  certificates: z.strictObject({
    /** Required. */
    name: nonEmptyString,
    date: when,
    url,
    issuer: optional,
  }),
  publications: z.strictObject({
    /** Required. */
    name: nonEmptyString,
    publisher: optional,
    authors: nonEmptyStrings.exactOptional(),
    releaseDate: when,
    url,
    summary: optional,
  }),
  talks: z.strictObject({
    /** Required. */
    name: nonEmptyString,
    /** Where it was given. */
    event: optional,
    date: when,
    url,
    summary: optional,
  }),
  awards: z.strictObject({
    /** Required. */
    title: nonEmptyString,
    date: when,
    /** The person or organization that gave it. */
    awarder: optional,
    summary: optional,
    url,
  }),
  volunteer: z.strictObject({
    ...time,
    /** Required. */
    organization: nonEmptyString,
    position: optional,
    url,
    location: optional,
    summary: optional,
    highlights: nonEmptyStrings.exactOptional(),
  }),
  interests: z.strictObject({
    /** Required. */
    name: nonEmptyString,
    keywords: nonEmptyStrings.exactOptional(),
  }),
  references: z.strictObject({
    /** The person quoted. Required. */
    name: nonEmptyString,
    /** The quote. Required. */
    reference: nonEmptyString,
  }),
};

/** A role that the career graph leaves out. */
const workSchema = z.strictObject({
  ...time,
  /** The title, or what it was in words. Required. */
  position: nonEmptyString,
  /** The company. */
  name: optional,
  url,
  location: optional,
  ...sharedRoleFields,
  keywords: nonEmptyStrings.exactOptional(),
});

export type ResumeWork = z.input<typeof workSchema>;

/** The lists of a resume. */
export type ResumeList = keyof typeof lists;

/** The parts of a resume, in their usual order. */
export const resumePartNames = [
  'work',
  'projects',
  ...(Object.keys(lists) as ResumeList[]),
] as const;
export type ResumePart = (typeof resumePartNames)[number];

const list = <Name extends ResumeList>(name: Name) => z.array(lists[name]).exactOptional();

/**
 * The rest of a resume: what /resume shows beyond the roles and projects. Every list may be empty
 * or left out. The fields are those of JSON Resume (https://jsonresume.org/schema), dates are
 * '2019', '2019-04' or '2019-04-30'.
 */
export const resumeSchema = z.strictObject({
  /** The order of the parts, roles included; parts without a place follow in the order below. */
  order: z.array(z.enum(resumePartNames)).exactOptional(),
  /** Roles that the career graph leaves out, after those in career.ts: early or various ones. */
  work: z.array(workSchema).exactOptional(),
  education: list('education'),
  skills: list('skills'),
  languages: list('languages'),
  certificates: list('certificates'),
  publications: list('publications'),
  talks: list('talks'),
  awards: list('awards'),
  volunteer: list('volunteer'),
  interests: list('interests'),
  references: list('references'),
});

export type Resume = z.input<typeof resumeSchema>;
