import { useServerAriaState } from '../use-server-aria-state.ts';
import styles from './theme-switch.module.css';

const themes = ['system', 'light', 'dark'] as const;

type Theme = (typeof themes)[number];

/** Switches to the system's, the light or the dark theme (src/app/inline/switch-theme.ts). */
export function ThemeSwitch({ strings }: { strings: Record<'label' | Theme, string> }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label={strings.label} className={`${styles.switch} needs-script`}>
      {themes.map((theme) => (
        <ThemeButton key={theme} theme={theme} label={strings[theme]} />
      ))}
    </div>
  );
}

function ThemeButton({ theme, label }: { theme: Theme; label: string }) {
  const isPressed = useServerAriaState(
    `[data-chooses=${theme}]`,
    'aria-pressed',
    theme === 'system',
  );
  return (
    <button type="button" className={styles.theme} aria-pressed={isPressed} data-chooses={theme}>
      {label}
    </button>
  );
}
