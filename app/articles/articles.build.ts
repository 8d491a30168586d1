/** What pages need to know of articles and case studies: made when the site is built, as data. */

import { absoluteAddress, localAddress } from '../addresses.ts';
import { shortAddress } from '../components/short-address.ts';
import { articleWords } from '../content.ts';
import { articles } from './articles.ts';

/** Whether there is anything that a feed would have. */
export const hasFeed = articles.some(({ project }) => !project);

type Story = {
  href: string;
  label: string;
  said: string;
  /** Its address, as it stands on paper. */
  printed: string;
};

/** Where the projects' case studies stand and what links to them say, by the projects' titles. */
export const caseStudies: Record<string, Story> = Object.fromEntries(
  articles.flatMap(({ project, path }) =>
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
  ),
);
