import type { ArticleWords, Words } from '#content-types/words.ts';

/**
 * Every sentence of the site that is not content, in the language that owner.ts names. For another language translate
 * what stands in quotes; what stands in ${} is filled in and must stay.
 */
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
    level: 'Level, by responsibility',
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
    opened: {
      title: 'Email client opened!',
      text: 'Please send the email to complete your subscription.',
    },
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
  footer: {
    contactCard: 'Contact card',
    printedResume: 'Résumé (PDF)',
    resume: 'Résumé (JSON)',
    text: 'Plain text',
    book: 'Book a call',
  },
  newTab: 'Opens in a new tab',
  mark: 'Contour lines around a summit',
  comma: ', ',
  email: 'Email',
};

/** The sentences of articles and case studies. */
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
  alerts: {
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
  },
  copy: 'Copy',
  copied: 'Copied',
};
