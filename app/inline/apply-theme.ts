/**
 * Applies the visitor's choice of a theme to the document; without one, the system's scheme shows.
 *
 * Written into every page as an inline script that runs before the first paint, and called by the theme switch when the
 * choice changes: it must not import anything. tokens.css reads `data-theme`.
 */
export function applyTheme(chosen?: string) {
  let theme: string | null | undefined = chosen;
  try {
    theme ??= localStorage.getItem('theme');
  } catch {
    // Storage is refused: the system's scheme it is.
  }
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.system ??= meta.media;
    const isChosen = meta.dataset.system.includes(root.dataset.theme ?? '');
    meta.media = root.dataset.theme ? (isChosen ? 'all' : 'not all') : meta.dataset.system;
  }
}
