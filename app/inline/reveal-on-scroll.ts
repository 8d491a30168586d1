/**
 * Lists with `data-stagger` below the viewport wait with their CSS animations, visibly, until a
 * visitor first scrolls to them. The lines of the career graph, which are revealed 2 s after the
 * start, are then revealed once more.
 *
 * Written into pages as an inline script: it must not import anything.
 */
export function revealOnScroll() {
  let startHeight = 0;
  const observer = new IntersectionObserver((entries) => {
    const isStart = !startHeight;
    startHeight ||= innerHeight;
    for (const { isIntersecting, target, rootBounds } of entries) {
      if (isIntersecting) observer.unobserve(target);
      // Nobody scrolled if the viewport has become much higher: for a capture of the whole page,
      // or because a tablet was turned. The hiding bars of phones change it less.
      const isHigher = (rootBounds?.height ?? 0) > 1.5 * startHeight;
      if (isIntersecting !== isStart && !isHigher)
        target.setAttribute('data-reveal', isStart ? 'later' : 'now');
    }
  });
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[data-stagger], [data-graph]'))
      observer.observe(element);
  });
}
