/**
 * Applies the visitor's theme, and lets buttons with `data-chooses` change it to 'system', 'light'
 * or 'dark'. The choice is stored on this device and shared with other tabs; if storage is refused,
 * it lasts as long as the page.
 */
export function switchTheme() {
  let chosen: string | null | undefined;

  function apply() {
    try {
      chosen = localStorage.getItem('theme');
    } catch {
      // Storage is refused.
    }
    // Another site at the same origin may have stored a value of its own.
    const [theme = 'system'] = /^(light|dark)$/.exec(`${chosen}`) ?? [];
    document.documentElement.dataset.theme = theme;
    for (const button of document.querySelectorAll<HTMLElement>('[data-chooses]'))
      button.setAttribute('aria-pressed', `${button.dataset.chooses === theme}`);
    // The colour of the browser's interface, and pictures that depend on the scheme.
    for (const part of document.querySelectorAll<HTMLMetaElement>('[data-scheme]')) {
      const { scheme } = part.dataset;
      part.media =
        theme === 'system'
          ? `(prefers-color-scheme:${scheme})`
          : theme === scheme
            ? 'all'
            : 'not all';
    }
  }

  apply();
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-chooses]');
    if (!button) return;
    chosen = button.dataset.chooses;
    try {
      localStorage.setItem('theme', `${chosen}`);
    } catch {
      // Storage is refused.
    }
    apply();
  });
  // In this order: the buttons exist, another tab has changed the theme, the page comes back from
  // the browser's cache, or a prerendered page is shown.
  for (const type of ['DOMContentLoaded', 'storage', 'pageshow', 'prerenderingchange'])
    addEventListener(type, apply, true);
}
