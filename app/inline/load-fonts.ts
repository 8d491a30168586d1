/**
 * Has the font of headings decoded before the first frame: it is in the page, but browsers begin when they lay out the first
 * heading, and show that a frame or more late. Fetches the fonts of text on phones after the first paint, for
 * the next page of this tab: on the first one they would be late.
 *
 * Written into every page as an inline script after the styles: it must not import anything.
 *
 * @param desktop the media query of windows for which the style sheet always uses the fonts of text.
 */
export function loadFonts(desktop: string) {
  const { fonts } = document;
  // Cheaper than `fonts.load`, which matches fonts to a text first (docs/decisions.md, Loading).
  for (const font of fonts) if (font.family.includes('Headings')) font.load().catch(() => {});
  try {
    if (sessionStorage.fonts) document.documentElement.dataset.fonts = 'own';
    else if (!matchMedia(desktop).matches)
      new PerformanceObserver(fetchAfterPaint).observe({ type: 'paint', buffered: true });
  } catch {
    // Storage is refused: every page uses the system's fonts.
  }

  function fetchAfterPaint(list: PerformanceObserverEntryList, observer: PerformanceObserver) {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    fetchFonts();
  }

  async function fetchFonts() {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    // Fonts of this machine may be missing.
    await Promise.allSettled([...fonts].map((font) => font.load()));
    sessionStorage.fonts = 'fetched';
  }
}
