/**
 * Makes a click anywhere on a project's card follow the card's external link or, if it has none,
 * its first link. A click that selects text does nothing.
 */
export function openCards() {
  addEventListener('click', ({ target }) => {
    const card = (target as Element).closest('a, li:has(h2, h3)');
    if (!card?.matches('li') || `${getSelection()}`) return;
    (card.querySelector<HTMLElement>('[target]') ?? card.querySelector('a'))?.click();
  });
}
