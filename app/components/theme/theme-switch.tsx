import { useSyncExternalStore } from 'react';
import { chooseTheme, themeStore, themes } from './theme.ts';
import styles from './theme-switch.module.css';

/**
 * System, light or dark. Buttons and not radio buttons: a click on a button before React has taken over is kept
 * (app/inline/start-client.ts).
 */
export function ThemeSwitch({ words }: { words: Record<'label' | (typeof themes)[number], string> }) {
  const current = useSyncExternalStore(themeStore.subscribe, themeStore.get, () => 'system' as const);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label={words.label} className={`${styles.switch} needs-client`}>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          className={styles.theme}
          aria-pressed={theme === current}
          onClick={() => chooseTheme(theme)}
        >
          {words[theme]}
        </button>
      ))}
    </div>
  );
}
