/**
 * The document around a page, from <html> to </html>, and its policy. Written when the site is built and, in development,
 * for every request; never touched by React in the browser, which owns the container with the id `app` alone.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { minify } from 'vite';
import { localAddress } from '../../app/addresses.ts';
import { App } from '../../app/app.tsx';
import { newTabNoteId } from '../../app/components/external-link.tsx';
import { content } from '../../app/content.ts';
import { headElements } from '../../app/head.ts';
import { applyTheme } from '../../app/inline/apply-theme.ts';
import { leadToSection } from '../../app/inline/lead-to-section.ts';
import { startClient } from '../../app/inline/start-client.ts';
import { toggleDisclosures } from '../../app/inline/toggle-disclosures.ts';
import { directionOf, language } from '../../app/language.ts';
import type { Page } from '../../app/pages.ts';
import { publishedFiles } from '../../app/published-files.build.ts';
import { hasFigures, repositoryApi } from '../../app/sections/projects/repository-api.ts';
import { clientPatience, scrollAfterNavigateDelay } from '../../app/specification.ts';
import { colours } from './colours.ts';
import { scriptJson } from './files/escape.ts';
import { structuredData } from './files/structured-data.ts';
import { metaPolicy } from './policy.ts';

/** What the bundler has made for a page: scripts in the order of their start, and styles with the sheets they are of. */
export type PageBundle = { scripts: string[]; sheets: string[]; styles: string; paperSheet?: string };

const { owner, words, articleWords, projects } = content;
const { loading, missing } = words.notices;
const notices = { loading, missing: missing(owner.email) };

/** The code host's server is asked only where the content names a repository. */
const servers = projects.some(({ github }) => hasFigures(github)) ? [repositoryApi] : [];

/** Calls of self-contained functions, one after another, as the source of an inline script. */
async function inlineScript(...calls: [work: (...given: never[]) => unknown, ...given: string[]][]): Promise<string> {
  const source = calls.map(([work, ...given]) => `(${work})(${given.join(',')})`).join(';');
  return (await minify('inline.js', source)).code.trim();
}

/** Our own source, which markup would escape. */
const raw = (source: string) => ({ dangerouslySetInnerHTML: { __html: source } });

/** One page as the HTML of its whole document, and the policy in it, made of the very parts that it is composed of. */
export async function renderDocument(page: Page, { scripts, sheets, styles, paperSheet }: PageBundle) {
  const { default: Content } = await page.load();
  // Run before anything is painted, and when everything is there.
  const first = await inlineScript([applyTheme]);
  const last = await inlineScript(
    [toggleDisclosures],
    [leadToSection, JSON.stringify(localAddress('/')), `${scrollAfterNavigateDelay}`],
    // The import is written here because bundlers rewrite those that they find in modules.
    [startClient, JSON.stringify({ scripts, sheets, patience: clientPatience, notices }), 'file=>import(file)'],
  );
  const policy = metaPolicy({ scripts: [first, last], styles: [styles], servers });
  const html = renderToStaticMarkup(
    <html lang={language} dir={directionOf(language) === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        {/* In development the bundler's own scripts could not run under it. */}
        {!import.meta.env.DEV && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={colours.paper.light} media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content={colours.paper.dark} media="(prefers-color-scheme:dark)" />
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
        <script {...raw(first)} />
        <style {...raw(styles)} />
        {/* After the styles for screens, which it overrides. */}
        {paperSheet && <link rel="stylesheet" media="print" href={paperSheet} />}
        {page.path !== null && (
          <script type="application/ld+json" {...raw(scriptJson(structuredData(page, content)))} />
        )}
      </head>
      <body>
        <div id="app" data-page={page.name} {...raw(renderToString(<App page={page} Content={Content} />))} />
        <p id={newTabNoteId} hidden>
          {words.newTab}
        </p>
        <p id="announcer" className="visually-hidden" role="status" />
        <div className="notices">
          <div id="notice" className="notice" aria-live="polite" />
        </div>
        <script {...raw(last)} />
      </body>
    </html>,
  );
  return { html: `<!doctype html>${html}`, policy };
}
