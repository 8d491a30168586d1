/** Stands in the prerendered page for the style sheet until app/finish-html puts it there. */
export const stylesPlaceholder = '/* styles */';
