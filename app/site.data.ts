/** Links that every page shows. */
import { ownPages } from '../model/articles/articles.ts';
import { resumeLink as resume } from '../model/resume/resume.ts';
import { localUrl } from '../shared/urls.ts';

export { fileUrls } from '../model/published-files.ts';

export const resumeLink = resume;

/** The links to other pages in the footer. */
export const footerPages = [
  ...(resume ? [{ href: resume.href, label: resume.label }] : []),
  ...ownPages.flatMap(({ title, path, inFooter }) =>
    inFooter ? [{ label: title, href: localUrl(path) }] : [],
  ),
];
