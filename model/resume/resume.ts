/** Whether there is more to say than the home page does, and where: computed when the site is built, as data. */

import { resume } from '../../shared/all-content.ts';
import { careerItems, owner, projects } from '../../shared/content.ts';
import { hasDetails } from '../../shared/role-texts.ts';
import { localUrl } from '../../shared/urls.ts';
import { resumeWords } from '../words.ts';

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
  ? {
      href: localUrl(resumePath),
      label: resumeWords.page,
      more: resumeWords.more,
      used: resumeWords.used,
    }
  : undefined;
