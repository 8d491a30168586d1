/** All strings of the interface. src/strings/README.md says how to add one. */
export const strings = {
  /** The pages' names: in the navigation, as headings and in titles. */
  pages: { home: 'Home', projects: 'Projects', blog: 'Blog', notFound: 'Page not found' },
  /** Titles in search results, link previews and the browser's tab. */
  title: (page: string, name: string) => `${page}, ${name}`,
  picture: (page: string, name: string) => `${page}, by ${name}`,
  descriptions: {
    projects: (name: string, titles: string) => `Projects of ${name}: ${titles}.`,
    blog: (name: string, topics: string) => `${name} writes about ${topics}.`,
    notFound: 'There is no page at this address.',
  },
  /** The navigation bar; `main` is its name for assistive technology. */
  navigation: { main: 'Main', menu: 'Menu', experience: 'Experience', skip: 'Skip to content' },
  /** The label of the hero's button with a scheduling service, and without one. */
  book: 'Book a quick 30-minute call with me',
  write: 'Write to me',
  /** The names of profiles without a label, by kind. */
  profiles: {
    code: 'Code-hosting profile',
    network: 'Professional-network profile',
    feed: 'Feed',
    mail: 'Email',
  },
  projects: {
    visit: (title: string) => `Visit ${title}`,
    code: 'Code',
    /** Follows `code` for assistive technology. */
    codeOf: (title: string) => ` of ${title}`,
    /** A repository's stars; the day of the last push follows. */
    figures: (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}, last push`,
  },
  experience: {
    heading: 'Professional Experience',
    skip: 'Skip the roles',
    level: 'Level, by responsibility',
    /** A role's name in running text, its level, and the roles before and after it. */
    role: (title: string, company: string) => `${title} (${company})`,
    atLevel: (level: number) => `Level ${level}.`,
    cameFrom: (roles: string) => `Before: ${roles}.`,
    ledTo: (roles: string) => `After: ${roles}.`,
    /** The button that unfolds the roles after the tenth on phones. */
    earlier: (roles: number) => `Earlier: ${roles} ${roles === 1 ? 'role' : 'roles'}`,
    period: (start: string, end: string) => `${start} to ${end}`,
    today: 'today',
    /** The link to the printed resume under the heading and on /resume, if the site has one. */
    printedResume: 'Download as a résumé (PDF)',
  },
  writing: 'Writing About',
  /** The heading of the testimonials. */
  testimonials: 'What others say',
  blog: { more: 'Read more' },
  newsletter: {
    heading: 'Stay up to date',
    /** The field's name for assistive technology, and its placeholder. */
    label: 'Email address',
    placeholder: 'Enter your email',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing...',
    note: 'No spam, unsubscribe at any time.',
    /** The email address follows. */
    orWrite: 'Or write to',
    copy: 'Copy the message',
    copied: 'Message copied',
    notCopied: 'Copying is not allowed here',
    opened: {
      title: 'Email client opened!',
      text: 'Please send the email to complete your subscription.',
    },
    /** Shown after the browser sent the form to a service in a new tab. */
    posted: { title: 'A new tab has opened', text: 'Please complete your subscription there.' },
    failed: { title: 'Error', text: 'Failed to open email client. Please try again.' },
    /** The email that the visitor sends. */
    subject: 'Newsletter Subscription Request',
    message: (email: string) => `Hello,

please subscribe this address to your newsletter: ${email}

Thank you.`,
    /** In place of the visitor's email address if the field is empty. */
    noAddress: '(your email address)',
  },
  /** The form for messages, if the owner has a service for it. */
  contact: { heading: 'Write to me', email: 'Your email', message: 'Your message', send: 'Send' },
  /** The names of toasts for assistive technology. Alt+T moves the focus to them. */
  toasts: { all: 'Notifications', one: 'Notification', close: 'Close' },
  /** Shown while scripts load, and after they failed to load. */
  notices: {
    loading: 'One moment, still loading.',
    missing: (email: string) => `Not loaded. Press again to retry, or write to ${email}.`,
  },
  /** `home` is also the label of the link to the home page after an error. */
  notFound: { heading: 'Oops! Page not found', home: 'Return to Home', here: 'You are here' },
  error: {
    heading: 'Unexpected Application Error!',
    text: 'This page could not be shown. Reloading usually helps. If you are offline, try again when you are back.',
    reload: 'Reload the page',
  },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  /** Links to the scheduling service in the footer and the closing section. */
  footer: { book: 'Book a call' },
  /** The description of links that open in a new tab. */
  newTab: 'Opens in a new tab',
  /** The text alternative of the site's mark. */
  mark: 'Contour lines around a summit',
  /** The separator of the items of a list. */
  comma: ', ',
  /** The strings of /resume. */
  resume: {
    /** The page's name, and the label of links from a role to its entry on the page. */
    page: 'Résumé',
    more: 'More on the résumé',
    /** Shows the owner's other profiles. */
    moreLinks: 'More links',
    /** The link to resume.json. */
    json: 'Résumé (JSON)',
    /** The page's description in search results and link previews. */
    description: (name: string, tagline: string) => `The résumé of ${name}, ${tagline}.`,
    /** The headings of the page's parts. */
    parts: {
      work: 'Experience',
      projects: 'Projects',
      education: 'Education',
      skills: 'Skills',
      languages: 'Languages',
      certificates: 'Certificates',
      publications: 'Publications',
      talks: 'Talks',
      awards: 'Awards',
      volunteer: 'Volunteering',
      interests: 'Interests',
      references: 'References',
    },
    /** The period of something that has not ended, from the month or year when it began. */
    since: (start: string) => `since ${start}`,
    /** The label of the skills that were used in a role. */
    used: 'Used:',
    /** The person or organization that gave a certificate or award, or the author of a quote. */
    by: (name: string) => `by ${name}`,
  },
};

/** The strings of articles, case studies and the pagination of the blog's index. */
export const articleStrings = {
  readTime: (minutes: number) => `${minutes} min read`,
  /** The day follows. */
  updated: 'Updated',
  contents: 'Contents',
  /** Names of scrollable areas, for assistive technology. */
  code: 'Code',
  table: 'Table',
  /** Names of the checkboxes in a list of tasks, for assistive technology. */
  done: 'Done',
  notDone: 'Not done',
  footnotes: 'Footnotes',
  backToText: 'Back to the text',
  /** The name of the navigation after an article, which leads to others and to the indexes. */
  more: 'Read on',
  newer: 'Newer',
  older: 'Older',
  allArticles: 'All articles',
  allProjects: 'All projects',
  /** The link from a project to its case study, and what follows it for assistive technology. */
  caseStudy: 'Case study',
  caseStudyOf: (title: string) => ` of ${title}`,
  /** The pagination: the name of a page, and the links to the pages before and after it. */
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newerPage: 'Newer articles',
  olderPage: 'Older articles',
  feed: (name: string) => `${name}, articles`,
  /** The default titles of callouts: `> [!NOTE]`. */
  callouts: {
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
  },
  /** The label of the button that copies code, before and after it is used. */
  copy: 'Copy',
  copied: 'Copied',
  /** The name of the page with all articles by year, and the heading of its topics. */
  archive: 'Archive',
  topics: 'Topics',
  /** The position of an article in its series. */
  partOf: (part: number, parts: number) => `Part ${part} of ${parts}`,
  /** The name of the search page, the label before the number of results, and of no results. */
  search: 'Search',
  results: 'Results',
  noResults: 'Nothing found',
};
