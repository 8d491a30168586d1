/** Facts about articles and case studies that pages need: computed when the site is built. */
import { absoluteAddress, localAddress } from '../addresses.ts';
import { shortAddress } from '../components/short-address.ts';
import { articleWords } from '../content.ts';
import type { CaseStudy } from '../sections/projects/case-study-link.tsx';
import { articles } from './articles.ts';
import { indexPages } from './cards.ts';

/** Whether there is anything that a feed would have. */
export const hasFeed = articles.some(({ project }) => !project);

/** Whether there are pages beyond the table of pages (site/render/articles/article-pages.tsx). */
export const hasFinishedPages = articles.length > 0 || indexPages.length > 1;

const found = articles.flatMap(({ project, path }): [string, CaseStudy][] =>
  project
    ? [
        [
          project,
          {
            href: localAddress(path),
            label: articleWords.caseStudy,
            said: articleWords.caseStudyOf(project),
            printed: shortAddress(absoluteAddress(path)),
          },
        ],
      ]
    : [],
);

/** The projects' case studies, by the projects' titles; undefined where there are none, so that bundles know it. */
export const caseStudies = found.length > 0 ? Object.fromEntries(found) : undefined;
