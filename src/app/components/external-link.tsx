import type { ComponentProps } from 'react';
import { shortUrl } from '#lib/short-url.ts';

/** The id of the note, once per page, that tells assistive technology where external links open. */
export const newTabNoteId = 'new-tab-note';

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { href: string };

/**
 * A link to another site: opens in a new tab, without opener and referrer, and its description
 * says so. Print shows its URL. An email link opens no tab.
 */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const newTab = {
    target: '_blank',
    rel: [rest.rel, 'noopener noreferrer'].filter(Boolean).join(' '),
    'aria-describedby': newTabNoteId,
  };
  return (
    <a {...rest} {...(!rest.href.startsWith('mailto:') && newTab)} data-url={shortUrl(rest.href)}>
      {children}
    </a>
  );
}
