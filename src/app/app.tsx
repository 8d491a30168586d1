import { type ComponentType, useLayoutEffect } from 'react';
import { contactLink } from '#content/contact-link.ts';
import { owner, strings } from '#content/content.ts';
import { homePath } from '#content/routes.ts';
import { localUrl } from '#content/urls.ts';
import { LaterStyles } from './components/later-styles.tsx';
import { Navigation } from './components/navigation/navigation.tsx';
import { CallBand } from './page-end/call-band/call-band.tsx';
import { ErrorBoundary } from './page-end/error-screen/error-screen.tsx';
import { Footer } from './page-end/footer/footer.tsx';
import { type Page, routedPages } from './pages.ts';
import { closingSection, footerEmail, footerLinks, visibleSections } from './site.data.ts';
import { skyline } from './skyline.data.ts';
import './styles/tokens.css';
import './styles/base.css';
import './sections/colours.css';
import './sections/text.css';
import './page-end/menu.css';
import './page-end/notices.css';
import './sections/reveal.css';
import './styles/print.css';

type AppProps = {
  page: Page;
  Content: ComponentType;
  /** The path of the page in the navigation that this one belongs to: for articles, the blog. */
  section?: string | undefined;
  /** Called after hydration. */
  onReady?: () => void;
};

const home = localUrl(homePath);
const errorStrings = { ...strings.error, home: strings.notFound.home };

/** Home may end with a form, which begins with the call. */
const hasCallBand = ({ path }: Page) => !(path === homePath && closingSection);

/** The whole page, which React hydrates, inside the document of src/builder/document.tsx. */
export function App({ page, section, Content, onReady }: AppProps) {
  // Before the next key: what React has replaced gets its text and focus back then.
  useLayoutEffect(() => onReady?.(), [onReady]);
  const links = routedPages.map(({ path, label }) => ({
    href: localUrl(path),
    label,
    current:
      path === page.path ? ('page' as const) : path === section ? ('true' as const) : undefined,
  }));
  return (
    <ErrorBoundary home={home} strings={errorStrings} isOutermost>
      <a className="skip-link" href="#main">
        {strings.navigation.skip}
      </a>
      <Navigation
        brand={owner.name}
        home={home}
        links={links}
        hasExperience={visibleSections.includes('experience')}
        strings={strings.navigation}
      />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary home={home} strings={errorStrings}>
          <Content />
        </ErrorBoundary>
      </main>
      {page.path !== homePath && !('laterStyles' in page) && <LaterStyles />}
      {hasCallBand(page) && <CallBand {...contactLink} skyline={skyline} />}
      <Footer
        name={owner.name}
        contact={contactLink}
        email={footerEmail}
        links={footerLinks}
        themeStrings={strings.theme}
      />
    </ErrorBoundary>
  );
}
