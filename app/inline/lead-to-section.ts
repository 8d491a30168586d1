/**
 * Makes buttons with `data-scrolls-to` scroll to that section of the home page, from other pages by way of home: smoothly,
 * or at once under reduced motion. The focus moves too, so that a keyboard visitor continues from there.
 *
 * Written into every page as an inline script: it works from the first paint on, and must not import anything.
 *
 * @param home the home page's URL.
 * @param delay between the arrival at home and the scroll, in milliseconds.
 */
export function scrollToSection(home: string, delay: number) {
  const key = 'leads-to';

  function scrollToSection(id: string) {
    const section = document.getElementById(id);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
    return section;
  }

  addEventListener('click', ({ target }) => {
    const id = (target as Element).closest<HTMLElement>('[data-scrolls-to]')?.dataset.scrollsTo;
    if (!id || scrollToSection(id)) return;
    let url = home;
    try {
      sessionStorage.setItem(key, id);
    } catch {
      // Without storage the URL says where to scroll.
      url += `#${id}`;
    }
    location.href = url;
  });

  function scrollOnArrival() {
    try {
      const id = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      if (id) setTimeout(scrollToSection, delay, id);
    } catch {
      // Storage is refused.
    }
  }
  // Storage is read after the first frame, and only by visitors who come from another page of this site.
  if (document.referrer.startsWith(location.origin))
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => setTimeout(scrollOnArrival)),
    );
}
