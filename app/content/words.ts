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
  /** Before the mailbox, in the plain text version. */
  email: string;
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
};

export const words: Words = {
  pages: { home: 'Home', projects: 'Projects', blog: 'Blog', notFound: 'Page not found' },
  title: (page, name) => `${page}, ${name}`,
  picture: (page, name) => `${page}, by ${name}`,
  descriptions: {
    projects: (name, titles) => `What ${name} has built: ${titles}.`,
    blog: (name, topics) => `${name} writes about ${topics}.`,
    notFound: 'There is no page at this address.',
  },
  navigation: { main: 'Main', menu: 'Menu', experience: 'Experience', skip: 'Skip to content' },
  book: 'Book a quick 30-minute call with me',
  projects: {
    visit: (title) => `Visit ${title}`,
    code: 'Code',
    codeOf: (title) => ` of ${title}`,
    figures: (stars) => `${stars} ${stars === 1 ? 'star' : 'stars'}, last push`,
  },
  experience: {
    heading: 'Professional Experience',
    skip: 'Skip the roles',
    keys: 'On a role, the arrow keys follow its connections: up to what it led to, down to where it came from.',
    level: 'Level',
    role: (title, company) => `${title} (${company})`,
    atLevel: (level) => `Level ${level}.`,
    cameFrom: (roles) => `Came from ${roles}.`,
    ledTo: (roles) => `Led to ${roles}.`,
    period: (start, end) => `${start} to ${end}`,
    today: 'today',
    printedResume: 'Download as a résumé (PDF)',
  },
  writing: 'Writing About',
  blog: { none: 'No articles yet.', more: 'Read more' },
  newsletter: {
    heading: 'Stay up to date',
    label: 'Email address',
    placeholder: 'Enter your email',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing...',
    note: 'No spam, unsubscribe at any time.',
    orWrite: 'Or write to',
    copy: 'Copy the message',
    copied: 'Message copied',
    notCopied: 'Copying is not allowed here',
    opened: { title: 'Email client opened!', text: 'Please send the email to complete your subscription.' },
    failed: { title: 'Error', text: 'Failed to open email client. Please try again.' },
    subject: 'Newsletter Subscription Request',
    message: (address) => `Hello,

please subscribe this address to your newsletter: ${address}

Thank you.`,
    noAddress: '(your email address)',
  },
  toasts: { all: 'Notifications', one: 'Notification', close: 'Close' },
  notices: {
    loading: 'One moment, still loading.',
    missing: (email) => `Not loaded. Press again to retry, or write to ${email}.`,
  },
  notFound: { heading: 'Oops! Page not found', home: 'Return to Home' },
  error: {
    heading: 'Unexpected Application Error!',
    text: 'This page could not be shown. Loading it again usually helps; if you are offline, once you are back.',
    reload: 'Reload the page',
  },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  footer: { contactCard: 'Contact card', printedResume: 'Résumé (PDF)', resume: 'Résumé (JSON)', text: 'Plain text', book: 'Book a call' },
  newTab: 'Opens in a new tab',
  mark: 'Contour lines around a summit',
  comma: ', ',
  email: 'Email',
};

export const articleWords: ArticleWords = {
  readTime: (minutes) => `${minutes} min read`,
  updated: 'Updated',
  contents: 'Contents',
  code: 'Code',
  table: 'Table',
  done: 'Done',
  notDone: 'Not done',
  footnotes: 'Footnotes',
  backToText: 'Back to the text',
  more: 'Read on',
  newer: 'Newer',
  older: 'Older',
  allArticles: 'All articles',
  allProjects: 'All projects',
  caseStudy: 'Case study',
  caseStudyOf: (title) => ` of ${title}`,
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  newerPage: 'Newer articles',
  olderPage: 'Older articles',
  feed: (name) => `${name}, articles`,
};
