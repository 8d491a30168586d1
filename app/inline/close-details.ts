/**
 * Closes a role's details by their close button, and on Escape inside them.
 *
 * Written as an inline script into pages that have details: it must not import anything.
 */
export function closeDetails() {
  function close(details: Element | null) {
    const card = document.querySelector<HTMLElement>(`[aria-controls="${details?.id}"]`);
    if (!card) return;
    card.ariaExpanded = 'false';
    card.focus();
  }

  addEventListener('click', ({ target }) =>
    close((target as Element).closest('.role-close')?.parentElement ?? null),
  );
  addEventListener(
    'keydown',
    ({ key }) =>
      key === 'Escape' && close(document.activeElement?.closest('.role-details') ?? null),
  );
}
