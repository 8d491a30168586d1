import { type ReactNode, useEffect } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { newTabNoteId } from './components/external-link.tsx';
import { Footer } from './components/footer/footer.tsx';
import { InlineStyles } from './components/inline-styles.tsx';
import { Navigation } from './components/navigation/navigation.tsx';
import { RouteAnnouncer } from './components/route-announcer.tsx';
import { SkipLink } from './components/skip-link/skip-link.tsx';
import { applyTheme } from './components/theme/apply-theme.ts';
import { ToastHost } from './components/toast/toast-host.tsx';
import { TooltipHost } from './components/tooltip/tooltip-host.tsx';
import { WebFonts } from './components/web-fonts.tsx';
import { owner } from './content/owner.ts';
import { hydratedEvent } from './hydrated-event.ts';
import { published } from './published/paths.ts';
import './styles/tokens.css';
import 'virtual:facts.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/reveal.css';

export { ErrorScreen as ErrorBoundary } from './components/error-screen/error-screen.tsx';

const file = (path: string) => import.meta.env.BASE_URL + path;

/** The document around every page, the error screen included. */
export function Layout({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Again, for when the error screen has replaced the document.
    applyTheme();
    document.documentElement.dataset.hydrated = 'true';
    dispatchEvent(new Event(hydratedEvent));
  }, []);

  return (
    // The theme is applied to the element before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={file('favicon.ico')} sizes="32x32" />
        <link rel="icon" href={file('favicon.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={file('apple-touch-icon.png')} />
        <link rel="manifest" href={file(published.manifest)} />
        {import.meta.env.DEV ? <Links /> : <InlineStyles />}
      </head>
      <body>
        {children}
        <p id={newTabNoteId} hidden>
          Opens in a new tab
        </p>
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <SkipLink to="#main">Skip to content</SkipLink>
      <Navigation brand={owner.name} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer
        name={owner.name}
        booking={owner.booking}
        files={{
          contactCard: file(published.contactCard),
          resume: file(published.resume),
          text: file(published.text),
        }}
      />
      <WebFonts />
      <RouteAnnouncer />
      <ToastHost />
      <TooltipHost />
      <ScrollRestoration />
    </>
  );
}
