/**
 * Delays the CSS animations of the map and of lists with `data-stagger` below the viewport until a
 * visitor scrolls close to them; until then they are visible without animation. The route on the
 * map also waits for the load of the page, and so for the file with its lines. The lines of the
 * career graph are revealed at the start, in view or not, and once more for a visitor who scrolls
 * there later.
 *
 * @param desktopQuery the media query of desktops.
 */
export function revealOnScroll(desktopQuery: string) {
  const { dataset } = document.documentElement;
  let startHeight = 0;
  // With a larger margin, animations just below the first screen would play unseen.
  const observer = new IntersectionObserver(observe, { rootMargin: '0px 0px 5%' });

  function observe(entries: IntersectionObserverEntry[]) {
    // Not earlier: it would force a layout before the first paint.
    startHeight ||= innerHeight;
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      if (isIntersecting) observer.unobserve(target);
      // What is visible must not disappear again: a visitor who jumps into a list sees it, and a
      // much higher viewport is a capture of the whole page.
      const isScroll = boundingClientRect.top >= 0 && innerHeight < 1.5 * startHeight;
      const wasBelow = target.matches('[data-reveal]');
      if (!wasBelow && !isIntersecting) target.setAttribute('data-reveal', 'later');
      if (wasBelow && isIntersecting && isScroll) target.setAttribute('data-reveal', 'now');
    }
  }

  // Phones, desktops and paper have different animations, so all would start again: after a
  // rotation, a print, or a capture of the whole page, for which Chromium makes the viewport 1 px
  // wide.
  const settle = () => {
    dataset.settled = 'true';
  };
  matchMedia(desktopQuery).addEventListener('change', settle);
  addEventListener('beforeprint', settle);
  addEventListener('DOMContentLoaded', () => {
    // The hill has the box that the animation of the map after it begins by moving down.
    const watched = '[data-stagger], #hero :has(+ [data-wipe]), .skyline';
    for (const part of document.querySelectorAll(watched)) observer.observe(part);
  });
  addEventListener('load', () => {
    dataset.loaded = 'true';
  });
  addEventListener('animationend', ({ target }) => {
    const graph = (target as Element).closest('[data-graph]');
    if (graph) observer.observe(graph);
  });
}
