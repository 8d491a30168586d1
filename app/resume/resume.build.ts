/** Whether there is more to say than the home page does, and where: computed when the site is built, as data. */
import { localAddress } from '../addresses.ts';
import { careerItems, owner, projects, resume } from '../content.ts';
import { hasDetails } from '../sections/experience/role-texts.ts';
import { resumeWords } from './resume-words.ts';

const { order: _, ...lists } = resume;

const hasMore =
  Boolean(owner.about || owner.phone || owner.location) ||
  Object.values(lists).some((list) => list.length > 0) ||
  careerItems.some(hasDetails) ||
  projects.some(({ highlights = [], start }) => highlights.length > 0 || start);

/** Below the site's root. */
export const resumePath = '/resume';

/** The page's address and what links to it say; undefined where there is no such page. */
export const resumeLink = hasMore
  ? { href: localAddress(resumePath), label: resumeWords.page, more: resumeWords.more, used: resumeWords.used }
  : undefined;
