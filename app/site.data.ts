/** Links that every page shows. */
import { ownPages } from '#model/articles/articles.ts';
import { resumeLink } from '#model/resume/resume.ts';
import { hasBlog, shownSections } from '#model/shown-sections.ts';
import { owner } from '#schema/content.ts';
import { localUrl } from '#schema/urls.ts';

export { fileUrls } from '#model/published-files.ts';
export { hasBlog, resumeLink, shownSections };

/** The email address in the footer: only where no button, newsletter or profile has it. */
export const shownEmail =
  owner.booking &&
  !shownSections.includes('newsletter') &&
  !owner.profiles.some(({ url }) => url.startsWith('mailto:'))
    ? owner.email
    : undefined;

/** The links to other pages in the footer. */
export const footerPages = [
  ...(resumeLink ? [{ href: resumeLink.href, label: resumeLink.label }] : []),
  ...ownPages.flatMap(({ title, path, inFooter }) =>
    inFooter ? [{ label: title, href: localUrl(path) }] : [],
  ),
];
