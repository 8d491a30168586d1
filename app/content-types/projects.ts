/** The products in the Projects section, in the order they are shown. None leaves the section out. */
export type Project = {
  /** Required; must differ from every other project's title. */
  title: string;
  /** What it does and for whom, in one or two sentences of at most 160 characters together. Required. */
  description: string;
  /** Where a visitor can see it; https. Null or left out, its card has no link to it. */
  link?: string | null;
  /**
   * Where the code is; https. On github.com (https://github.com/owner/name) its stars and last push are shown, for which
   * visitors' browsers ask api.github.com. Null or left out shows no link.
   */
  github?: string | null;
  /** What came of it, a sentence each, what was used, and when it was, as '2019' or '2019-04': shown on /resume. */
  highlights?: string[];
  skills?: string[];
  start?: string;
  end?: string;
  /** A drawing made for this project; without one, the card gets a plotted line that depends on the title alone. */
  drawing?: 'cost-curve' | 'answer' | 'waveform' | OwnDrawing;
  /** A picture instead of a drawing: a file in app/content/pictures, and what it shows in words (empty: decoration). */
  picture?: { file: string; alt: string };
};

/** A line drawing in a box of 300 by 104: SVG path data, and where the copper mark stands. */
type OwnDrawing = { main: string; faint?: string; mark?: { x: number; y: number } };
