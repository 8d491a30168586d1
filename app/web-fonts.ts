/**
 * Brings the web fonts to phones: fetched when the first page is done with the network, used from the next page on, so
 * that text is never late and never moves under a reader's eyes.
 */
import { desktopBreakpoint } from './specification.ts';

/** One use of each web font (app/styles/fonts.css), as `document.fonts` asks for them. */
const uses = ['1em "Familjen Grotesk"', '1em "IBM Plex Mono"'];

let areThere = false;

const wantsLessData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Fetches the web fonts where the style sheet does not; a failure leaves the system's. */
export async function fetchWebFonts(): Promise<void> {
  if (matchMedia(`(min-width: ${desktopBreakpoint}px)`).matches || wantsLessData()) return;
  await Promise.all(uses.map((use) => document.fonts.load(use))).then(
    () => {
      areThere = true;
    },
    () => {},
  );
}

/** Sets the page that is about to show in the web fonts, where they have arrived. */
export function applyWebFonts(): void {
  if (areThere) document.documentElement.dataset.webFonts = '';
}
