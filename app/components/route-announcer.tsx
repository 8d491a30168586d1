import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a browser does on a full page load, done for client navigation: says the new page's title to assistive
 * technology and moves the focus to its heading, so that reading and tabbing continue from there.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  // Before anything that waits for the new page, such as the Experience button, moves the focus further.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(document.title);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
