import { stylesPlaceholder } from '../styles/styles-placeholder.ts';
import { metaPolicy } from './content-security-policy.ts';
import { deferScripts } from './defer-scripts.ts';

const charset = '<meta charSet="utf-8"/>';

/**
 * Finishes one prerendered page: its style sheet inlined, its scripts deferred, its policy computed from what is
 * then in it.
 *
 * @param servers origins that the page's script may ask.
 * @throws where the page is not what React Router writes.
 */
export async function finishPage(html: string, styles: string, servers: string[]): Promise<string> {
  if (!html.includes(stylesPlaceholder)) throw new Error('the page has no place for its styles');
  if (!html.includes(charset)) throw new Error('the page declares no character set');
  const page = await deferScripts(html.replace(stylesPlaceholder, () => styles));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(page, servers)}"/>`;
  return page.replace(charset, `${charset}${policy}`);
}
