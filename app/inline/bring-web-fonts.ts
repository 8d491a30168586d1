/**
 * Brings the faces of text to phones: fetched when the page is done with the network, used from the next page on, so that
 * text is never late. A page that was shown without them is shown without them again while this tab is open: whoever comes
 * back to it finds nothing elsewhere. `data-web-fonts` on the root says 'used', or 'ready' for the next page.
 *
 * Written into finished pages as an inline script, and called by app/navigation.ts for the first page and all that it
 * shows: it must not import anything.
 *
 * @param desktop the media query from where on the style sheet uses them without asking.
 */
export function bringWebFonts(desktop: string) {
  const root = document.documentElement;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (matchMedia(desktop).matches || connection?.saveData) return;
  /** Whether each page was shown in them, by its path; under the empty one, whether they are there. */
  let faces: Record<string, boolean> = {};
  const { pathname } = location;
  try {
    faces = JSON.parse(sessionStorage.faces ?? '{}');
    faces[pathname] ??= Boolean(faces['']);
    sessionStorage.faces = JSON.stringify(faces);
  } catch {
    // Storage may be refused: then every page does without.
  }
  if (faces['']) root.dataset.webFonts = faces[pathname] ? 'used' : 'ready';
  if (faces[''] || root.dataset.webFonts) return;
  async function fetchFonts() {
    // Italics are of the same family; a page without any names no face for them.
    const uses = ['1em "Familjen Grotesk"', 'italic 1em "Familjen Grotesk"', '1em "IBM Plex Mono"'];
    await Promise.all(uses.map((use) => document.fonts.load(use)));
    root.dataset.webFonts = 'ready';
    sessionStorage.faces = JSON.stringify({ ...JSON.parse(sessionStorage.faces), '': true });
  }
  // Once the page is there for its reader. A failure leaves the system's.
  const fetchLater = () =>
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      fetchFonts().catch(() => {});
    }).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') fetchLater();
  else addEventListener('load', fetchLater);
}
