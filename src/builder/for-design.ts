/** Plain texts, links and forms: no drawings, and no controls of the design, such as the menu. */
const plainStyles =
  'svg,span[aria-hidden=true],nav button,footer button{display:none}a svg{display:inline;height:2em}img{max-width:100%;height:auto}body{overflow-wrap:break-word}pre{white-space:pre-wrap}';

/**
 * Joins style sheets for browsers with the CSS of the design, since spring 2024
 * (src/builder/vite/minify-inline-styles.ts). To older ones a half of them would hide parts of the
 * page: they show the plain, complete document.
 */
export const forDesign = (sheets: string[]): string =>
  `@supports (color:light-dark(red,red)){${sheets.join('')}}@supports not (color:light-dark(red,red)){${plainStyles}}`;
