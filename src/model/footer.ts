/** The parts of the footer that depend on the content. */
import { owner, strings } from '#content/content.ts';
import { localUrl } from '#content/urls.ts';
import { standalonePages } from './articles/articles.ts';
import { fileUrls } from './published-files.ts';
import { resumeLink } from './resume/resume.ts';
import { visibleSections } from './visible-sections.ts';

/** The email address in the footer, if no button, newsletter or profile shows it. */
export const footerEmail =
  owner.booking &&
  !visibleSections.includes('newsletter') &&
  !owner.profiles.some(({ url }) => url.startsWith('mailto:'))
    ? owner.email
    : undefined;

export const footerLinks = [
  ...(resumeLink ? [{ href: resumeLink.href, label: resumeLink.label }] : []),
  ...standalonePages.flatMap(({ title, path, footer }) =>
    footer ? [{ label: title, href: localUrl(path) }] : [],
  ),
  ...(fileUrls.feed ? [{ href: fileUrls.feed, label: strings.profiles.feed }] : []),
];
