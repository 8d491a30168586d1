import type { Content } from '../content-rules.ts';
import { pages } from '../pages.ts';
import { scriptJson } from '../published/escape.ts';
import { structuredData } from '../published/structured-data.ts';
import { colours } from '../styles/colours.ts';
import { inlineScript } from './inline-script.ts';

/** The colour of the browser's own frame, by the system's scheme. */
const themeColours = (['light', 'dark'] as const)
  .map(
    (scheme) =>
      `<meta name="theme-color" content="${colours.paper[scheme]}" media="(prefers-color-scheme:${scheme})"/>`,
  )
  .join('');

/** Every page's file in the build ('projects/index.html') with its structured data's page. */
const pageOf = (file: string) =>
  Object.values(pages).find(({ path }) => file === `${path.slice(1)}/index.html`.replace(/^\//, ''));

/** The script that applies the chosen theme before anything is painted: the same in every page. */
export const themeScript = () => inlineScript('app/components/theme/apply-theme.ts', 'applyTheme()');

/**
 * What is added to a page's head when it is prerendered and needs no React: the browser's colours, the chosen theme
 * (before anything is painted) and the structured data.
 *
 * @param file the page's file below the built folder.
 * @param address makes an absolute address of a path of the site.
 * @param theme the source of themeScript.
 */
export function headParts(
  file: string,
  content: Content,
  address: (path: string) => string,
  theme: string,
): string {
  const page = pageOf(file);
  const data = page
    ? `<script type="application/ld+json">${scriptJson(structuredData(page, content, address))}</script>`
    : '';
  return `${themeColours}<script>${theme}</script>${data}`;
}
