/**
 * On phones, fetches the text fonts after the first paint, and uses them if that moves nothing that
 * a visitor sees, or on the next page of this tab (src/app/inline/load-fonts.ts).
 *
 * @param desktop the media query of viewports that always use the text fonts.
 */
export function fetchFonts(desktop: string) {
  try {
    if (!sessionStorage.fonts && !matchMedia(desktop).matches)
      new PerformanceObserver(fetchAll).observe({ type: 'paint', buffered: true });
  } catch {
    // If storage is refused, every page uses the system's fonts.
  }

  async function fetchAll() {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    // Local fallback fonts may fail to load.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    sessionStorage.fonts = 'fetched';
    // Lines may break elsewhere, which would move what somebody reads: browsers count from 3 px on.
    // In the hero no word may change its line.
    const range = document.createRange();
    const letters = [...document.querySelectorAll('#hero p')].flatMap(({ firstChild: text }) =>
      text?.nodeType === 3
        ? Array.from(text.nodeValue ?? '', (_, i) => ({
            getBoundingClientRect() {
              range.setStart(text, i);
              range.setEnd(text, i + 1);
              return range.getBoundingClientRect();
            },
          }))
        : [],
    );
    const movements = [...document.querySelectorAll('body *'), ...letters].map((part) => {
      // On a line, words may move a little.
      const place = () => {
        const { top, left } = part.getBoundingClientRect();
        return top < innerHeight ? top + left / 6 : innerHeight;
      };
      const before = place();
      return () => Math.abs(before - place()) >= 3;
    });
    const { dataset } = document.documentElement;
    dataset.fonts = 'web';
    if (scrollY || movements.some((hasMoved) => hasMoved())) delete dataset.fonts;
  }
}
