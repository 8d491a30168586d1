/** The products in the Projects section, in the order they are shown; at least one. */
export type Project = {
  /** Required; must differ from every other project's title. */
  title: string;
  /** What it does and for whom, in one or two sentences of at most 160 characters together. Required. */
  description: string;
  /** Where a visitor can see it; https. Required. */
  link: string;
  /** The code repository (https://github.com/owner/name); null shows no link and no figures. */
  github: string | null;
  /** A drawing made for this project; without one, the card gets a plotted line that depends on the title alone. */
  drawing?: 'cost-curve' | 'answer' | 'waveform';
  /** A picture instead of a drawing: a file in app/content/pictures, and what it shows in words (empty: decoration). */
  picture?: { file: string; alt: string };
};

export const projects: Project[] = [
  {
    title: 'LLM Usage',
    description:
      'A tool to stop AI API bills from surprising developers. See spend per key, per model and per day before the invoice does.',
    link: 'https://example.com/llm-usage',
    github: null,
    drawing: 'cost-curve',
  },
];
