import type { UiStrings } from '#strings/types.ts';
import styles from './theme-switch.module.css';

const themes = ['system', 'light', 'dark'] as const;

/** Switches to the system's, the light or the dark theme (src/app/inline/switch-theme.ts). */
export function ThemeSwitch({ strings }: { strings: UiStrings['theme'] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label={strings.label} className={`${styles.switch} needs-script`}>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          className={styles.theme}
          aria-pressed={theme === 'system'}
          data-chooses={theme}
        >
          {strings[theme]}
        </button>
      ))}
    </div>
  );
}
