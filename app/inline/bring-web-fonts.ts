/**
 * Brings the web fonts to phones (app/styles/fonts.css): fetched when the page is done with the network, used from the
 * next page on, so that text is never late and never moves under a reader's eyes. `data-web-fonts` on the root says 'ready'
 * or 'used'; app/navigation.ts uses those that are ready for the page that it shows.
 *
 * Written into finished pages as an inline script that runs before the first paint, and called by app/navigation.ts
 * after it: it must not import anything.
 *
 * @param desktop the media query from where on the style sheet uses them without asking.
 * @param isPainted whether it is too late for this page.
 */
export function bringWebFonts(desktop: string, isPainted?: boolean) {
  const root = document.documentElement;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (matchMedia(desktop).matches || connection?.saveData) return;
  const key = 'web-fonts';
  /** Storage may be refused: then pages that are loaded do without. */
  const attempt = (access: () => unknown) => {
    try {
      return access();
    } catch {
      return undefined;
    }
  };
  async function fetchFonts() {
    await Promise.all(['1em "Familjen Grotesk"', '1em "IBM Plex Mono"'].map((use) => document.fonts.load(use)));
    root.dataset.webFonts = 'ready';
    attempt(() => sessionStorage.setItem(key, 'ready'));
  }
  // A failure leaves the system's.
  const fetchQuietly = () => fetchFonts().catch(() => {});
  if (isPainted) fetchQuietly();
  else if (attempt(() => sessionStorage.getItem(key))) root.dataset.webFonts = 'used';
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(fetchQuietly)));
}
