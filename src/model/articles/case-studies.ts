/** Links from projects to their case studies. */
import { articleStrings } from '#content/content.ts';
import { absoluteUrl, localUrl } from '#content/urls.ts';
import { shortUrl } from '#lib/short-url.ts';
import { caseStudies as published } from './articles.ts';

/** A link to a case study. Screen readers read `accessibleLabel` after the label. */
export type CaseStudy = Record<'href' | 'label' | 'accessibleLabel' | 'printed', string>;

export const caseStudies: Record<string, CaseStudy> = Object.fromEntries(
  published.map(({ project, path }) => [
    project,
    {
      href: localUrl(path),
      label: articleStrings.caseStudy,
      accessibleLabel: articleStrings.caseStudyOf(project),
      printed: shortUrl(absoluteUrl(path)),
    },
  ]),
);
