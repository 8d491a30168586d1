/**
 * Design and behaviour constants; § marks those that the specification sets. Code, style sheets
 * (through src/builder/styles/) and tests read them here. Durations are in milliseconds
 * and lengths in CSS pixels, unless a comment or name says otherwise.
 */

/** §9 Desktop breakpoint: graph and full navigation from here, timeline and menu below. */
export const desktopBreakpoint = 768;

/** A breakpoint in em: visitors with larger text get the mobile layout on wider screens. */
export const inText = (breakpoint: number) => `${breakpoint / 16}em`;

/**
 * The ids of controls, and of what they refer to. Each has an underscore and no hyphen: the name of a
 * section has no underscore, and the ids within it begin with its name and a hyphen.
 */
export const ids = {
  /** The element with the styles of what follows the first screen. */
  laterStyles: 'later_css',
  /** The page's hidden note that external links open in a new tab. */
  newTabNote: 'new_tab_note',
  newsletterEmail: 'newsletter_email',
  subscribe: 'subscribe_button',
  copyMessage: 'copy_message',
  contactEmail: 'contact_email',
  contactMessage: 'contact_message',
  earlierRoles: 'earlier_roles',
} as const;

/** The ids of the page around its sections and texts, which may not use them. */
export const pageIds: string[] = ['app', 'main', 'menu', 'notice', ...Object.values(ids)];

/** The maximum number of the owner's pages in the navigation bar. */
export const maxNavPages = 3;

/** The media query of the desktop layout. */
export const desktopQuery = `(min-width:${inText(desktopBreakpoint)})`;

/** The minimum viewport width of the large layout (docs/promises.md). */
export const largeBreakpoint = 1024;

/** §2 The id of the section that the Experience button scrolls to. */
export const experienceSection = 'experience';

/** §9 Experience graph height. Small viewports show the timeline instead. */
export const graphHeight = { medium: 800, large: 900 } as const;

/** §9 Scroll-after-navigate delay. */
export const scrollAfterNavigateDelay = 100;

/** §9 Connection reveal delay, from the mount of the section. */
export const connectionRevealDelay = 2000;

/** §9 Card stagger in the projects section, per card. */
export const projectStagger = 100;

/** §9 Topic badge stagger, per badge. */
export const topicStagger = 100;

/** §9 Tooltip defaults. */
export const tooltip = { openDelay: 700, skipDelay: 300, offset: 4 } as const;

/** §9 Toasts. */
export const toast = {
  visible: 3,
  autoClose: 4000,
  width: 356,
  gap: 14,
  hotkey: { keys: ['altKey', 'KeyT'], name: 'Alt+T' },
  swipe: 20,
} as const;

/** §9 Data cache defaults. */
export const dataCache = { discardAfter: 5 * 60_000, retries: 3, maxBackOff: 30_000 } as const;

/** §3 Career levels are 0 to 4, as the import proposes them. Owners may use 5 to 7, too. */
export const careerLevels = { lowest: 0, highestProposed: 4, highest: 7 } as const;

/**
 * A career of this many roles is long: cards show no duration, two connected roles can share a row
 * of the graph, and the roles that follow are folded below the graph or the timeline.
 */
export const longCareer = 10;

/**
 * The graph's cards: a percentage of the graph's width, up to a maximum width, and the minimum
 * height of their rows as a percentage of the graph's height.
 */
export const careerCard = {
  maxWidth: 280,
  widthPercent: 29,
  mediumWidthPercent: 30,
  heightPercent: 12,
} as const;

/** The measures of pages and text, for a browser with a default font size of 16 px. */
export const page = {
  textSize: 17,
  maxWidth: 1152,
  /** Windows from 1600 px are read from farther away: their page is wider, and its text larger. */
  wide: { from: 1600, maxWidth: 1376, textPercent: 115 },
  minPadding: 20,
  paddingPercent: 4,
  maxPadding: 48,
  /** The maximum length of a pitch that leaves room for the button in a phone's first screen. */
  pitchLength: 300,
  /** The maximum width of running text. */
  measure: 544,
  /** The maximum width of an article's picture. */
  widePicture: 817,
  /** The maximum width of a project's picture. */
  picture: 352,
  /** The portrait's width and height. */
  portrait: 144,
} as const;

/** The maximum width of running text, in pixels. */
export const columnWidth = Math.round((page.measure * page.textSize) / 16);

/** The folder of files with a hash of their content in their names. */
export const hashedFolder = 'assets/';

/** The maximum number of cards on a page of the blog. */
export const postsPerPage = 24;

/** The time after which a page's scripts count as failed: a 2G network needs ten seconds. */
export const clientTimeoutMs = 20_000;

/** How many items of a list appear one by one; the others with the last, so that nobody waits. */
export const staggeredItems = 12;

/** The duration of short transitions. */
export const quickMs = 160;

/** The end of what goes on, where a missing end says nothing: of a project, a study, an office. */
export const present = 'present';
