import { z } from 'zod';
import { resumePartNames } from './resume.ts';
import { nonEmptyString } from './values.ts';

/** A sentence with values to fill in, whose parameters its type checks. */
const template = <Values extends unknown[]>() =>
  z.custom<(...values: Values) => string>(
    (value) => typeof value === 'function',
    'must be a function that returns a text',
  );

const group = <Key extends string>(...keys: Key[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, nonEmptyString])) as Record<
      Key,
      typeof nonEmptyString
    >,
  );

const message = group('title', 'text');

const resumeStrings = z.strictObject({
  /** The page's name, and the label of links from a role to its place on it. */
  page: nonEmptyString,
  more: nonEmptyString,
  /** Unfolds the owner's other profiles. */
  moreLinks: nonEmptyString,
  /** The link to resume.json. */
  json: nonEmptyString,
  /** Of search results and link previews. */
  description: template<[name: string, tagline: string]>(),
  /** The headings of its parts. */
  parts: group(...resumePartNames),
  /** For what goes on, after the month or year when it began. */
  since: template<[start: string]>(),
  /** Before the skills that were used in a role. */
  used: nonEmptyString,
  /** Before the giver of a certificate or award, or the author of a quote. */
  by: template<[name: string]>(),
});

/** Every sentence of the site that is not content; src/strings has those of each language. */
const allStrings = z.strictObject({
  /** The pages' names: in the navigation, as headings and in titles. */
  pages: group('home', 'projects', 'blog', 'notFound'),
  /** Titles in search results, link previews and the browser's tab. */
  title: template<[page: string, name: string]>(),
  picture: template<[page: string, name: string]>(),
  descriptions: z.strictObject({
    projects: template<[name: string, titles: string]>(),
    blog: template<[name: string, topics: string]>(),
    notFound: nonEmptyString,
  }),
  /** The bar on top; `main` is its name for assistive technology. */
  navigation: group('main', 'menu', 'experience', 'skip'),
  /** The button of the hero: with a scheduling service, and without one. */
  book: nonEmptyString,
  write: nonEmptyString,
  /** The names of profiles without a label, by their kind. */
  profiles: group('code', 'network', 'feed', 'mail'),
  projects: z.strictObject({
    visit: template<[title: string]>(),
    code: nonEmptyString,
    /** Follows `code` for assistive technology. */
    codeOf: template<[title: string]>(),
    /** Of a repository; the day of the last push follows. */
    figures: template<[stars: number]>(),
  }),
  experience: z.strictObject({
    heading: nonEmptyString,
    skip: nonEmptyString,
    level: nonEmptyString,
    /** A role's name in sentences, and its connections in words. */
    role: template<[title: string, company: string]>(),
    atLevel: template<[level: number]>(),
    cameFrom: template<[roles: string]>(),
    ledTo: template<[roles: string]>(),
    period: template<[start: string, end: string]>(),
    today: nonEmptyString,
    /** A link under the heading and on /resume, if the content has such a file. */
    printedResume: nonEmptyString,
  }),
  writing: nonEmptyString,
  /** The heading of what others say. */
  testimonials: nonEmptyString,
  blog: group('more'),
  newsletter: z.strictObject({
    heading: nonEmptyString,
    /** The field's name for assistive technology, and its placeholder. */
    label: nonEmptyString,
    placeholder: nonEmptyString,
    subscribe: nonEmptyString,
    subscribing: nonEmptyString,
    note: nonEmptyString,
    /** The email address follows. */
    orWrite: nonEmptyString,
    copy: nonEmptyString,
    copied: nonEmptyString,
    notCopied: nonEmptyString,
    opened: message,
    /** After a service got the form in a new tab. */
    posted: message,
    failed: message,
    /** The visitor's email. */
    subject: nonEmptyString,
    message: template<[email: string]>(),
    /** In place of the visitor's email address if the field is empty. */
    noAddress: nonEmptyString,
  }),
  /** The form for messages, if the owner has a service for it. */
  contact: group('heading', 'email', 'message', 'send'),
  /**
   * Names of the short messages at the edge of the screen, for assistive technology; Alt+T moves
   * there.
   */
  toasts: group('all', 'one', 'close'),
  /** While scripts load, and when they have failed to. */
  notices: z.strictObject({ loading: nonEmptyString, missing: template<[email: string]>() }),
  /** `home` is also the label of the link home on an error. */
  notFound: group('heading', 'home'),
  error: group('heading', 'text', 'reload'),
  theme: group('label', 'system', 'light', 'dark'),
  footer: group('book'),
  /** Describes links that open in a new tab. */
  newTab: nonEmptyString,
  /** The text alternative of the site's mark. */
  mark: nonEmptyString,
  /** Between the items of a list. */
  comma: z.string().min(1, 'must not be empty'),
  /** The sentences of /resume. */
  resume: resumeStrings,
});

/** The sentences of articles and case studies, and of an index that has several pages. */
const allArticleStrings = z.strictObject({
  readTime: template<[minutes: number]>(),
  /** The day follows. */
  updated: nonEmptyString,
  contents: nonEmptyString,
  /** Names of scrollable areas, for assistive technology. */
  code: nonEmptyString,
  table: nonEmptyString,
  /** Names of the boxes in a list of tasks, for assistive technology. */
  done: nonEmptyString,
  notDone: nonEmptyString,
  footnotes: nonEmptyString,
  backToText: nonEmptyString,
  /**
   * The name of the links after an article: to its neighbours, to the index, to the site's
   * projects.
   */
  more: nonEmptyString,
  newer: nonEmptyString,
  older: nonEmptyString,
  allArticles: nonEmptyString,
  allProjects: nonEmptyString,
  /** A project's link to its case study, and its continuation for assistive technology. */
  caseStudy: nonEmptyString,
  caseStudyOf: template<[title: string]>(),
  /** Names of the index's pages, and of the links between them. */
  pageOf: template<[page: number, pages: number]>(),
  newerPage: nonEmptyString,
  olderPage: nonEmptyString,
  feed: template<[name: string]>(),
  /** The label of a marked paragraph: `> [!NOTE]`. */
  alerts: group('note', 'tip', 'important', 'warning', 'caution'),
  /** The button on code, before and after it has copied the code. */
  copy: nonEmptyString,
  copied: nonEmptyString,
  /** The page with all articles by year, and the heading of its topics. */
  archive: nonEmptyString,
  topics: nonEmptyString,
  /** The place of an article in its series. */
  partOf: template<[part: number, parts: number]>(),
  /** The name of the search page, and the label before the number of results. */
  search: nonEmptyString,
  results: nonEmptyString,
  noResults: nonEmptyString,
});

export type UiStrings = z.output<typeof allStrings>;
export type UiArticleStrings = z.output<typeof allArticleStrings>;

/** The same groups without the fields that are left out. */
type Part<Value> = {
  [Key in keyof Value]?: Value[Key] extends (...values: never[]) => string
    ? Value[Key]
    : Value[Key] extends object
      ? Part<Value[Key]>
      : Value[Key];
};

/** The sentences that replace the language's own. Texts are in quotes; keep the values in ${}. */
export type Strings = Part<UiStrings>;
export type ArticleStrings = Part<UiArticleStrings>;

/** A schema whose fields can be left out, in groups, too. */
function part<Value>(schema: z.ZodType<Value>): z.ZodType<Part<Value>> {
  if (!(schema instanceof z.ZodObject)) return schema as z.ZodType<Part<Value>>;
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    part(field as z.ZodType).optional(),
  ]);
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<Part<Value>>;
}

export const stringsSchema = part(allStrings);
export const articleStringsSchema = part(allArticleStrings);
