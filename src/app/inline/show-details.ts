/**
 * In the graph, scrolls a role's details into view when its card opens them, and closes them by
 * their close button, by Escape and by a click elsewhere. In the timeline they stay open.
 */
export function showDetails() {
  const scrollOrClose = ({ target, key }: Partial<KeyboardEvent>) => {
    const element = target as Element;
    for (const details of document.querySelectorAll('[aria-expanded="true"] + .role-details')) {
      const card = details.previousElementSibling as HTMLElement;
      const isInside = details.contains(element);
      // Only in the graph are they `absolute`.
      if (getComputedStyle(details).position !== 'absolute') continue;
      if (!key && card.contains(element)) details.scrollIntoView({ block: 'nearest' });
      else if (key ? key === 'Escape' : !isInside || element.closest('.role-close')) {
        if (isInside) card.focus();
        card.setAttribute('aria-expanded', 'false');
      }
    }
  };
  addEventListener('click', scrollOrClose);
  addEventListener('keydown', scrollOrClose);
}
