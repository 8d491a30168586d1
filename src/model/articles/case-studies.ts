/** Links from projects to their case studies. */
import { shortUrl } from '#lib/short-url.ts';
import { articleStrings } from '#schema/content.ts';
import { absoluteUrl, localUrl } from '#schema/urls.ts';
import { caseStudies as published } from './articles.ts';

/**
 * A link to a case study: `accessibleLabel` follows the label for assistive technology, `printed`
 * is its URL on paper.
 */
export type CaseStudy = Record<'href' | 'label' | 'accessibleLabel' | 'printed', string>;

/** Case studies by the titles of their projects. */
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
