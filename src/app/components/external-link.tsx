import type { ComponentProps } from 'react';
import { shortUrl } from '#lib/short-url.ts';
import { ids } from '#schema/constants.ts';

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { href: string };

/**
 * A link to another site, in a new tab without opener and referrer, or an email link. Printed pages
 * show its `data-url`, unless its text is the URL.
 */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const url = shortUrl(rest.href);
  const newTab = {
    target: '_blank',
    rel: [rest.rel, 'noopener noreferrer'].filter(Boolean).join(' '),
    'aria-describedby': ids.newTabNote,
  };
  return (
    <a
      {...rest}
      {...(!rest.href.startsWith('mailto:') && newTab)}
      data-url={children === url ? undefined : url}
    >
      {children}
    </a>
  );
}
