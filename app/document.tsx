/**
 * The document around a page, from <html> to </html>. Written when the site is built and never touched by React in the
 * browser, which owns the container with the id `app` alone.
 */
import { owner } from '#content/owner.ts';
import { articleWords, words } from '#content/words.ts';
import { localAddress } from './addresses.ts';
import { newTabNoteId } from './components/external-link.tsx';
import { headElements } from './head.ts';
import { directionOf, language } from './language.ts';
import type { Page } from './pages.ts';
import { publishedFiles } from './published-files.build.ts';

type DocumentProps = {
  page: Page;
  /** The page as HTML, which React takes over. */
  app: string;
  /** The Content-Security-Policy, made of the styles and scripts below. */
  policy: string | undefined;
  /** Of the browser's own frame, in both schemes. */
  themeColours: { light: string; dark: string };
  /** All that the page needs on a screen, and nothing that others need. */
  styles: string;
  paperSheet: string | undefined;
  /** Run before anything is painted, and when everything is there. */
  scripts: { first: string; last: string };
  structuredData: string | undefined;
};

/** Our own source, which markup would escape. */
const raw = (source: string) => ({ dangerouslySetInnerHTML: { __html: source } });

export function Document(props: DocumentProps) {
  const { page, app, policy, themeColours, styles, paperSheet, scripts, structuredData } = props;
  return (
    <html lang={language} dir={directionOf(language) === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme:dark)" />
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
        <script {...raw(scripts.first)} />
        <style {...raw(styles)} />
        {/* After the styles for screens, which it overrides. */}
        {paperSheet && <link rel="stylesheet" media="print" href={paperSheet} />}
        {structuredData && <script type="application/ld+json" {...raw(structuredData)} />}
      </head>
      <body>
        <div id="app" data-page={page.name} {...raw(app)} />
        <p id={newTabNoteId} hidden>
          {words.newTab}
        </p>
        <p id="announcer" className="visually-hidden" role="status" />
        <div className="notices">
          <div id="notice" className="notice" aria-live="polite" />
        </div>
        <script {...raw(scripts.last)} />
      </body>
    </html>
  );
}
