import { type RefObject, useEffect } from 'react';

/**
 * Plays an element's CSS animations once more when it first comes into view, so that a reveal is seen by who
 * scrolls to it. An element that was in view from the start is left alone, and nothing is hidden meanwhile.
 */
export function useReveal(ref: RefObject<HTMLElement | null>, { skipDelay = 0 } = {}) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let wasOutside = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        wasOutside = true;
        return;
      }
      observer.disconnect();
      if (wasOutside) replay(element, skipDelay);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, skipDelay]);
}

/** Restarts finished animations at `from` milliseconds; what is still running is on its first showing. */
function replay(element: HTMLElement, from: number) {
  const reveals = element.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation);
  for (const animation of reveals) {
    if (animation.playState !== 'finished') continue;
    animation.play();
    animation.currentTime = from;
  }
}
