/**
 * Delays the CSS animations of the map and of lists with `data-stagger` below the viewport until a
 * visitor scrolls close to them; until then they are visible without animation. The route on the
 * map also waits for the load of the page, and so for the file with its lines. The lines of the
 * career graph are revealed at the start, in view or not, and once more for a visitor who scrolls
 * there later.
 *
 * Written into pages as an inline script: it must not import anything.
 */
export function revealOnScroll() {
  let startHeight = 0;
  const observer = new IntersectionObserver(observe, { rootMargin: '0px 0px 20%' });

  function observe(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target, rootBounds } of entries) {
      // The bounds are null only in frames of other sites, which the policy refuses.
      const { height } = rootBounds as DOMRectReadOnly;
      startHeight ||= height;
      if (isIntersecting) observer.unobserve(target);
      const isFirst = !target.matches('[data-reveal]');
      // A much higher viewport is not a scroll: it is a capture of the whole page or a rotated
      // tablet. Browser bars that hide on phones change the height less.
      if (isIntersecting !== isFirst && height < 1.5 * startHeight)
        target.setAttribute('data-reveal', isFirst ? 'later' : 'now');
    }
  }

  addEventListener('DOMContentLoaded', () => {
    for (const list of document.querySelectorAll('[data-stagger], #hero [data-wipe]'))
      observer.observe(list);
  });
  addEventListener('load', () => {
    document.documentElement.dataset.loaded = 'true';
  });
  addEventListener('animationend', ({ target }) => {
    const graph = (target as Element).closest('[data-graph]');
    if (graph) observer.observe(graph);
  });
}
