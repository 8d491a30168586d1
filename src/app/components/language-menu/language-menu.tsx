import type { ComponentProps } from 'react';

/** The element with the links to other languages, which are not in the bundle. */
export const languagesId = 'languages';

const readLinks = () =>
  typeof document === 'undefined' ? '' : (document.getElementById(languagesId)?.innerHTML ?? '');

/**
 * A menu that ends with links to the page in other languages. Each page has different ones, which
 * the build inserts (src/builder/language-links.tsx). React keeps them as they are.
 */
const LanguageMenu = ({ children, ...list }: ComponentProps<'ul'>) => (
  <ul {...list}>
    {children}
    <li
      id={languagesId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has written it.
      dangerouslySetInnerHTML={{ __html: readLinks() }}
    />
  </ul>
);

/** A site in one language has a list, without a byte of this module. */
export const Menu = import.meta.env.HAS_TRANSLATIONS ? LanguageMenu : 'ul';
