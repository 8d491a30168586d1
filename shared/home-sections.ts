/** Home's sections: ids in the order of screens, and the position on paper if it differs. */
const sections = {
  hero: {},
  projects: { paper: 1 },
  experience: {},
  'writing-about': { paper: 2 },
  newsletter: {},
} satisfies Record<string, { paper?: number }>;

export type HomeSection = keyof typeof sections;
export const homeSections = Object.keys(sections) as HomeSection[];

/** The order on paper as CSS: sections without a position come first. */
export const paperOrder = Object.entries(sections)
  .flatMap(([id, { paper = 0 }]: [string, { paper?: number }]) =>
    paper > 0 ? [`#${id}{order:${paper}}`] : [],
  )
  .join('');
