import type { ComponentProps } from 'react';
import { shortUrl } from '../../shared/short-url.ts';

/** The id of the note, rendered once per page, that says to assistive technology where external links open. */
export const newTabNoteId = 'new-tab-note';

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { href: string };

/**
 * A link to another site: opens in a new tab, hands over neither opener nor referrer, and says so. It carries its address
 * as it is printed. A mailbox needs no tab.
 */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const newTab = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': newTabNoteId };
  return (
    <a
      {...rest}
      {...(!rest.href.startsWith('mailto:') && newTab)}
      data-address={shortUrl(rest.href)}
    >
      {children}
    </a>
  );
}
