/**
 * The document around a page, from <html> to </html>. Written when the site is built and never touched by React in the
 * browser, which owns the container with the id `app` alone.
 */
import { newTabNoteId } from './components/external-link.tsx';
import { headElements } from './head.ts';
import { localAddress, type Page } from './pages.ts';
import { publishedFiles } from './published-files.ts';

export type DocumentProps = {
  page: Page;
  /** The page as HTML, which React takes over. */
  app: string;
  /** The Content-Security-Policy, made from the styles and scripts below. */
  policy: string | undefined;
  /** The browser's own frame in both schemes. */
  themeColours: { light: string; dark: string };
  /** All that the page needs on a screen, and nothing that others need. */
  styles: string;
  /** The style sheet for paper. */
  printSheet: string | undefined;
  /** Run before anything is painted, and when everything is there. */
  scripts: { first: string; last: string };
  structuredData: string | undefined;
};

const Script = ({ code }: { code: string }) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own source, which markup would escape.
  code && <script dangerouslySetInnerHTML={{ __html: code }} />;

export function Document({
  page,
  app,
  policy,
  themeColours,
  styles,
  printSheet,
  scripts,
  structuredData,
}: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={themeColours[scheme]}
            media={`(prefers-color-scheme:${scheme})`}
          />
        ))}
        <title>{page.title}</title>
        {headElements(page).map(([Tag, attributes]) => (
          <Tag key={JSON.stringify(attributes)} {...attributes} />
        ))}
        <link rel="icon" href={localAddress('favicon.ico')} sizes="32x32" />
        <link rel="icon" href={localAddress('favicon.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={localAddress('apple-touch-icon.png')} />
        <link rel="manifest" href={localAddress(publishedFiles.manifest)} />
        <Script code={scripts.first} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own source, which markup would escape. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {/* After the styles for screens, which it overrides. */}
        {printSheet && <link rel="stylesheet" media="print" href={printSheet} />}
        {structuredData && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped by site/files/escape.ts.
            dangerouslySetInnerHTML={{ __html: structuredData }}
          />
        )}
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered. */}
        <div id="app" data-page={page.name} dangerouslySetInnerHTML={{ __html: app }} />
        <p id={newTabNoteId} hidden>
          Opens in a new tab
        </p>
        <p id="announcer" className="visually-hidden" role="status" />
        <div className="notices">
          <div id="notice" className="notice" aria-live="polite" />
        </div>
        <Script code={scripts.last} />
      </body>
    </html>
  );
}
