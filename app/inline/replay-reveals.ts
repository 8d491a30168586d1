/**
 * Plays the CSS animations of lists with `data-stagger` and of the career graph once more when the
 * visitor first scrolls to them. Until then they are visible, so that a printed page shows
 * everything.
 *
 * Written into pages as an inline script: it must not import anything.
 * @param graphDelay the delay of the graph's animations at the start of the page, in milliseconds:
 * skipped when they are replayed.
 */
export function replayReveals(graphDelay: number) {
  let isStart = true;

  function replay(element: Element) {
    for (const animation of element.getAnimations({ subtree: true })) {
      // Running animations are left alone.
      if (!(animation instanceof CSSAnimation) || animation.playState !== 'finished') continue;
      animation.play();
      animation.currentTime = element.matches('[data-graph]') ? graphDelay : 0;
    }
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      if (!isStart) replay(target);
      observer.unobserve(target);
    }
    isStart = false;
  });
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[data-stagger], [data-graph]'))
      observer.observe(element);
  });
}
