/** The parts of the footer and the navigation bar that depend on the content. */
import { owner, strings } from '#content/content.ts';
import { localUrl } from '#content/urls.ts';
import type { Owner } from '#schema/owner.ts';
import { standalonePages } from './articles/articles.ts';
import { fileUrls } from './published-files.ts';
import { resumeLink } from './resume/resume.ts';
import { visibleSections } from './visible-sections.ts';

/** The email address in the footer, if no button, newsletter or profile shows it. */
export const emailInFooter = (
  { booking, email, newsletter, profiles }: Owner,
  sections: readonly string[],
) =>
  booking &&
  (newsletter?.action || !sections.includes('newsletter')) &&
  !profiles.some(({ url }) => url.startsWith('mailto:'))
    ? email
    : undefined;

export const footerEmail = emailInFooter(owner, visibleSections);

export const footerLinks = [
  ...(resumeLink ? [{ href: resumeLink.href, label: resumeLink.label }] : []),
  ...standalonePages.flatMap(({ title, path, footer }) =>
    footer ? [{ label: title, href: localUrl(path) }] : [],
  ),
  ...(fileUrls.feed ? [{ href: fileUrls.feed, label: strings.profiles.feed }] : []),
];

/** The owner's pages in the navigation bar. */
export const navPages = standalonePages.filter(({ nav }) => nav);
