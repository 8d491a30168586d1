/** Shows text, links and forms; hides drawings and controls, such as the menu. */
const plainStyles =
  'svg,span[aria-hidden=true],nav button,footer button{display:none}a svg{display:inline;height:2em}img,pre{max-width:100%;height:auto;overflow:auto}body{overflow-wrap:break-word}';

/** Styles for browsers that support the design's CSS (src/builder/vite/minify-inline-styles.ts). */
export const onlyForDesign = (styleSheets: string[]): string =>
  `@supports (color:light-dark(red,red)){${styleSheets.join('')}}`;

/**
 * Joins style sheets for browsers that support the design's CSS, since spring 2024. Older browsers
 * would apply only some rules and hide parts of the page. They show the complete document with plain
 * styles instead.
 */
export const forDesign = (styleSheets: string[]): string =>
  `${onlyForDesign(styleSheets)}@supports not (color:light-dark(red,red)){${plainStyles}}`;
