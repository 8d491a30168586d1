/** The link to the resume page, which a site has if its resume adds to the home page. */
import { careerItems, owner, projects, resume, strings } from '#content/content.ts';
import { resumePath } from '#content/routes.ts';
import { localUrl } from '#content/urls.ts';
import { hasDetails } from '#schema/role-facts.ts';

const { order: _, ...lists } = resume;

const hasMore =
  Boolean(owner.about || owner.phone || Object.values(owner.location ?? {}).length) ||
  Object.values(lists).some((list) => list.length > 0) ||
  careerItems.some(hasDetails) ||
  projects.some(({ highlights = [], skills = [], start, end }) =>
    [...highlights, ...skills, start, end].some(Boolean),
  );

/** The page's URL and the labels of its links; undefined if the site has no such page. */
export const resumeLink = hasMore
  ? {
      href: localUrl(resumePath),
      label: strings.resume.page,
      more: strings.resume.more,
      skillsLabel: strings.resume.used,
    }
  : undefined;
