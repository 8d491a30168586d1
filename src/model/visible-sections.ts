/** What the site shows, because it has content. */
import { owner, posts, projects, topics } from '#schema/content.ts';
import { type HomeSection, orderedSections } from '#schema/home-sections.ts';
import { articles } from './articles/articles.ts';

/** Without articles and posts there is no blog. */
export const hasBlog = articles.length + posts.length > 0;

/** Whether the content has nothing for a section, which is then left out. */
const isEmpty: Record<HomeSection, boolean> = {
  hero: false,
  projects: projects.length === 0,
  'writing-about': topics.length === 0 || !hasBlog,
  experience: false,
  testimonials: !owner.testimonials?.length,
  newsletter: !owner.newsletter,
  contact: !owner.contact,
};

/** Home's sections in order. */
export const visibleSections: HomeSection[] = [
  'hero',
  ...(owner.sections ?? orderedSections).filter((id) => !isEmpty[id]),
];
