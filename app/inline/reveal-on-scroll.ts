/**
 * Lists with `data-stagger` below the viewport wait with their CSS animations, visibly, until a
 * visitor first scrolls to them. The lines of the career graph, which specification and style sheet
 * reveal 2 s after the start, are revealed once more.
 *
 * Written into pages as an inline script: it must not import anything.
 * @param graphDelay the delay of the graph's animations at the start of the page, in milliseconds:
 * skipped when they are replayed.
 */
export function revealOnScroll(graphDelay: number) {
  function reveal(element: Element) {
    if (!element.matches('[data-graph]')) return element.removeAttribute('data-waiting');
    for (const animation of element.getAnimations({ subtree: true })) {
      // Running animations are left alone.
      if (!(animation instanceof CSSAnimation) || animation.playState !== 'finished') continue;
      animation.play();
      animation.currentTime = graphDelay;
    }
  }

  let startHeight = 0;
  const observer = new IntersectionObserver((entries) => {
    const isStart = startHeight === 0;
    if (isStart) startHeight = innerHeight;
    for (const { isIntersecting, target, rootBounds } of entries) {
      if (isIntersecting) observer.unobserve(target);
      if (isStart)
        target.toggleAttribute('data-waiting', !isIntersecting && target.matches('[data-stagger]'));
      // Nobody scrolled if the viewport has become much higher: for a capture of the whole page,
      // or because a tablet was turned. The hiding bars of phones change it less.
      else if (isIntersecting && rootBounds && rootBounds.height < 1.5 * startHeight)
        reveal(target);
    }
  });
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[data-stagger], [data-graph]'))
      observer.observe(element);
  });
}
