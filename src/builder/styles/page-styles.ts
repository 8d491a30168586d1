/** Which styles a page has: of its first screen, and of the rest. */

import type { Page } from '#app/pages.ts';
import { isStaticPage, type StaticPage } from '#app/static-page.ts';
import eastAsian from '#app/styles/east-asian.css?inline';
import hyphenated from '#app/styles/hyphenated.css?inline';
import korean from '#app/styles/korean.css?inline';
import rightToLeft from '#app/styles/right-to-left.css?inline';
import { language, textDirection } from '#content/language.ts';
import { ids } from '#schema/constants.ts';
import type { PageFonts } from '../outputs/fonts.ts';
import type { PageBundle } from '../outputs/output.ts';
import { fontCss } from './font-css.ts';
import { forDesign, onlyForDesign } from './for-design.ts';
import { minifyCss } from './minify-css.ts';
import { optionalStyles } from './optional-styles.ts';
import { rootCss } from './root-css.ts';
import { deferProperties } from './split-styles.ts';

/** The styles of every page that follow from the content and its language. */
const common = [
  minifyCss(rootCss + fontCss),
  textDirection(language) === 'rtl' ? rightToLeft : '',
  /^(ja|zh|ko)\b/.test(language) ? eastAsian : '',
  /^ko\b/.test(language) ? korean : '',
  // English words are short enough, and others have letters that browsers do not divide.
  /^(en|ja|zh|ko|ar|fa|he)\b/.test(language) ? '' : hyphenated,
].join('');

/** The optional styles of a page, by its HTML. */
function optionalParts(html: string) {
  const end = html.indexOf(`id="${ids.laterStyles}"`);
  const parts = optionalStyles.flatMap(([part, css]) => {
    const start = html.search(part);
    return start < 0 ? [] : [{ css, isFirst: end < 0 || start < end }];
  });
  const join = (isFirst: boolean) =>
    parts.flatMap((part) => (part.isFirst === isFirst ? part.css : [])).join('');
  return { first: join(true), rest: join(false) };
}

/**
 * The styles of a page. In development all of them are in the head, each module's by itself, so that
 * Vite can replace it.
 *
 * @param html the page without its document.
 * @returns the style sheets of the head, and the one that follows the first screen, if it is separate.
 */
export function pageStyles(
  page: Page | StaticPage,
  html: string,
  { styles, laterStyles = '' }: PageBundle,
  fonts: PageFonts,
): { head: PageBundle['styles']; rest: string } {
  const optional = optionalParts(html);
  const pageCss = isStaticPage(page) ? page.styles : '';
  if (import.meta.env.DEV) {
    const last = [pageCss, optional.first, fonts.laterStyles, optional.rest].join('');
    return { head: [{ css: fonts.styles + common }, ...styles, { css: last }], rest: '' };
  }
  // Pages of sections print without them (src/app/styles/print.css).
  const hasSections = !isStaticPage(page) || page.stylesFrom;
  const forScreens = (...css: string[]) =>
    hasSections ? `@media screen{${css.join('')}}` : css.join('');
  const modules = styles.map(({ css }) => css);
  // Only home is painted earlier if its first screen's styles are separate (docs/decisions/005).
  if (!html.includes(`id="${ids.laterStyles}"`)) {
    const all = forScreens(common, ...modules, laterStyles, pageCss, optional.first);
    return { head: [{ css: forDesign([fonts.styles, all]) }], rest: '' };
  }
  const { first, deferred } = deferProperties(
    [common, ...modules, pageCss, optional.first].join(''),
  );
  return {
    head: [{ css: onlyForDesign([fonts.styles, forScreens(first)]) }],
    rest: forDesign([fonts.laterStyles, forScreens(deferred, laterStyles, optional.rest)]),
  };
}
