/**
 * The document around a page, from <html> to </html>, and its policy. Written when the site is built and, in development,
 * for every request; never touched by React in the browser, which owns the container with the id `app` alone.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { minify } from 'vite';
import { localAddress } from '../../app/addresses.ts';
import { App } from '../../app/app.tsx';
import { articleWords } from '../../app/articles/article-words.ts';
import { hasFinishedPages } from '../../app/articles/articles.build.ts';
import { newTabNoteId } from '../../app/components/external-link.tsx';
import { content } from '../../app/content.ts';
import { applyWebFonts } from '../../app/inline/apply-web-fonts.ts';
import { bringWebFonts } from '../../app/inline/bring-web-fonts.ts';
import { closeSheets } from '../../app/inline/close-sheets.ts';
import { finishCode } from '../../app/inline/finish-code.ts';
import { followHistory } from '../../app/inline/follow-history.ts';
import { leadToSection } from '../../app/inline/lead-to-section.ts';
import { startClient } from '../../app/inline/start-client.ts';
import { switchTheme } from '../../app/inline/switch-theme.ts';
import { toggleDisclosures } from '../../app/inline/toggle-disclosures.ts';
import { directionOf, language } from '../../app/language.ts';
import { addressedPages, type Page } from '../../app/pages.ts';
import { publishedFiles } from '../../app/published-files.build.ts';
import { resumeLink, resumePath } from '../../app/resume/resume.build.ts';
import { hasDetails } from '../../app/sections/experience/role-texts.ts';
import { hasFigures, repositoryApi } from '../../app/sections/projects/repository-api.ts';
import { clientPatience, desktopQuery, scrollAfterNavigateDelay } from '../../app/specification.ts';
import { colours } from './colours.ts';
import { scriptJson } from './files/escape.ts';
import { structuredData } from './files/structured-data.ts';
import { type FinishedPage, isFinished } from './finished-page.ts';
import { headElements } from './head.ts';
import { metaPolicy } from './policy.ts';
import { usedStyles } from './used-styles.ts';
import { pageFonts } from './web-fonts.ts';

/** A page's part of the bundle: scripts in the order of their start, styles, and the sheets that the styles are from. */
export type PageBundle = {
  scripts: string[];
  sheets: string[];
  styles: string;
  /** The address of the styles for print, and themselves. */
  print?: { sheet: string; styles: string };
};

const { owner, words, projects, careerItems } = content;
const { loading, missing } = words.notices;
const notices = { loading, missing: missing(owner.email) };

/** The code host's server is asked only where the content names a repository. */
const servers = projects.some(({ github }) => hasFigures(github)) ? [repositoryApi] : [];

/** A self-contained function, and the source of what it is given. */
type Call = [work: (...given: never[]) => unknown, ...given: string[]];

/** Inline scripts by what they are made of: many pages have the same one. */
const inlineScripts = new Map<string, Promise<string>>();

/** Calls, one after another, as the source of an inline script. */
async function inlineScript(calls: Call[]): Promise<string> {
  const source = calls.map(([work, ...given]) => `(${work})(${given.join(',')})`).join(';');
  const made = inlineScripts.get(source) ?? minify('inline.js', source).then(({ code }) => code.trim());
  inlineScripts.set(source, made);
  return made;
}

/** The functions of finished pages: those with code or tables have one more. */
const finishedCalls = (html: string): Call[] => [
  [bringWebFonts, JSON.stringify(desktopQuery)],
  ...(/ class="(code|table)"/.test(html)
    ? ([[finishCode, JSON.stringify({ before: articleWords.copy, after: articleWords.copied })]] satisfies Call[])
    : []),
];

/** The functions of React's pages. */
const clientCalls = ({ scripts, sheets }: Pick<PageBundle, 'scripts' | 'sheets'>): Call[] => [
  [followHistory],
  ...(careerItems.some(hasDetails) ? ([[closeSheets]] satisfies Call[]) : []),
  // The import is written here because bundlers rewrite those that they find in modules.
  [startClient, JSON.stringify({ scripts, sheets, patience: clientPatience, notices }), 'file=>import(file)'],
];

/**
 * Asks browsers that can to fetch and render a page before a visitor opens it: finished ones, whose functions do nothing
 * before they are seen; from those also the others, which are only fetched.
 */
