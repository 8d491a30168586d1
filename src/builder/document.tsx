/** The document from <html> to </html>, and its policy. */
import { renderToStaticMarkup } from 'react-dom/server';
import { App } from '#app/app.tsx';
import type { LanguageLink } from '#app/components/navigation/language-menu.tsx';
import type { Page } from '#app/pages.ts';
import { isStaticPage, type StaticPage } from '#app/static-page.ts';
import * as content from '#content/content.ts';
import { language, textDirection } from '#content/language.ts';
import { homePath } from '#content/routes.ts';
import { hasFigures, repositoryApi } from '#lib/repository-api.ts';
import type { Pictures } from '#lib/responsive-image.ts';
import { fileUrls } from '#model/published-files.ts';
import { languageName } from '#model/translation.ts';
import { ids } from '#schema/constants.ts';
import { Head } from './document-head.tsx';
import { raw, scriptJson } from './escape.ts';
import { firstScript, hasIslands, lastScript } from './inline-scripts.ts';
import { pageFonts } from './outputs/fonts.ts';
import type { LanguageLinks, PageBundle } from './outputs/output.ts';
import { readPageText } from './page-text.ts';
import { metaPolicy } from './policy.ts';
import { speculation } from './speculation.ts';
import { structuredData } from './structured-data.ts';
import { onlyForDesign } from './styles/for-design.ts';
import { pageStyles } from './styles/page-styles.ts';

const { owner, strings, projects } = content;

/** Browsers request the API only if a project has a repository. */
const servers = projects.some(({ github }) => hasFigures(github)) ? [repositoryApi] : [];

/** Where forms are posted, and where their services redirect. */
const formOrigins = [
  ...new Set(
    [owner.newsletter, owner.contact].flatMap((service) =>
      service?.action ? [new URL(service.action).origin, ...(service.redirects ?? [])] : [],
    ),
  ),
];

/** Edits of React's HTML as text, for what React cannot write. */
const repairs = {
  /** The attribute with which find-in-page reaches the text of folded cards: React has no `until-found`. */
  fold: (html: string) => html.replaceAll(' data-folds="true"', ' hidden="until-found"'),
  /**
   * The later styles, which depend on the HTML. In an SVG `<style>` is valid, and its text is not raw.
   * Browsers without SVG and scripts load a file: Tor Browser at its safest level.
   */
  insertStyles: (html: string, css: string) =>
    html.replace(new RegExp(`<svg id="${ids.laterStyles}"[^>]*>`), (start) => {
      const escaped = css.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const link = `<noscript><link rel="stylesheet" href="${fileUrls.noscriptStyles}"></noscript>`;
      return css ? `${link}${start}<style>${escaped}</style>` : start;
    }),
  /** Apostrophes, which React escapes: the policy, in the head, has dozens. */
  restorePolicy: (html: string, policy: string) =>
    html.replace(policy.replaceAll("'", '&#x27;'), () => policy),
};

/** A link to the page's translation or, without one, to its parent page or home there. */
const linkTo = (
  { lang, paths, localUrl: urlThere }: LanguageLinks,
  candidates: (string | null | undefined)[],
): LanguageLink => {
  const target = candidates.find((candidate) => candidate && paths.has(candidate)) ?? homePath;
  return { href: urlThere(target), lang, name: languageName(lang), isCurrent: lang === language };
};

/** The file of a document's later styles, with the names of profiles, whose icons are SVG. */
export function noscriptStyles(documentHtml: string): string {
  const [, css = ''] =
    new RegExp(`<svg id="${ids.laterStyles}"[^>]*><style>(.*?)</style>`, 's').exec(documentHtml) ??
    [];
  const names =
    '.u-url[aria-label]{grid-auto-flow:column;gap:.5rem;inline-size:auto;padding-inline:.75rem}.u-url[aria-label]::after{content:attr(aria-label)}';
  return css.replaceAll('&lt;', '<').replaceAll('&amp;', '&') + onlyForDesign([names]);
}

/** Renders the page inside the document: navigation, content and footer. */
async function renderApp(
  page: Page | StaticPage,
  languages: LanguageLinks[],
  pictures: Pictures,
): Promise<string> {
  const { default: Content } = await page.load();
  const section = isStaticPage(page) ? page.section : undefined;
  const html = renderToStaticMarkup(
    <App
      page={page}
      section={section}
      content={<Content pictures={pictures} />}
      languages={languages.map((other) => linkTo(other, [page.path, section]))}
    />,
  );
  // Static pages have no cards, and their texts may quote the attribute.
  return isStaticPage(page) ? html : repairs.fold(html);
}

type BodyProps = {
  page: Page | StaticPage;
  html: string;
  hasNotices: boolean;
  printStyleSheet: string | undefined;
  script: string;
};

const Body = ({ page, html, hasNotices, printStyleSheet, script }: BodyProps) => (
  <>
    <div id="app" {...raw(html)} />
    <p id={ids.newTabNote} hidden>
      {strings.newTab}
    </p>
    {hasNotices && (
      <div className="notices">
        <div id="notice" className="notice" aria-live="polite" />
      </div>
    )}
    {/* After the styles for screens, which it overrides. */}
    {printStyleSheet && <link rel="stylesheet" media="print" href={printStyleSheet} />}
    {/* The policy blocks Cloudflare's Rocket Loader, which ignores scripts with this attribute. */}
    <script data-cfasync="false" {...raw(script)} />
    <script type="speculationrules" {...raw(speculation)} />
    {page.path !== null && (
      <script type="application/ld+json" {...raw(scriptJson(structuredData(page, content)))} />
    )}
  </>
);

/** Renders a page as a whole document. The hashes in its policy are those of its parts. */
export async function renderDocument(
  page: Page | StaticPage,
  bundle: PageBundle,
  languages: LanguageLinks[] = [],
  pictures: Pictures = {},
): Promise<string> {
  const html = await renderApp(page, languages, pictures);
  const text = readPageText(html);
  const fonts = await pageFonts(text, page.path);
  const styles = pageStyles(page, html, bundle, fonts);
  const scripts = isStaticPage(page) ? undefined : bundle.scripts;
  const [before, after] = [await firstScript(), await lastScript(page, html, text, scripts)];
  // Static pages may quote the attribute.
  const needsReact = scripts !== undefined && hasIslands(html);
  const policy = metaPolicy({
    scripts: [before, after, speculation],
    styles: [...styles.head.map(({ css }) => css), styles.rest],
    servers: needsReact ? servers : [],
    forms: scripts && html.includes('<form') ? formOrigins : [],
    hasVideo: html.includes('<video '),
  });
  const body = renderToStaticMarkup(
    <Body
      page={page}
      html={repairs.insertStyles(html, styles.rest)}
      hasNotices={needsReact}
      printStyleSheet={bundle.printStyleSheet}
      script={after}
    />,
  );
  const documentHtml = renderToStaticMarkup(
    <html lang={language} dir={textDirection(language) === 'rtl' ? 'rtl' : undefined}>
      <Head
        {...{ page, languages, policy }}
        preloads={fonts.preloads}
        styles={styles.head}
        script={before}
        hasLongNumber={text.hasLongNumber}
        // On phones the availability is above the button, which comes before it in the document.
        isWhole={html.includes(' class="availability')}
      />
      {/* Cloudflare would encode email addresses, and the policy blocks the script that decodes
          them. These comments tell Cloudflare not to encode them. */}
      <body {...raw(`<!--email_off-->${body}<!--/email_off-->`)} />
    </html>,
  );
  return `<!doctype html>${repairs.restorePolicy(documentHtml, policy)}`;
}
