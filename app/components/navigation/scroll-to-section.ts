/**
 * Scrolls smoothly to a section, at once for who prefers reduced motion, and moves the focus there so that a
 * keyboard visitor continues from it. Waits for the section where the page that holds it is still on its way.
 */
export async function scrollToSection(id: string): Promise<void> {
  const section = await elementOnceThere(id);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}

function elementOnceThere(id: string): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const found = document.getElementById(id);
    if (found) return resolve(found);
    const observer = new MutationObserver(() => {
      const element = document.getElementById(id);
      if (!element) return;
      observer.disconnect();
      resolve(element);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
