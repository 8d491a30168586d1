import { stylesPlaceholder } from '../styles/styles-placeholder.ts';

/**
 * The site's one style sheet, inlined so that the first paint needs one response. React must find the element as
 * it is and leave it alone: in the browser its content is read back from the document.
 */
export function InlineStyles() {
  const css =
    typeof document === 'undefined' ? stylesPlaceholder : (document.querySelector('style')?.textContent ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, from the build
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
