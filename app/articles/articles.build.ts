/** What pages need to know of articles and case studies: made when the site is built, as data. */
import { articleWords } from '#content/words.ts';
import { localAddress } from '../addresses.ts';
import { articles } from './articles.ts';

/** Whether there is anything that a feed would have. */
export const hasFeed = articles.some(({ project }) => !project);

/** Where the projects' case studies stand and what links to them say, by the projects' titles. */
export const caseStudies: Record<string, { href: string; label: string; said: string }> = Object.fromEntries(
  articles.flatMap(({ project, path }) =>
    project
      ? [
          [
            project,
            { href: localAddress(path), label: articleWords.caseStudy, said: articleWords.caseStudyOf(project) },
          ],
        ]
      : [],
  ),
);
