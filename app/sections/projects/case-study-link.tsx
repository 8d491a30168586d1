import type { ReactNode } from 'react';
import { caseStudies } from '../../articles/articles.build.ts';

/** What a project's card says of it, and the link to its case study where it has one. */
export function StoryLink({ project, children }: { project: string; children: ReactNode }) {
  const story = caseStudies[project];
  return (
    <>
      {children}
      {story && (
        <a href={story.href} data-address={story.printed}>
          {story.label}
          <span className="visually-hidden">{story.said}</span>
        </a>
      )}
    </>
  );
}
