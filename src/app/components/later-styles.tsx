import { ids } from '#schema/constants.ts';
import { KeptHtml } from './kept-html.tsx';

/**
 * The styles of what follows, which the build inserts (src/builder/document.tsx). So browsers paint
 * the first screen before they have them. Translators would take them for text.
 */
export const LaterStyles = () => (
  <KeptHtml as="svg" selector={`#${ids.laterStyles}`} id={ids.laterStyles} translate="no" />
);
