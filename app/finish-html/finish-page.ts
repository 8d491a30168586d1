import { stylesPlaceholder } from '../styles/styles-placeholder.ts';
import { metaPolicy } from './content-security-policy.ts';
import { deferScripts } from './defer-scripts.ts';

const charset = '<meta charSet="utf-8"/>';

/** What pages are finished with. */
type PageParts = {
  styles: string;
  /** The address of the style sheet for paper. */
  printStyles: string;
  /** What is added to the page's head. */
  head: string;
  /** Addresses of the scripts to start first, in order. */
  libraries: string[];
  /** Origins that the site's script may ask. */
  servers: string[];
};

/**
 * Finishes one prerendered page: its style sheet inlined, its scripts deferred, its policy computed from what is
 * then in it.
 *
 * @throws where the page is not what React Router writes.
 */
export async function finishPage(
  html: string,
  { styles, printStyles, head, libraries, servers }: PageParts,
): Promise<string> {
  if (!html.includes(stylesPlaceholder)) throw new Error('the page has no place for its styles');
  if (!html.includes(charset)) throw new Error('the page declares no character set');
  const deferred = await deferScripts(html, libraries);
  const page = deferred
    .replace(stylesPlaceholder, () => styles)
    .replace(charset, () => charset + head)
    // After the sheet for screens, which it overrides.
    .replace('</head>', `<link rel="stylesheet" media="print" href="${printStyles}"/></head>`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(page, servers)}"/>`;
  return page.replace(charset, `${charset}${policy}`);
}
