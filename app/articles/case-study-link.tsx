import { CaseStudyLink } from '../sections/projects/case-study-link.tsx';
import { caseStudies } from './articles.build.ts';

/** Renders what leads to a project's case study. A site without any is sent nothing of it. */
export const caseStudyLink =
  caseStudies &&
  ((project: string) => {
    const caseStudy = caseStudies?.[project];
    return caseStudy && <CaseStudyLink {...caseStudy} />;
  });
