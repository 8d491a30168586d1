import { experienceSection } from '#schema/constants.ts';
import { Menu } from '../language-menu/language-menu.tsx';
import { useWasExpanded } from '../use-was-expanded.ts';
import styles from './navigation.module.css';

type NavigationProps = {
  brand: string;
  home: string;
  /** `current` is 'page' for the current page and 'true' for its parent. */
  links: { href: string; label: string; current: 'page' | 'true' | undefined }[];
  /** Whether the home page has the Experience section. */
  hasExperience: boolean;
  strings: Record<'main' | 'menu' | 'experience', string>;
};

const listId = 'menu';

/**
 * The navigation bar. On small screens its links fold into a list under a menu button. Inline
 * scripts (src/app/inline) handle its buttons.
 */
export function Navigation({ brand, home, links, hasExperience, strings }: NavigationProps) {
  const wasOpen = useWasExpanded(`[aria-controls=${listId}]`);
  return (
    <header className={styles.bar}>
      <nav className={`frame ${styles.frame}`} aria-label={strings.main}>
        <a href={home} className={styles.brand}>
          {brand}
        </a>
        <button
          type="button"
          className={`${styles.toggle} needs-script`}
          aria-expanded={wasOpen}
          aria-controls={listId}
        >
          {strings.menu}
          <span className={styles.bars} aria-hidden="true" />
        </button>
        <Menu id={listId} className={styles.list}>
          {links.map(({ href, label, current }) => (
            <li key={href}>
              <a href={href} className={styles.link} aria-current={current}>
                {label}
              </a>
            </li>
          ))}
          {hasExperience && (
            <li>
              {/* biome-ignore lint/a11y/useSemanticElements: a button would need a script. */}
              <a href={`${home}#${experienceSection}`} className={styles.link} role="button">
                {strings.experience}
              </a>
            </li>
          )}
        </Menu>
      </nav>
    </header>
  );
}
