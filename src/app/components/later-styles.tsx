import { ids } from '#schema/constants.ts';

/**
 * The styles of what follows, which the build inserts (src/builder/document.tsx). So browsers paint
 * the first screen before they have them. Translators would take them for text.
 */
export const LaterStyles = () => <svg id={ids.laterStyles} {...{ translate: 'no' }} />;
