/** The home page's sections by id, in the order on screens; `paper` is the position in print. */
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

/** The sections that owners can reorder or remove. */
export const orderedSections = Object.keys(sections).slice(1) as Exclude<HomeSection, 'hero'>[];

/** The order in print as CSS: sections without `paper` come first. */
export const paperOrder = Object.entries(sections)
  .flatMap(([id, { paper = 0 }]: [string, { paper?: number }]) =>
    paper > 0 ? [`#${id}{order:${paper}}`] : [],
  )
  .join('');
