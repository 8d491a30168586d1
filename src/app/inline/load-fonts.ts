/**
 * Decodes the font of headings before the first frame. Otherwise browsers would decode it when they
 * lay out the first heading, and show the heading a frame or more late. Uses the text fonts if an
 * earlier page of this tab has fetched them (src/app/inline/fetch-fonts.ts).
 */
export function loadFonts() {
  // Cheaper than `fonts.load`, which first matches fonts to text.
  for (const font of document.fonts)
    if (font.family.includes('Headings')) font.load().catch(() => {});
  try {
    if (sessionStorage.fonts) document.documentElement.dataset.fonts = 'web';
  } catch {
    // If storage is refused, every page uses the system's fonts.
  }
}
