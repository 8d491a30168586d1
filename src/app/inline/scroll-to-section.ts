/**
 * Makes links with the role of a button scroll to their section of the home page; from other pages
 * they first go to the home page. The scroll is smooth, or instant under reduced motion. The focus
 * moves too, so that a keyboard visitor continues there. Without scripts they are plain links.
 *
 * @param delayMs the time between the load of the home page and the scroll, in milliseconds.
 */
export function scrollToSection(delayMs: number) {
  function scroll(id: string) {
    const section = document.getElementById(id);
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ behavior: isReduced ? 'instant' : 'smooth' });
    return section;
  }

  const linkOf = ({ target }: Event) =>
    (target as Element).closest<HTMLAnchorElement>('a[role=button]');

  addEventListener('click', (event) => {
    const link = linkOf(event);
    // With these keys browsers open a tab or a window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (scroll(link.hash.slice(1))) return;
    // The window's name outlives the page load, even if the browser refuses storage.
    window.name = link.hash;
    location.href = link.pathname;
  });

  // Browsers press buttons with Space, but not links.
  addEventListener('keydown', (event) => {
    const link = event.key === ' ' ? linkOf(event) : null;
    if (!link) return;
    event.preventDefault();
    link.click();
  });

  addEventListener('DOMContentLoaded', () => {
    if (window.name[0] !== '#') return;
    setTimeout(scroll, delayMs, window.name.slice(1));
    window.name = '';
  });
}
