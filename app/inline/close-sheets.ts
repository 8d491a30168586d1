/**
 * Closes sheets that buttons with `aria-expanded` and `aria-controls` have opened over the page, on
 * Escape and on a click outside. Details in the page's flow stay open.
 *
 * Written as an inline script into pages that have sheets: it must not import anything.
 */
export function closeSheets() {
  const open = () =>
    [
      ...document.querySelectorAll<HTMLElement>('main [aria-controls][aria-expanded="true"]'),
    ].flatMap((control) => {
      const sheet = document.getElementById(control.getAttribute('aria-controls') ?? '');
      return sheet && getComputedStyle(sheet).position === 'fixed' ? [{ control, sheet }] : [];
    });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const { control, sheet } of open()) {
      if (sheet.contains(document.activeElement)) control.focus();
      control.ariaExpanded = 'false';
    }
  });
  addEventListener('pointerdown', ({ target }) => {
    for (const { control, sheet } of open())
      if (!control.contains(target as Node) && !sheet.contains(target as Node))
        control.ariaExpanded = 'false';
  });
}
