/**
 * The specification's numbers, each with its section. Code, style sheets (through
 * src/builder/generated-styles.ts) and tests read them here. Durations are in milliseconds, lengths
 * in CSS pixels, unless a name says otherwise.
 */

/** §9 Desktop breakpoint: graph and full navigation from here, timeline and menu below. */
export const desktopBreakpoint = 768;

/** A breakpoint in the browser's text size: a visitor with larger text gets the layout of phones. */
export const inText = (breakpoint: number) => `${breakpoint / 16}em`;

/** As a media query. */
export const desktopQuery = `(min-width:${inText(desktopBreakpoint)})`;

/** 'Large' starts here (docs/promises.md). */
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

/** §3 Career levels: 0 to 4; a longer career may use up to eight. */
export const careerLevels = { lowest: 0, highest: 4, highestGrown: 7 } as const;

/**
 * The graph's cards: a share of the area's width up to a limit, and the minimum height of their
 * rows in percent of the area's height.
 */
export const careerCard = {
  maxWidth: 280,
  widthPercent: 29,
  mediumWidthPercent: 30,
  heightPercent: 12,
} as const;

/** The page's frame and text, for a browser set to 16 px. */
export const page = {
  textSize: 17,
  maxWidth: 1152,
  minPadding: 20,
  paddingPercent: 4,
  maxPadding: 48,
  /** The maximum width of running text. */
  measure: 544,
  /** The maximum width of an article's picture. */
  widePicture: 817,
  /** The maximum width of a project's picture. */
  picture: 352,
  /** The portrait's side. */
  portrait: 112,
} as const;
