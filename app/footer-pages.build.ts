/** The pages beyond the table of pages that the footer leads to: computed when the site is built, as data. */
import { localAddress } from './addresses.ts';
import { ownPages } from './articles/articles.ts';
import { resumeLink } from './resume/resume.build.ts';

const own = ownPages.flatMap(({ title, path, inFooter }) =>
  inFooter ? [{ label: title, href: localAddress(path) }] : [],
);
const found = [...(resumeLink ? [resumeLink] : []), ...own];

/** Undefined where there are none. */
export const footerPages = found.length > 0 ? found.map(({ href, label }) => ({ href, label })) : undefined;
