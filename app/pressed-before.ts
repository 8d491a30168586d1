/**
 * The buttons that waited to be pressed when the page had to be loaded anew (app/inline/start-client.ts), once: none where
 * the visitor has come by another way since.
 */
export function pressedBefore(): HTMLElement[] {
  try {
    const { pressed } = sessionStorage;
    delete sessionStorage.pressed;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!pressed || visit?.type !== 'reload') return [];
    const texts: string[] = pressed.split('\n');
    return [...document.querySelectorAll('button')].filter(({ textContent }) => texts.includes(textContent));
  } catch {
    // Storage is refused.
    return [];
  }
}
