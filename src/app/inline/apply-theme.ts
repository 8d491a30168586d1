/** Applies the visitor's theme before the first frame (src/app/inline/switch-theme.ts). */
export function applyTheme() {
  let theme: string | null = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage is refused.
  }
  document.documentElement.dataset.theme = theme || 'system';
  // The colour of the browser's interface.
  if (/light|dark/.test(`${theme}`))
    for (const part of document.querySelectorAll<HTMLMetaElement>('[data-scheme]'))
      part.media = part.dataset.scheme === theme ? 'all' : 'not all';
}
