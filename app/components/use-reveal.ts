import { type RefObject, useEffect } from 'react';

/** How long after a scroll event what comes into view counts as scrolled to, in milliseconds. */
const scrollMemory = 250;

/**
 * Plays an element's CSS animations once more when the visitor first scrolls to it, so that a reveal is seen by who
 * comes late. What is in view from the start is left alone, and nothing is hidden meanwhile: a page that is printed
 * or pictured whole shows everything.
 *
 * @param skipDelay how much of the animations' delay was meant for the page's start, in milliseconds.
 */
export function useReveal(ref: RefObject<HTMLElement | null>, { skipDelay = 0 } = {}) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let lastScroll = Number.NEGATIVE_INFINITY;
    const onScroll = () => {
      lastScroll = performance.now();
    };
    const stop = () => {
      observer.disconnect();
      removeEventListener('scroll', onScroll);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      if (performance.now() - lastScroll < scrollMemory) replay(element, skipDelay);
      stop();
    });
    addEventListener('scroll', onScroll, { passive: true });
    observer.observe(element);
    return stop;
  }, [ref, skipDelay]);
}

/** Restarts finished animations at `from` milliseconds; what is still running is on its first showing. */
function replay(element: HTMLElement, from: number) {
  for (const animation of element.getAnimations({ subtree: true })) {
    if (!(animation instanceof CSSAnimation) || animation.playState !== 'finished') continue;
    animation.play();
    animation.currentTime = from;
  }
}
