/** Facts about articles and case studies that pages need: computed when the site is built. */
import { absoluteAddress, localAddress } from '../addresses.ts';
import { shortAddress } from '../components/short-address.ts';
import type { CaseStudy } from '../sections/projects/case-study-link.tsx';
import { articleWords } from './article-words.ts';
import { articles, ownPages, caseStudies as published } from './articles.ts';
import { indexPages } from './cards.ts';

/** Whether there is anything that a feed would have. */
export const hasFeed = articles.length > 0;

/** Whether there are pages beyond the table of pages (site/render/articles/article-pages.tsx). */
export const hasFinishedPages = articles.length + published.length + ownPages.length > 0 || indexPages.length > 1;

const found = published.flatMap(({ project, path }): [string, CaseStudy][] =>
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
