/**
 * Makes buttons with `data-scrolls-to` scroll to that section of the home page, from other pages
 * after going home. The scroll is smooth, or instant under reduced motion; the focus moves too, so
 * that a keyboard visitor continues there.
 *
 * Written into every page as an inline script: it must not import anything.
 * @param home the home page's URL.
 * @param delay between the arrival at home and the scroll, in milliseconds.
 */
export function scrollToSection(home: string, delay: number) {
  function scroll(id: string) {
    const section = document.getElementById(id);
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ behavior: isReduced ? 'instant' : 'smooth' });
    return section;
  }

  addEventListener('click', ({ target }) => {
    const id = (target as Element).closest<HTMLElement>('[data-scrolls-to]')?.dataset.scrollsTo;
    if (!id || scroll(id)) return;
    // The window's name outlives the page load, also if the browser refuses storage.
    window.name = `#${id}`;
    location.href = home;
  });

  addEventListener('DOMContentLoaded', () => {
    if (window.name[0] !== '#') return;
    setTimeout(scroll, delay, window.name.slice(1));
    window.name = '';
  });
}
