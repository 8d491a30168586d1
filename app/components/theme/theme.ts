/** The visitor's choice of a theme, kept on this device across visits. */
import { applyTheme } from '../../inline/apply-theme.ts';

export const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();

function tellListeners() {
  for (const listener of listeners) listener();
}

/** Another tab has chosen. */
function followOtherTab({ key }: StorageEvent) {
  if (key !== 'theme' && key !== null) return;
  applyTheme();
  tellListeners();
}

/** The theme that the page shows, for useSyncExternalStore. */
export const themeStore = {
  get: (): Theme => themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system',
  subscribe(listener: () => void) {
    if (listeners.size === 0) addEventListener('storage', followOtherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', followOtherTab);
    };
  },
};

/** Shows a theme and keeps it; where storage is refused, it lasts as long as the page. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // Not kept.
  }
  applyTheme(theme);
  tellListeners();
}
