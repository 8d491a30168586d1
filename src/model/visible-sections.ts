/** The parts of the site that have content. */
import { careerItems, owner, posts, projects } from '#content/content.ts';
import { type HomeSection, orderedSections } from '#schema/home-sections.ts';
import { articles, ownSections } from './articles/articles.ts';

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

const hasForm = (id: string) => id === 'newsletter' || id === 'contact';

const ownNames = ownSections.map(({ name }) => name);
const ordered: readonly string[] = owner.sections ?? orderedSections;
const unplaced = ownNames.filter((name) => !ordered.includes(name));
const firstForm = ordered.findIndex(hasForm);
const end = firstForm === -1 ? ordered.length : firstForm;
const isVisible = (id: string) =>
  Object.hasOwn(isEmpty, id) ? !isEmpty[id as HomeSection] : ownNames.includes(id);

/** The sections of home. Those of the owner that have no place come before the first form. */
export const visibleSections: string[] = [
  'hero',
  ...ordered.toSpliced(end, 0, ...unplaced).filter(isVisible),
];

/** The first of the sections with a form: it begins with the link to book a call. */
export const closingSection = visibleSections.find(hasForm);
