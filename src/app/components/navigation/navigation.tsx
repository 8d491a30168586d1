import type { ReactNode } from 'react';
import { experienceSection } from '#schema/constants.ts';
import styles from './navigation.module.css';

type NavigationProps = {
  brand: string;
  home: string;
  /** `current` is 'page' for the current page and 'true' for its parent. */
  links: { href: string; label: string; current: 'page' | 'true' | undefined }[];
  /** The owner's pages. */
  ownLinks: NavigationProps['links'];
  /** The page in other languages. */
  languageMenu: ReactNode;
  /** Whether the home page has the Experience section. */
  hasExperience: boolean;
  strings: Record<'main' | 'menu' | 'experience', string>;
};

const listId = 'menu';

/**
 * The navigation bar. On small screens its links fold into a list under a menu button. Inline
 * scripts (src/app/inline) handle its buttons.
 */
export function Navigation(props: NavigationProps) {
  const { brand, home, links, ownLinks, hasExperience, languageMenu, strings } = props;
  const renderLink = ({ href, label, current }: NavigationProps['links'][number]) => (
    <li key={href}>
      <a href={href} className={styles.link} aria-current={current}>
        {label}
      </a>
    </li>
  );
  return (
    <header className={styles.bar}>
      <nav className={`frame ${styles.frame}`} aria-label={strings.main}>
        <a href={home} className={styles.brand} translate="no">
          {brand}
        </a>
        <button
          type="button"
          className={`${styles.toggle} needs-script`}
          aria-expanded="false"
          aria-controls={listId}
        >
          {strings.menu}
          <span className={styles.bars} aria-hidden="true" />
        </button>
        <ul id={listId} className={styles.list}>
          {links.map(renderLink)}
          {hasExperience && (
            <li>
              {/* biome-ignore lint/a11y/useSemanticElements: a button would need a script. */}
              <a href={`${home}#${experienceSection}`} className={styles.link} role="button">
                {strings.experience}
              </a>
            </li>
          )}
          {ownLinks.map(renderLink)}
          {languageMenu}
        </ul>
      </nav>
    </header>
  );
}
