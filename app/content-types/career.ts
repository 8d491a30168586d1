/** One role. Roles are drawn as cards: a graph on wide screens, a timeline on narrow ones. At least one. */
export type CareerItem = {
  /** What you were there. Required. */
  title: string;
  /** A company's name, or its kind ('A database company'). Required. */
  company: string;
  /** Chooses the pin's icon; left out, it is a building. */
  icon?: 'briefcase' | 'database' | 'lightbulb' | 'trending-up' | 'graduation-cap' | 'flame' | 'building';
  /** The pin's ring. Required. */
  color: 'copper' | 'teal' | 'ink';
  /** When it began and ended, as year and month ('2019-04') or as a year; without an end, it lasts until today. */
  start?: string;
  end?: string;
  /** When, as it should read ('2019 to 2022'); empty follows from start and end, or shows nothing and leaves no gap. */
  period: string;
  /** How long, as it should read ('3 years'); empty follows from start and end, or shows nothing and leaves no gap. */
  duration: string;
  /** What was built there, in a few words; empty, the card has no such line. */
  project: string;
  /** What was achieved there, a sentence each, and a paragraph about it: shown where the card opens, and on /resume. */
  highlights?: string[];
  summary?: string;
  /** Where it was: 'Berlin', 'Remote'. */
  place?: string;
  /** The company's page; https. */
  link?: string;
  /** What was used there: 'PostgreSQL', 'Rust'. */
  skills?: string[];
  /** Room for other kinds of career; only work is shown so far. */
  type: 'work';
  /** How far up the climb: 0 to 4, or up to 7 in a long career. Required. */
  level: number;
  /**
   * The card's centre, in percent of the graph area from its left and top edge. Left out for any item, all are laid
   * out when the site is built, and the graph grows with them.
   */
  x?: number;
  y?: number;
};

/** From one item to the item it led to, by their places in the list below (the first is 0). */
export type CareerConnection = [from: number, to: number];
