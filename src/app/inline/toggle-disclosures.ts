/**
 * Toggles `aria-expanded` of the buttons of the menu and the cards; style sheets read it. The menu
 * also closes on Escape, when one of its links is selected, and when a click or the focus goes
 * elsewhere.
 */
export function toggleDisclosures() {
  const openMenu = () => document.querySelector<HTMLElement>('nav [aria-expanded="true"]');
  const closeMenu = () => openMenu()?.setAttribute('aria-expanded', 'false');

  // In the capture phase: React, which runs later, may replace the control.
  const onClick = ({ target }: Event) => {
    const control = (target as Element).closest('a, button');
    const state = control?.getAttribute('aria-expanded');
    if (state) control?.setAttribute('aria-expanded', `${state !== 'true'}`);
    else if (control?.closest('nav')) closeMenu();
  };
  addEventListener('click', onClick, { capture: true });
  // An open menu would cover the focused element.
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(type, ({ target }) => {
      if (!(target as Element).closest('#app > header')) closeMenu();
    });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const toggle = openMenu();
    closeMenu();
    toggle?.focus();
  });

  // Find-in-page has found text in a folded card.
  addEventListener('beforematch', ({ target }) =>
    (target as Element)
      .closest('li')
      ?.querySelector('[aria-expanded]')
      ?.setAttribute('aria-expanded', 'true'),
  );
}
