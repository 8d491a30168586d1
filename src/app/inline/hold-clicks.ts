/**
 * Holds clicks until the whole page is there, whose scripts are at its end: a visitor may press Menu
 * while the rest is still on its way. Each click then takes effect once.
 */
export function holdClicks() {
  const held: HTMLElement[] = [];
  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button, a[role=button]');
    // With these keys browsers open a tab or a window.
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(control);
  };
  addEventListener('click', hold, true);
  addEventListener('DOMContentLoaded', () => {
    removeEventListener('click', hold, true);
    for (const control of held) control.click();
  });
}
