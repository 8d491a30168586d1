import { z } from 'zod';
import { resumePartNames } from './resume.ts';
import { text } from './values.ts';

/** A sentence with values to fill in, whose parameters its type checks. */
const template = <Values extends unknown[]>() =>
  z.custom<(...values: Values) => string>(
    (value) => typeof value === 'function',
    'must be a function that returns a text',
  );

const group = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);

const message = group('title', 'text');

const resumeStrings = z.strictObject({
  /** The page's name, and the label of links from a role to its place on it. */
  page: text,
  more: text,
  /** Unfolds the owner's other profiles. */
  moreLinks: text,
  /** The link to resume.json. */
  json: text,
  /** Of search results and link previews. */
  description: template<[name: string, tagline: string]>(),
  /** The headings of its parts. */
  parts: group(...resumePartNames),
  /** For what goes on, after the month or year when it began. */
  since: template<[start: string]>(),
  /** Before the skills that were used in a role. */
  used: text,
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
    notFound: text,
  }),
  /** The bar on top; `main` is its name for assistive technology. */
  navigation: group('main', 'menu', 'experience', 'skip'),
  /** The button of the hero: with a scheduling service, and without one. */
  book: text,
  write: text,
  /** The names of profiles without a label, by their kind. */
  profiles: group('code', 'network', 'feed', 'mail'),
  projects: z.strictObject({
    visit: template<[title: string]>(),
    code: text,
    /** Follows `code` for assistive technology. */
    codeOf: template<[title: string]>(),
    /** Of a repository; the day of the last push follows. */
    figures: template<[stars: number]>(),
  }),
  experience: z.strictObject({
    heading: text,
    skip: text,
    level: text,
    /** A role's name in sentences, and its connections in words. */
    role: template<[title: string, company: string]>(),
    atLevel: template<[level: number]>(),
    cameFrom: template<[roles: string]>(),
    ledTo: template<[roles: string]>(),
    period: template<[start: string, end: string]>(),
    today: text,
    /** A link under the heading and on /resume, if the content has such a file. */
    printedResume: text,
  }),
  writing: text,
  /** The heading of what others say. */
  testimonials: text,
  blog: group('more'),
  newsletter: z.strictObject({
    heading: text,
    /** The field's name for assistive technology, and its placeholder. */
    label: text,
    placeholder: text,
    subscribe: text,
    subscribing: text,
    note: text,
    /** The email address follows. */
    orWrite: text,
    copy: text,
    copied: text,
    notCopied: text,
    opened: message,
    /** After a service got the form in a new tab. */
    posted: message,
    failed: message,
    /** The visitor's email. */
    subject: text,
    message: template<[email: string]>(),
    /** In place of the visitor's email address if the field is empty. */
    noAddress: text,
  }),
  /** The form for messages, if the owner has a service for it. */
  contact: group('heading', 'email', 'message', 'send'),
  /**
   * Names of the short messages at the edge of the screen, for assistive technology; Alt+T moves
   * there.
   */
  toasts: group('all', 'one', 'close'),
  /** While scripts load, and when they have failed to. */
  notices: z.strictObject({ loading: text, missing: template<[email: string]>() }),
  /** `home` is also the label of the link home on an error. */
  notFound: group('heading', 'home'),
  error: group('heading', 'text', 'reload'),
  theme: group('label', 'system', 'light', 'dark'),
  footer: group('book'),
  /** Describes links that open in a new tab. */
  newTab: text,
  /** The text alternative of the site's mark. */
  mark: text,
  /** Between the items of a list. */
  comma: z.string().min(1, 'must not be empty'),
  /** The sentences of /resume. */
  resume: resumeStrings,
});

/** The sentences of articles and case studies, and of an index that has several pages. */
const allArticleStrings = z.strictObject({
  readTime: template<[minutes: number]>(),
  /** The day follows. */
  updated: text,
  contents: text,
  /** Names of scrollable areas, for assistive technology. */
  code: text,
  table: text,
  /** Names of the boxes in a list of tasks, for assistive technology. */
  done: text,
  notDone: text,
  footnotes: text,
  backToText: text,
  /**
   * The name of the links after an article: to its neighbours, to the index, to the site's
   * projects.
   */
  more: text,
  newer: text,
  older: text,
  allArticles: text,
  allProjects: text,
  /** A project's link to its case study, and its continuation for assistive technology. */
  caseStudy: text,
  caseStudyOf: template<[title: string]>(),
  /** Names of the index's pages, and of the links between them. */
  pageOf: template<[page: number, pages: number]>(),
  newerPage: text,
  olderPage: text,
  feed: template<[name: string]>(),
  /** The label of a marked paragraph: `> [!NOTE]`. */
  alerts: group('note', 'tip', 'important', 'warning', 'caution'),
  /** The button on code, before and after it has copied the code. */
  copy: text,
  copied: text,
  /** The page with all articles by year, and the heading of its topics. */
  archive: text,
  topics: text,
  /** The place of an article in its series. */
  partOf: template<[part: number, parts: number]>(),
  /** The name of the search page, and the label before the number of results. */
  search: text,
  results: text,
  noResults: text,
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
