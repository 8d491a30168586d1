/** Links that every page shows. */
import { ownPages } from '../model/articles/articles.ts';
import { resumeLink } from '../model/resume/resume.ts';
import { localUrl } from '../shared/urls.ts';

export { fileUrls } from '../model/published-files.ts';
export { hasBlog, shownSections } from '../model/shown-sections.ts';
export { resumeLink };

/** The links to other pages in the footer. */
export const footerPages = [
  ...(resumeLink ? [{ href: resumeLink.href, label: resumeLink.label }] : []),
  ...ownPages.flatMap(({ title, path, inFooter }) =>
    inFooter ? [{ label: title, href: localUrl(path) }] : [],
  ),
];
