import { z } from 'zod';
import { resumePartNames } from './resume.ts';
import { nonEmptyString } from './values.ts';

/** A string with parameters, which its type checks. */
const template = <Values extends unknown[]>() =>
  z.custom<(...values: Values) => string>(
    (value) => typeof value === 'function',
    'must be a function that returns a string',
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
  /** The page's name, and the label of links from a role to its entry on the page. */
  page: nonEmptyString,
  more: nonEmptyString,
  /** Shows the owner's other profiles. */
  moreLinks: nonEmptyString,
  /** The link to resume.json. */
  json: nonEmptyString,
  /** The page's description in search results and link previews. */
  description: template<[name: string, tagline: string]>(),
  /** The headings of the page's parts. */
  parts: group(...resumePartNames),
  /** The period of something that has not ended, from the month or year when it began. */
  since: template<[start: string]>(),
  /** The label of the skills that were used in a role. */
  used: nonEmptyString,
  /** The person or organization that gave a certificate or award, or the author of a quote. */
  by: template<[name: string]>(),
});

/** All strings of the interface; src/strings has those of each language. */
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
  /** The navigation bar; `main` is its name for assistive technology. */
  navigation: group('main', 'menu', 'experience', 'skip'),
  /** The label of the hero's button with a scheduling service, and without one. */
  book: nonEmptyString,
  write: nonEmptyString,
  /** The names of profiles without a label, by kind. */
  profiles: group('code', 'network', 'feed', 'mail'),
  projects: z.strictObject({
    visit: template<[title: string]>(),
    code: nonEmptyString,
    /** Follows `code` for assistive technology. */
    codeOf: template<[title: string]>(),
    /** A repository's stars; the day of the last push follows. */
    figures: template<[stars: number]>(),
  }),
  experience: z.strictObject({
    heading: nonEmptyString,
    skip: nonEmptyString,
    level: nonEmptyString,
    /** A role's name in running text, its level, and the roles before and after it. */
    role: template<[title: string, company: string]>(),
    atLevel: template<[level: number]>(),
    cameFrom: template<[roles: string]>(),
    ledTo: template<[roles: string]>(),
    /** The button for the roles that the timeline folds. */
    earlier: template<[roles: number]>(),
    period: template<[start: string, end: string]>(),
    today: nonEmptyString,
    /** The link to the printed resume under the heading and on /resume, if the site has one. */
    printedResume: nonEmptyString,
  }),
  writing: nonEmptyString,
  /** The heading of the testimonials. */
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
    /** Shown after the browser sent the form to a service in a new tab. */
    posted: message,
    failed: message,
    /** The email that the visitor sends. */
    subject: nonEmptyString,
    message: template<[email: string]>(),
    /** In place of the visitor's email address if the field is empty. */
    noAddress: nonEmptyString,
  }),
  /** The form for messages, if the owner has a service for it. */
  contact: group('heading', 'email', 'message', 'send'),
  /**
   * The names of toasts for assistive technology. Alt+T moves the focus to them.
   */
  toasts: group('all', 'one', 'close'),
  /** Shown while scripts load, and after they failed to load. */
  notices: z.strictObject({ loading: nonEmptyString, missing: template<[email: string]>() }),
  /** `home` is also the label of the link to the home page after an error. */
  notFound: group('heading', 'home', 'here'),
  error: group('heading', 'text', 'reload'),
  theme: group('label', 'system', 'light', 'dark'),
  footer: group('book'),
  /** The description of links that open in a new tab. */
  newTab: nonEmptyString,
  /** The text alternative of the site's mark. */
  mark: nonEmptyString,
  /** The separator of the items of a list. */
  comma: z.string().min(1, 'must not be empty'),
  /** The strings of /resume. */
  resume: resumeStrings,
});

/** The strings of articles, case studies and the pagination of the blog's index. */
const allArticleStrings = z.strictObject({
  readTime: template<[minutes: number]>(),
  /** The day follows. */
  updated: nonEmptyString,
  contents: nonEmptyString,
  /** Names of scrollable areas, for assistive technology. */
  code: nonEmptyString,
  table: nonEmptyString,
  /** Names of the checkboxes in a list of tasks, for assistive technology. */
  done: nonEmptyString,
  notDone: nonEmptyString,
  footnotes: nonEmptyString,
  backToText: nonEmptyString,
  /**
   * The name of the navigation after an article: to the articles before and after it, the index and
   * the projects.
   */
  more: nonEmptyString,
  newer: nonEmptyString,
  older: nonEmptyString,
  allArticles: nonEmptyString,
  allProjects: nonEmptyString,
  /** The link from a project to its case study, and what follows it for assistive technology. */
  caseStudy: nonEmptyString,
  caseStudyOf: template<[title: string]>(),
  /** The pagination: the name of a page, and the links to the pages before and after it. */
  pageOf: template<[page: number, pages: number]>(),
  newerPage: nonEmptyString,
  olderPage: nonEmptyString,
  feed: template<[name: string]>(),
  /** The default titles of callouts: `> [!NOTE]`. */
  alerts: group('note', 'tip', 'important', 'warning', 'caution'),
  /** The label of the button that copies code, before and after it is used. */
  copy: nonEmptyString,
  copied: nonEmptyString,
  /** The name of the page with all articles by year, and the heading of its topics. */
  archive: nonEmptyString,
  topics: nonEmptyString,
  /** The position of an article in its series. */
  partOf: template<[part: number, parts: number]>(),
  /** The name of the search page, the label before the number of results, and of no results. */
  search: nonEmptyString,
  results: nonEmptyString,
  noResults: nonEmptyString,
});

export type UiStrings = z.output<typeof allStrings>;
export type UiArticleStrings = z.output<typeof allArticleStrings>;

/** A type whose fields are optional, in nested groups, too. */
type DeepPartial<Value> = {
  [Key in keyof Value]?: Value[Key] extends (...values: never[]) => string
    ? Value[Key]
    : Value[Key] extends object
      ? DeepPartial<Value[Key]>
      : Value[Key];
};

/** Strings that replace those of the language. Keep the parameters in ${}. */
export type Strings = DeepPartial<UiStrings>;
export type ArticleStrings = DeepPartial<UiArticleStrings>;

/** A schema whose fields are optional, in nested groups, too. */
function deepPartial<Value>(schema: z.ZodType<Value>): z.ZodType<DeepPartial<Value>> {
  if (!(schema instanceof z.ZodObject)) return schema as z.ZodType<DeepPartial<Value>>;
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    deepPartial(field as z.ZodType).optional(),
  ]);
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<DeepPartial<Value>>;
}

export const stringsSchema = deepPartial(allStrings);
export const articleStringsSchema = deepPartial(allArticleStrings);
