/**
 * Loads the address that a step through history leads to where it is not the page that shows: an unknown address, or a
 * page whose code is not there. `data-shown` on the root is the path that shows; app/navigation.ts keeps it.
 *
 * Written into React's pages as an inline script: it must not import anything.
 */
export function followHistory() {
  const { dataset } = document.documentElement;
  dataset.shown = location.pathname;
  addEventListener('popstate', () => {
    if (dataset.shown !== location.pathname) location.reload();
  });
}
