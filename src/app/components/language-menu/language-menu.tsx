import type { ComponentProps } from 'react';

const readLinks = () =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector('[data-languages]')?.innerHTML ?? '');

/**
 * A menu that ends with links to the page in other languages. Each page has different ones, which
 * the build inserts (src/builder/language-links.tsx). React keeps them as they are.
 */
const LanguageMenu = ({ children, ...list }: ComponentProps<'ul'>) => (
  <ul {...list}>
    {children}
    <li
      data-languages=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has written it.
      dangerouslySetInnerHTML={{ __html: readLinks() }}
    />
  </ul>
);

/** A site in one language has a list, without a byte of this module. */
export const Menu = import.meta.env.HAS_TRANSLATIONS ? LanguageMenu : 'ul';
