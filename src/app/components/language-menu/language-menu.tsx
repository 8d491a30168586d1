import type { ComponentProps } from 'react';
import { KeptHtml } from '../kept-html.tsx';

/**
 * A menu that ends with links to the page in other languages. Each page has different ones, which
 * the build inserts (src/builder/menu-links.tsx).
 */
const LanguageMenu = ({ children, ...list }: ComponentProps<'ul'>) => (
  <ul {...list}>
    {children}
    <KeptHtml as="li" selector="[data-languages]" data-languages="" />
  </ul>
);

/** A site in one language has a list. */
const PlainMenu = import.meta.env.HAS_TRANSLATIONS ? LanguageMenu : 'ul';

/** A menu with the owner's pages, which the build inserts. */
const PagesMenu = ({ children, id, className }: ComponentProps<'ul'>) =>
  typeof document === 'undefined' ? (
    <PlainMenu id={id} className={className}>
      {children}
      <li data-pages="" />
    </PlainMenu>
  ) : (
    <KeptHtml as="ul" selector={`#${id}`} id={id} className={className} />
  );

/** Other sites do not get a byte of what they do not need. In development a page may come. */
export const Menu = import.meta.env.HAS_NAV_PAGES || import.meta.env.DEV ? PagesMenu : PlainMenu;
