/**
 * Shows the visitor's theme, and lets buttons with `data-chooses` choose it: 'system', 'light' or 'dark'. The choice is kept
 * on this device and followed by other tabs; where storage is refused, it lasts as long as the page. tokens.css reads
 * `data-theme`, and the pressed button says which theme shows.
 *
 * Written into every page as an inline script that runs before the first paint: it must not import anything.
 */
export function switchTheme() {
  let chosen: string | null | undefined;

  function show() {
    try {
      chosen = localStorage.getItem('theme');
    } catch {
      // Storage is refused.
    }
    const theme = chosen || 'system';
    document.documentElement.dataset.theme = theme;
    for (const button of document.querySelectorAll<HTMLElement>('[data-chooses]'))
      button.ariaPressed = `${button.dataset.chooses === theme}`;
    // The browser's own frame: the page has one colour for each scheme.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      const { scheme } = meta.dataset;
      meta.media =
        theme === 'system'
          ? `(prefers-color-scheme:${scheme})`
          : theme === scheme
            ? 'all'
            : 'not all';
    }
  }

  show();
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-chooses]');
    if (!button) return;
    chosen = button.dataset.chooses;
    try {
      localStorage.setItem('theme', `${chosen}`);
    } catch {
      // Not kept.
    }
    show();
  });
  // The buttons are there, another tab has chosen, the page comes back from the browser's cache or from being prerendered.
  for (const type of ['DOMContentLoaded', 'storage', 'pageshow', 'prerenderingchange'])
    addEventListener(type, show, true);
}
