/**
 * Decodes the font of headings before the first frame. Otherwise browsers would decode it when they
 * lay out the first heading, and show the heading a frame or more late. On phones, fetches the text
 * fonts after the first paint, and uses them if that moves nothing that a visitor sees, or on the
 * next page of this tab.
 *
 * @param desktop the media query of viewports that always use the text fonts.
 */
export function loadFonts(desktop: string) {
  const { fonts } = document;
  const { dataset } = document.documentElement;
  // Cheaper than `fonts.load`, which first matches fonts to text.
  for (const font of fonts) if (font.family.includes('Headings')) font.load().catch(() => {});
  try {
    if (sessionStorage.fonts) dataset.fonts = 'web';
    else if (!matchMedia(desktop).matches)
      new PerformanceObserver(fetchFonts).observe({ type: 'paint', buffered: true });
  } catch {
    // If storage is refused, every page uses the system's fonts.
  }

  async function fetchFonts() {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    // Local fallback fonts may fail to load.
    await Promise.allSettled([...fonts].map((font) => font.load()));
    sessionStorage.fonts = 'fetched';
    // Lines may break elsewhere, which would move what somebody reads: browsers count from 3 px on.
    const movements = [...document.querySelectorAll('body *')].map((part) => {
      const top = () => Math.min(innerHeight, part.getBoundingClientRect().top);
      const before = top();
      return () => Math.abs(before - top()) >= 3;
    });
    dataset.fonts = 'web';
    if (scrollY || movements.some((hasMoved) => hasMoved())) delete dataset.fonts;
  }
}
