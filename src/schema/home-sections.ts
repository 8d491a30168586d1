/** The home page's sections after the hero, which owners can reorder or remove. */
export const orderedSections = [
  'projects',
  'testimonials',
  'experience',
  'writing-about',
  'newsletter',
  'contact',
] as const;

export type HomeSection = 'hero' | (typeof orderedSections)[number];