function speculationRules(fromFinished: boolean): string {
  const finished = [...['blog', 'projects'].map((folder) => `${localAddress(folder)}/*`), localAddress(resumePath)];
  const rule = (...href_matches: string[]) => [{ where: { href_matches }, eagerness: 'moderate' }];
  const others = addressedPages.map(({ path }) => localAddress(path));
  return JSON.stringify({ prerender: rule(...finished), ...(fromFinished && { prefetch: rule(...others) }) });
}

/** Whether the site has pages beyond the table of pages. */
const hasFinished = hasFinishedPages || resumeLink !== undefined;

/** Our own source, which markup would escape. */
const raw = (source: string) => ({ dangerouslySetInnerHTML: { __html: source } });

/** One page as the HTML of its whole document, and the policy in it, made of the very parts that it is composed of. */
export async function renderDocument(page: Page | FinishedPage, { scripts, sheets, styles, print }: PageBundle) {
  const { default: Content } = await page.load();
  const isFinal = isFinished(page);
  const app = <App page={page} section={isFinal ? page.section : undefined} Content={Content} />;
  const appHtml = isFinal ? renderToStaticMarkup(app) : renderToString(app);
  const script = await inlineScript([
    [switchTheme],
    [applyWebFonts],
    [toggleDisclosures],
    [leadToSection, JSON.stringify(localAddress('/')), `${scrollAfterNavigateDelay}`],
    ...(isFinal ? finishedCalls(appHtml) : clientCalls({ scripts, sheets })),
  ]);
  const speculation = hasFinished && speculationRules(isFinal);
  // Faces first: what they are of is on the first screen.
  const fonts = await pageFonts(appHtml);
  // Nothing is added to a finished page but by the script in it.
  const whole = `<html><body><p>${appHtml}<script>${script}</script>`;
  const allStyles = fonts.styles + (isFinal ? usedStyles(styles + page.styles, whole, print?.styles ?? '') : styles);
  const inline = [script, ...(speculation ? [speculation] : [])];
  const policy = metaPolicy({ scripts: inline, styles: [allStyles], servers: isFinal ? [] : servers });
  const html = renderToStaticMarkup(
    <html lang={language} dir={directionOf(language) === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        {/* In development the bundler's own scripts could not run under it. */}
        {!import.meta.env.DEV && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={colours.paper.light}
          media="(prefers-color-scheme:light)"
          data-scheme="light"
        />
        <meta name="theme-color" content={colours.paper.dark} media="(prefers-color-scheme:dark)" data-scheme="dark" />
        <title>{page.title}</title>
        {headElements(page).map(([Tag, attributes]) => (
          <Tag key={JSON.stringify(attributes)} {...attributes} />
        ))}
        <link rel="icon" href={localAddress('favicon.ico')} sizes="32x32" />
        <link rel="icon" href={localAddress('favicon.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={localAddress('apple-touch-icon.png')} />
        <link rel="manifest" href={localAddress(publishedFiles.manifest)} />
        {publishedFiles.feed && (
          <link
            rel="alternate"
            type="application/atom+xml"
            title={articleWords.feed(owner.name)}
            href={localAddress(publishedFiles.feed)}
          />
        )}
        {fonts.preloads.map((link) => (
          <link key={link.href} rel="preload" as="font" crossOrigin="" {...link} />
        ))}
        <style {...raw(allStyles)} />
        {/* After the styles: it asks for a face that they bring. */}
        <script {...raw(script)} />
        {/* After the styles for screens, which it overrides. */}
        {print && <link rel="stylesheet" media="print" href={print.sheet} />}
        {page.path !== null && (
          <script type="application/ld+json" {...raw(scriptJson(structuredData(page, content)))} />
        )}
      </head>
      <body>
        <div id="app" data-page={page.name} {...raw(appHtml)} />
        <p id={newTabNoteId} hidden>
          {words.newTab}
        </p>
        {!isFinal && (
          <>
            <p id="announcer" className="visually-hidden" role="status" />
            <div className="notices">
              <div id="notice" className="notice" aria-live="polite" />
            </div>
          </>
        )}
        {speculation && <script type="speculationrules" {...raw(speculation)} />}
      </body>
    </html>,
  );
  return { html: `<!doctype html>${html}`, policy };
}
