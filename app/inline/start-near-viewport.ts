/**
 * Calls a function when an element with `data-client="viewport"` comes within half a viewport of
 * the visible area.
 *
 * Written into pages as an inline script: it must not import anything.
 */
export function startNearViewport(start: () => void) {
  addEventListener('DOMContentLoaded', () => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
      { rootMargin: '50%' },
    );
    for (const element of document.querySelectorAll('[data-client=viewport]'))
      observer.observe(element);
  });
}
