/**
 * Has the headings' face read before the first frame: it is in the page, but browsers begin to read it when they meet the
 * first heading, and show that a frame or more late. Uses the faces of text on a phone where they are there, and where the
 * page was not shown without them before (bring-web-fonts.ts).
 *
 * Written into every page as an inline script after the styles: it must not import anything.
 */
export function applyWebFonts() {
  // The title has the letters of the first heading. Where there is no such face, the system's is there anyway.
  document.fonts.load('1em Headings', document.title).catch(() => {});
  try {
    const faces = JSON.parse(sessionStorage.faces);
    if (faces[location.pathname] ?? faces['']) document.documentElement.dataset.webFonts = 'used';
  } catch {
    // Storage that is refused, or empty.
  }
}
