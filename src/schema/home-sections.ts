/** Home's sections: ids in the order of screens, and the position on paper if it differs. */
const sections = {
  hero: {},
  projects: { paper: 1 },
  testimonials: {},
  experience: {},
  'writing-about': { paper: 2 },
  newsletter: {},
  contact: {},
} satisfies Record<string, { paper?: number }>;

export type HomeSection = keyof typeof sections;

/** The sections that owners can order and leave out. */
export const orderedSections = Object.keys(sections).slice(1) as Exclude<HomeSection, 'hero'>[];

/** The order on paper as CSS: sections without a position come first. */
export const paperOrder = Object.entries(sections)
  .flatMap(([id, { paper = 0 }]: [string, { paper?: number }]) =>
    paper > 0 ? [`#${id}{order:${paper}}`] : [],
  )
  .join('');
