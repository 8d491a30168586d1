import type { ReactElement } from 'react';
import { contactLink } from '#content/contact-link.ts';
import { owner, strings } from '#content/content.ts';
import { homePath } from '#content/routes.ts';
import { localUrl } from '#content/urls.ts';
import { footerEmail, footerLinks, navPages } from '#model/footer.ts';
import { skyline } from '#model/home-facts.ts';
import { closingSection, visibleSections } from '#model/visible-sections.ts';
import { type LanguageLink, LanguageMenu } from './components/navigation/language-menu.tsx';
import { Navigation } from './components/navigation/navigation.tsx';
import { CallBand } from './page-end/call-band/call-band.tsx';
import { Footer } from './page-end/footer/footer.tsx';
import { type Page, routedPages } from './pages.ts';
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
  content: ReactElement;
  /** The path of the page in the navigation that this one belongs to: for articles, the blog. */
  section?: string | undefined;
  /** The page in all languages of the site, if it has several. */
  languages: LanguageLink[];
};

const home = localUrl(homePath);

/** Home may end with a form, which begins with the call. */
const hasCallBand = ({ path }: Page) => !(path === homePath && closingSection);

/** The whole page, inside the document of src/builder/document.tsx. */
export function App({ page, section, content, languages }: AppProps) {
  const linkTo = (path: string, label: string) => ({
    href: localUrl(path),
    label,
    current:
      path === page.path ? ('page' as const) : path === section ? ('true' as const) : undefined,
  });
  return (
    <>
      <a className="skip-link" href="#main">
        {strings.navigation.skip}
      </a>
      <Navigation
        brand={owner.name}
        home={home}
        links={routedPages.map(({ path, label }) => linkTo(path, label))}
        ownLinks={navPages.map(({ path, title }) => linkTo(path, title))}
        languageMenu={<LanguageMenu label={strings.resume.parts.languages} links={languages} />}
        hasExperience={visibleSections.includes('experience')}
        strings={strings.navigation}
      />
      <main id="main" tabIndex={-1}>
        {content}
      </main>
      {hasCallBand(page) && <CallBand {...contactLink} skyline={skyline} />}
      <Footer
        name={owner.name}
        contact={contactLink}
        email={footerEmail}
        links={footerLinks}
        themeStrings={strings.theme}
      />
    </>
  );
}
