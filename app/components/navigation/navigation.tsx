import { useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ExperienceLink } from './experience-link.tsx';
import styles from './navigation.module.css';
import { useDismiss } from './use-dismiss.ts';

const links = [
  { to: '/', label: 'Home' },
  { to: '/projects', label: 'Projects' },
  { to: '/blog', label: 'Blog' },
];

/** The bar on top of every page. On small screens its links fold into a list under a menu button. */
export function Navigation({ brand }: { brand: string }) {
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { pathname } = useLocation();
  // Hosts serve /blog/ as well as /blog, and prerendering sees the former.
  const current = pathname.replace(/\/+$/, '') || '/';
  const close = () => setOpen(false);

  useDismiss(bar, open, (byKeyboard) => {
    close();
    if (byKeyboard) toggle.current?.focus();
  });

  return (
    <header className={styles.bar} ref={bar}>
      <nav className={styles.frame} aria-label="Main">
        <Link to="/" className={styles.brand} onClick={close}>
          {brand}
        </Link>
        <button
          ref={toggle}
          type="button"
          className={`${styles.toggle} needs-script`}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          Menu
          <span className={styles.bars} aria-hidden="true" />
        </button>
        <ul id={listId} className={styles.list} data-open={open}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.link}
                aria-current={to === current ? 'page' : undefined}
                onClick={close}
              >
                {label}
              </Link>
            </li>
          ))}
          <li>
            <ExperienceLink className={styles.link} onSelect={close} />
          </li>
        </ul>
      </nav>
    </header>
  );
}
