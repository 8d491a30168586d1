/**
 * The rest of a résumé: what /resume shows beyond the roles and projects. Every list may be empty or left out. The fields are
 * those of JSON Resume (https://jsonresume.org/schema), dates are '2019', '2019-04' or '2019-04-30'.
 */
export type Resume = {
  /** The order of the parts, roles included; parts that are not named follow in the order below. */
  order?: ResumePart[];
  education?: Education[];
  /** Groups of skills: 'Databases' with 'PostgreSQL', 'SQLite'. */
  skills?: Skill[];
  languages?: Language[];
  certificates?: Certificate[];
  publications?: Publication[];
  talks?: Talk[];
  awards?: Award[];
  volunteer?: Volunteering[];
  interests?: Interest[];
  references?: Reference[];
};

/** What resume.ts holds a list of. */
export type ResumeList = Exclude<keyof Resume, 'order'>;

export type ResumePart = 'work' | 'projects' | ResumeList;

/** When something was. */
type Time = {
  startDate?: string;
  /** Left out, volunteering lasts until today; of education only the start shows. */
  endDate?: string;
  /** When, as it should read; empty or left out, it follows from the dates. */
  period?: string;
};

/** A school or a course. */
export type Education = Time & {
  /** Required. */
  institution: string;
  /** The subject: 'Software Engineering'. */
  area?: string;
  /** The degree: 'Bachelor'. */
  studyType?: string;
  url?: string;
  location?: string;
  /** The grade, as it should read. */
  score?: string;
  courses?: string[];
  summary?: string;
};

export type Skill = {
  /** The group, or the skill itself. Required. */
  name: string;
  /** As it should read: 'Expert'. */
  level?: string;
  keywords?: string[];
};

export type Language = {
  /** Its name, as it should read. Required. */
  language: string;
  /** As it should read: 'Native speaker'. */
  fluency?: string;
};

export type Certificate = {
  /** Required. */
  name: string;
  date?: string;
  url?: string;
  /** Who gave it. */
  issuer?: string;
};

export type Publication = {
  /** Required. */
  name: string;
  publisher?: string;
  releaseDate?: string;
  url?: string;
  summary?: string;
};

export type Talk = {
  /** Required. */
  name: string;
  /** Where it was given. */
  event?: string;
  date?: string;
  url?: string;
  summary?: string;
};

export type Award = {
  /** Required. */
  title: string;
  date?: string;
  /** Who gave it. */
  awarder?: string;
  summary?: string;
  url?: string;
};

export type Volunteering = Time & {
  /** Required. */
  organization: string;
  position?: string;
  url?: string;
  location?: string;
  summary?: string;
  highlights?: string[];
};

export type Interest = {
  /** Required. */
  name: string;
  keywords?: string[];
};

export type Reference = {
  /** Who said it. Required. */
  name: string;
  /** What was said. Required. */
  reference: string;
};
