import { type ComponentType, useEffect } from 'react';
import { localAddress } from './addresses.ts';
import { ErrorBoundary } from './components/error-screen/error-screen.tsx';
import { Footer } from './components/footer/footer.tsx';
import { Navigation } from './components/navigation/navigation.tsx';
import { SkipLink } from './components/skip-link/skip-link.tsx';
import { ToastHost } from './components/toast/toast-host.tsx';
import { booking, owner, words } from './content.ts';
import { footerPages } from './footer-pages.build.ts';
import { addressedPages, type Page } from './pages.ts';
import { fileAddresses } from './published-files.build.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/reveal.css';

type AppProps = {
  page: Page;
  Content: ComponentType;
  /** The path of the page that this one is below, as articles are below the blog. */
  section?: string | undefined;
  /** Called when React answers every control. */
  onReady?: () => void;
};

const home = localAddress('/');
export const errorWords = { ...words.error, home: words.notFound.home };

/** The whole page, which React hydrates. site/render/document.tsx renders the document around it. */
export function App({ page, section, Content, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  const links = addressedPages.map(({ path, label }) => ({
    href: localAddress(path),
    label,
    current: path === page.path ? ('page' as const) : path === section ? ('true' as const) : undefined,
  }));
  return (
    <ErrorBoundary home={home} words={errorWords} isOutermost>
      <SkipLink to="#main">{words.navigation.skip}</SkipLink>
      <Navigation brand={owner.name} home={home} links={links} words={words.navigation} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary home={home} words={errorWords}>
          <Content />
        </ErrorBoundary>
      </main>
      <Footer
        name={owner.name}
        booking={booking}
        pages={footerPages}
        files={fileAddresses}
        words={words.footer}
        themes={words.theme}
      />
      <ToastHost words={words.toasts} />
    </ErrorBoundary>
  );
}
