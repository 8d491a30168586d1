import { stylesPlaceholder } from '../styles/styles-placeholder.ts';

/**
 * The site's one style sheet, inlined so that the first paint needs one response. React must find the element as
 * it is: in the browser its content is read back from the document. It is a text child, because the policy lets
 * nobody set inner HTML, and React sets it when the error screen replaces the document.
 */
export function InlineStyles() {
  const css =
    typeof document === 'undefined' ? stylesPlaceholder : document.querySelector('style')?.textContent;
  return <style suppressHydrationWarning>{css}</style>;
}
