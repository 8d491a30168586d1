/** The parts of the site that have content. */
import { careerItems, owner, posts, projects } from '#content/content.ts';
import { type HomeSection, orderedSections } from '#schema/home-sections.ts';
import { articles } from './articles/articles.ts';

/** Whether the site has a blog: it needs an article or a post. */
export const hasBlog = articles.length + posts.length > 0;

const isEmpty: Record<HomeSection, boolean> = {
  hero: false,
  projects: projects.length === 0,
  'writing-about': !hasBlog,
  experience: careerItems.length === 0,
  testimonials: !owner.testimonials?.length,
  newsletter: !owner.newsletter,
  contact: !owner.contact,
};

export const visibleSections: HomeSection[] = [
  'hero',
  ...(owner.sections ?? orderedSections).filter((id) => !isEmpty[id]),
];

/** The first of the sections with a form: it begins with the link to book a call. */
export const closingSection = visibleSections.find((id) => id === 'newsletter' || id === 'contact');
