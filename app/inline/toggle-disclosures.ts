/**
 * Toggles `aria-expanded` of buttons: of the menu and the cards. Style sheets read the attribute.
 * The menu also closes on Escape, on a click outside and when one of its links is selected.
 *
 * Written into every page as an inline script: it must not import anything.
 */
export function toggleDisclosures() {
  const openMenu = () => document.querySelector<HTMLElement>('nav [aria-expanded="true"]');
  const closeMenu = () => openMenu()?.setAttribute('aria-expanded', 'false');

  // Before React, which at a press may put another control in this one's place.
  const press = ({ target }: Event) => {
    const control = (target as Element).closest('a, button');
    const state = control?.getAttribute('aria-expanded');
    if (state) control?.setAttribute('aria-expanded', `${state !== 'true'}`);
    else if (control?.closest('nav')) closeMenu();
  };
  addEventListener('click', press, { capture: true });
  addEventListener('pointerdown', ({ target }) => {
    if (!(target as Element).closest('header')) closeMenu();
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const toggle = openMenu();
    closeMenu();
    toggle?.focus();
  });
}
