/**
 * In the graph, scrolls a role's details into view when its card opens them, and closes them by
 * their close button, by Escape and by a click elsewhere. In the timeline they stay open.
 */
export function showDetails() {
  /** The expanded cards and their details. Only in the graph are the details `absolute`. */
  const openDetails = () =>
    [
      ...document.querySelectorAll<HTMLElement>('main [aria-controls][aria-expanded="true"]'),
    ].flatMap((card) => {
      const details = document.getElementById(card.getAttribute('aria-controls') ?? '');
      return details && getComputedStyle(details).position === 'absolute'
        ? [{ card, details }]
        : [];
    });

  addEventListener('click', ({ target }) => {
    const clicked = target as Element;
    for (const { card, details } of openDetails())
      if (card.contains(clicked)) details.scrollIntoView({ block: 'nearest' });
      else if (clicked.closest('.role-close') || !details.contains(clicked)) {
        if (details.contains(clicked)) card.focus();
        card.setAttribute('aria-expanded', 'false');
      }
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const { card, details } of openDetails()) {
      if (details.contains(document.activeElement)) card.focus();
      card.setAttribute('aria-expanded', 'false');
    }
  });
}
