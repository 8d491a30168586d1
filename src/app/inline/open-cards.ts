/**
 * Lets a click anywhere on a project's card follow its link to the product, or else its first link;
 * a click that selects text does not.
 *
 * Written as an inline script into pages with projects: it must not import anything.
 */
export function openCards() {
  addEventListener('click', ({ target }) => {
    const card = (target as Element).closest('a, li:has(h2, h3)');
    if (!card?.matches('li') || `${getSelection()}`) return;
    (card.querySelector<HTMLElement>('[target]') ?? card.querySelector('a'))?.click();
  });
}
