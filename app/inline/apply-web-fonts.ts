/**
 * Uses the faces of text on a phone where they are there, and where the page was not shown without them before
 * (bring-web-fonts.ts). Written into every page as an inline script that runs before the first paint: it must not import anything.
 */
export function applyWebFonts() {
  try {
    const faces = JSON.parse(sessionStorage.faces);
    if (faces[location.pathname] ?? faces['']) document.documentElement.dataset.webFonts = 'used';
  } catch {
    // Storage that is refused, or empty.
  }
}
