import type { ResumePart } from './resume.ts';

/**
 * Every sentence of the site that is not content, in the language that owner.ts names. For another language translate
 * what stands in quotes; what stands in ${} is filled in and must stay.
 */
export type Words = {
  /** The pages' names: in the navigation, as headings and in titles. */
  pages: Record<'home' | 'projects' | 'blog' | 'notFound', string>;
  /** What search results, link previews and the browser's tab say of a page. */
  title: (page: string, name: string) => string;
  picture: (page: string, name: string) => string;
  descriptions: {
    projects: (name: string, titles: string) => string;
    blog: (name: string, topics: string) => string;
    notFound: string;
  };
  /** The bar on top; `main` is what assistive technology calls it. */
  navigation: Record<'main' | 'menu' | 'experience' | 'skip', string>;
  /** The button of the hero, which the plain text version has, too. */
  book: string;
  projects: {
    visit: (title: string) => string;
    code: string;
    /** Said after `code`, not shown. */
    codeOf: (title: string) => string;
    /** Of a repository; the day of the last push follows. */
    figures: (stars: number) => string;
  };
  experience: {
    heading: string;
    skip: string;
    /** Said to who moves by keyboard, not shown. */
    keys: string;
    level: string;
    /** A role as others name it, and what its lines say in words. */
    role: (title: string, company: string) => string;
    atLevel: (level: number) => string;
    cameFrom: (roles: string) => string;
    ledTo: (roles: string) => string;
    period: (start: string, end: string) => string;
    today: string;
    /** A link under the heading, where the content has such a file. */
    printedResume: string;
  };
  writing: string;
  blog: { none: string; more: string };
  newsletter: {
    heading: string;
    /** Of the field, for assistive technology, and in it while it is empty. */
    label: string;
    placeholder: string;
    subscribe: string;
    subscribing: string;
    note: string;
    /** The mailbox follows. */
    orWrite: string;
    copy: string;
    copied: string;
    notCopied: string;
    opened: { title: string; text: string };
    failed: { title: string; text: string };
    /** What the visitor sends. */
    subject: string;
    message: (address: string) => string;
    /** In place of the address where none was typed. */
    noAddress: string;
  };
  /** Short messages at the edge of the screen, as assistive technology calls them; Alt+T moves there. */
  toasts: Record<'all' | 'one' | 'close', string>;
  /** While scripts are on their way, and where they cannot be had. */
  notices: { loading: string; missing: (email: string) => string };
  /** `home` is also the way out of an error. */
  notFound: { heading: string; home: string };
  error: Record<'heading' | 'text' | 'reload', string>;
  theme: Record<'label' | 'system' | 'light' | 'dark', string>;
  footer: Record<'contactCard' | 'printedResume' | 'resume' | 'text' | 'book', string>;
  /** Said of every link that does. */
  newTab: string;
  /** What the site's mark shows. */
  mark: string;
  /** Between the items of a list. */
  comma: string;
  /** Of the page that exists where there is more than the home page says. */
  resume?: Partial<ResumeWords>;
  /** Before the mailbox, in the plain text version. */
  email: string;
};

/** The sentences of /resume, which words may have as `resume`; English stands in for those that are left out. */
export type ResumeWords = {
  /** The page's name, and the link to a role's place on it. */
  page: string;
  more: string;
  /** Of search results and link previews. */
  description: (name: string, tagline: string) => string;
  /** The headings of its parts. */
  parts: Record<ResumePart, string>;
  /** Of what lasts, after the month or year when it began. */
  since: (start: string) => string;
  /** Before the skills that were used in a role. */
  used: string;
  /** Who gave a certificate or an award, and who said something. */
  by: (name: string) => string;
};

/** The sentences of articles and case studies, and of an index that has several pages. */
export type ArticleWords = {
  readTime: (minutes: number) => string;
  /** The day follows. */
  updated: string;
  contents: string;
  /** The names of what scrolls by itself, for assistive technology. */
  code: string;
  table: string;
  /** Of a task that is listed, for assistive technology. */
  done: string;
  notDone: string;
  footnotes: string;
  backToText: string;
  /** What leads on: to neighbours in time, to the index, to the site's projects. */
  more: string;
  newer: string;
  older: string;
  allArticles: string;
  allProjects: string;
  /** A project's link to its story, and what is said after it. */
  caseStudy: string;
  caseStudyOf: (title: string) => string;
  /** Of the index, and what leads from page to page. */
  pageOf: (page: number, pages: number) => string;
  newerPage: string;
  olderPage: string;
  feed: (name: string) => string;
} & Partial<LaterArticleWords>;

/** Sentences that came later, which the words may have, too; English stands in for those that are left out. */
export type LaterArticleWords = {
  /** What a marked paragraph is: `> [!NOTE]`. */
  alerts: Record<'note' | 'tip' | 'important' | 'warning' | 'caution', string>;
  /** The button on code, and what it says when the code is in the clipboard. */
  copy: string;
  copied: string;
};
