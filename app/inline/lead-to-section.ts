/**
 * Makes buttons with `data-leads-to` lead to that section of the home page, from other pages by way of home: a smooth
 * scroll, at once for who prefers reduced motion, and the focus, so that a keyboard visitor continues from there.
 *
 * Written into every page as an inline script: it works from the first paint on, and must not import anything.
 *
 * @param home the home page's address.
 * @param delay between the arrival at home and the scroll, in milliseconds.
 */
export function leadToSection(home: string, delay: number) {
  const key = 'leads-to';
  /** Reads and clears what was kept, or keeps something; null where there is nothing or storage is refused. */
  const exchange = (id?: string) => {
    try {
      const kept = sessionStorage.getItem(key);
      if (id) sessionStorage.setItem(key, id);
      else sessionStorage.removeItem(key);
      return id ?? kept;
    } catch {
      return null;
    }
  };

  function scrollTo(id: string) {
    const section = document.getElementById(id);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
    return section;
  }

  function scrollOnArrival() {
    const id = exchange();
    if (id) setTimeout(scrollTo, delay, id);
  }

  addEventListener('click', ({ target }) => {
    const id = (target as Element).closest<HTMLElement>('[data-leads-to]')?.dataset.leadsTo;
    if (!id || scrollTo(id)) return;
    // Home is shown in place of this page or loaded: whoever arrives finds where to scroll. Without storage the address
    // says it.
    const address = exchange(id) ? home : `${home}#${id}`;
    if (window.navigation) navigation.navigate(address).finished?.then(scrollOnArrival, () => {});
    else location.href = address;
  });

  // Storage is read after the first frame, and only by who comes from another page of this site.
  if (document.referrer.startsWith(location.origin))
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(scrollOnArrival)));
}
