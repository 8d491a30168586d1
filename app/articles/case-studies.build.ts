/** Where the projects' case studies stand and what links to them say, by the projects' titles. */
import { articleWords } from '#content/words.ts';
import { localAddress } from '../pages.ts';
import { articles } from './articles.ts';

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
