import styles from './navigation.module.css';

export type LanguageLink = { href: string; lang: string; name: string; isCurrent: boolean };

/** Links to the page in other languages, at the end of the menu. A site in one language has none. */
export const LanguageMenu = ({ label, links }: { label: string; links: LanguageLink[] }) =>
  links.length > 0 && (
    <li data-languages="">
      <ul aria-label={label}>
        {links.map(({ href, lang, name, isCurrent }) => (
          <li key={lang}>
            <a
              href={href}
              className={styles.link}
              hrefLang={lang}
              lang={lang}
              aria-current={isCurrent || undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
