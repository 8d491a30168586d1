import { z } from 'zod';
import { sharedRoleFields } from './career.ts';
import {
  endOrPresent,
  https,
  nonEmptyString,
  nonEmptyStrings,
  partialDate,
  string,
} from './values.ts';

const optional = string.exactOptional();
const url = https.exactOptional();
const when = partialDate.exactOptional();

const time = {
  startDate: when,
  /** If left out, the role lasts until today. */
  endDate: when,
  /** The period as the resume shows it. If empty or left out, it follows from the dates. */
  period: optional,
};

/** The time of something that may be over though nobody said when. */
const timeOrPresent = {
  ...time,
  /** 'present' if it goes on. If left out, only the start is shown. */
  endDate: endOrPresent.exactOptional(),
};

const listOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.array(z.strictObject(fields)).exactOptional();

const lists = {
  education: listOf({
    ...timeOrPresent,
    institution: optional,
    /** The subject: 'Software Engineering'. */
    area: optional,
    /** The degree: 'Bachelor'. */
    studyType: optional,
    url,
    location: optional,
    /** The grade, as the resume shows it. */
    score: optional,
    courses: nonEmptyStrings.exactOptional(),
    summary: optional,
  }),
  /** A group of skills: 'Databases' with the keywords 'PostgreSQL' and 'SQLite'. */
  skills: listOf({
    /** The name of the group or of a single skill. Required. */
    name: nonEmptyString,
    /** The level as the resume shows it: 'Expert'. */
    level: optional,
    keywords: nonEmptyStrings.exactOptional(),
  }),
  languages: listOf({
    /** The name of the language, as the resume shows it. Required. */
    language: nonEmptyString,
    /** The fluency as the resume shows it: 'Native speaker'. */
    fluency: optional,
  }),
  certificates: listOf({
    /** Required. */
    name: nonEmptyString,
    date: when,
    url,
    issuer: optional,
    summary: optional,
  }),
  publications: listOf({
    /** Required. */
    name: nonEmptyString,
    publisher: optional,
    authors: nonEmptyStrings.exactOptional(),
    releaseDate: when,
    url,
    summary: optional,
  }),
  talks: listOf({
    /** Required. */
    name: nonEmptyString,
    /** The conference or meeting. */
    event: optional,
    date: when,
    url,
    summary: optional,
  }),
  awards: listOf({
    /** Required. */
    title: nonEmptyString,
    date: when,
    /** The person or organization that gave it. */
    awarder: optional,
    summary: optional,
    url,
  }),
  volunteer: listOf({
    ...timeOrPresent,
    organization: optional,
    position: optional,
    url,
    location: optional,
    summary: optional,
    highlights: nonEmptyStrings.exactOptional(),
  }),
  interests: listOf({
    /** Required. */
    name: nonEmptyString,
    keywords: nonEmptyStrings.exactOptional(),
  }),
  references: listOf({
    /** The person who is quoted. Required. */
    name: nonEmptyString,
    /** The quote. Required. */
    reference: nonEmptyString,
  }),
};

/** A role that only the resume shows, not the career graph. */
const workSchema = z.strictObject({
  ...time,
  /** The title of the role, or a description of it. Required. */
  position: nonEmptyString,
  /** The company. */
  name: optional,
  url,
  location: optional,
  ...sharedRoleFields,
  keywords: nonEmptyStrings.exactOptional(),
});

export type ResumeWork = z.input<typeof workSchema>;

export type ResumeList = keyof typeof lists;

/** The parts of a resume, in their usual order. */
const resumePartNames = ['work', 'projects', ...(Object.keys(lists) as ResumeList[])] as const;
export type ResumePart = (typeof resumePartNames)[number];

/**
 * What /resume shows besides roles and projects. Every list may be empty or left out. The fields
 * are those of JSON Resume (https://jsonresume.org/schema). Dates have the form '2019', '2019-04'
 * or '2019-04-30'.
 */
export const resumeSchema = z.strictObject({
  /** The order of the parts, 'work' and 'projects' included. The other parts follow. */
  order: z.array(z.enum(resumePartNames)).exactOptional(),
  /** Roles that the career graph does not show, such as early ones. They are in the order of time. */
  work: z.array(workSchema).exactOptional(),
  ...lists,
});

export type Resume = z.input<typeof resumeSchema>;
