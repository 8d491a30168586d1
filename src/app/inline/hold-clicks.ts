/**
 * Holds clicks until the whole page is there, whose scripts are at its end: a visitor may press Menu
 * while the rest is still on its way. Each click then takes effect once. The menu, which is there, opens
 * at once: the rest may be long in coming.
 */
export function holdClicks() {
  const held: HTMLElement[] = [];
  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button, a[role=button]');
    // With these keys browsers open a tab or a window.
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control.matches('nav [aria-expanded]'))
      control.ariaExpanded = `${control.ariaExpanded !== 'true'}`;
    else held.push(control);
  };
  addEventListener('click', hold, true);
  addEventListener('DOMContentLoaded', () => {
    removeEventListener('click', hold, true);
    for (const control of held) control.click();
  });
}
