import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { desktopBreakpoint } from '../specification.ts';

/** One use of each web font (app/styles/fonts.css), as `document.fonts` asks for them. */
const uses = ['1em "Familjen Grotesk"', '1em "IBM Plex Mono"'];

const wantsLessData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * Brings the web fonts to phones: fetched when the first page is done with the network, used from the next page on,
 * so that text is never late and never moves under a reader's eyes.
 */
export function WebFonts() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const loaded = useRef(false);

  useEffect(() => {
    if (matchMedia(`(min-width: ${desktopBreakpoint}px)`).matches || wantsLessData()) return;
    Promise.all(uses.map((use) => document.fonts.load(use))).then(
      () => {
        loaded.current = true;
      },
      () => {},
    );
  }, []);

  useLayoutEffect(() => {
    if (pathname === first.current || !loaded.current) return;
    document.documentElement.dataset.webFonts = '';
  }, [pathname]);

  return null;
}
