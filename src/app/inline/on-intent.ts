/**
 * Starts something when a visitor hovers an element, or focuses it by keyboard. If it fails, the next
 * hover or focus starts it again.
 *
 * @param selector finds the elements that need it.
 * @returns the function that starts it.
 */
export function onIntent(selector: string, run: () => Promise<unknown>): () => void {
  const listening = new AbortController();
  let isStarting = false;
  function start() {
    if (isStarting) return;
    isStarting = true;
    run().then(
      () => listening.abort(),
      () => {
        isStarting = false;
      },
    );
  }
  const listen = (type: 'pointermove' | 'pointerdown' | 'focusin', elements: string) =>
    addEventListener(
      type,
      ({ target, pointerType }: Partial<PointerEvent>) => {
        // A touch may begin a scroll. If it is a tap, a click follows.
        if (pointerType !== 'touch' && (target as Element).closest(elements)) start();
      },
      { capture: true, signal: listening.signal },
    );
  // Not `pointerover`: elements that scroll under a resting mouse do not count.
  listen('pointermove', selector);
  listen('pointerdown', selector);
  listen('focusin', `:is(${selector}, ${selector} *):focus-visible`);
  return start;
}

export type OnIntent = typeof onIntent;
