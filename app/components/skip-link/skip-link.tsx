import styles from './skip-link.module.css';

/** Takes a keyboard visitor past the navigation. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      Skip to content
    </a>
  );
}
