/** Writes pages and files. Run through Vite when the site is built, and for every request in development. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { minify } from 'vite';
import { localAddress } from '../app/addresses.ts';
import { App } from '../app/app.tsx';
import { Document } from '../app/document.tsx';
import { applyTheme } from '../app/inline/apply-theme.ts';
import { leadToSection } from '../app/inline/lead-to-section.ts';
import { startClient } from '../app/inline/start-client.ts';
import { toggleDisclosures } from '../app/inline/toggle-disclosures.ts';
import { type Page, pages } from '../app/pages.ts';
import { hasFigures, repositoryApi } from '../app/sections/projects/repository-api.ts';
import { clientPatience, scrollAfterNavigateDelay } from '../app/specification.ts';
import { colours } from './colours.ts';
import { content } from './content.ts';
import { scriptJson } from './files/escape.ts';
import { structuredData } from './files/structured-data.ts';
import { metaPolicy } from './hosts/policy.ts';

export { documentPages } from '../app/articles/document-pages.tsx';
export { allPages, pageAt } from '../app/pages.ts';
export { files } from './files/files.ts';
export { hostOf, pageFile } from './hosts/headers.ts';

export const { notFound } = pages;

/** What the bundler has made for a page: scripts in the order of their start, and styles with the sheets they are of. */
export type PageBundle = { scripts: string[]; sheets: string[]; styles: string; paperSheet?: string };

const { loading, missing } = content.words.notices;
const notices = { loading, missing: missing(content.owner.email) };

/** Calls of self-contained functions, one after another, as the source of an inline script. */
async function inlineScript(...calls: [work: (...given: never[]) => unknown, ...given: string[]][]): Promise<string> {
  const source = calls.map(([work, ...given]) => `(${work})(${given.join(',')})`).join(';');
  return (await minify('inline.js', source)).code.trim();
}

/** The code host's server is asked only where the content names a repository. */
const servers = content.projects.some(({ github }) => hasFigures(github)) ? [repositoryApi] : [];

/** One page as the HTML of its whole document, and the policy in it, made of the very parts that it is composed of. */
export async function renderPage(page: Page, { scripts, sheets, styles, paperSheet }: PageBundle) {
  const { default: Content } = await page.load();
  const start = JSON.stringify({ scripts, sheets, patience: clientPatience, notices });
  const first = await inlineScript([applyTheme]);
  const last = await inlineScript(
    [toggleDisclosures],
    [leadToSection, JSON.stringify(localAddress('/')), `${scrollAfterNavigateDelay}`],
    // The import is written here because bundlers rewrite those that they find in modules.
    [startClient, start, 'file=>import(file)'],
  );
  const policy = metaPolicy({ scripts: [first, last], styles: [styles], servers });
  const html = renderToStaticMarkup(
    <Document
      page={page}
      app={renderToString(<App page={page} Content={Content} />)}
      // In development the bundler's own scripts could not run under it.
      policy={import.meta.env.DEV ? undefined : policy}
      themeColours={colours.paper}
      styles={styles}
      paperSheet={paperSheet}
      scripts={{ first, last }}
      structuredData={page.path === null ? undefined : scriptJson(structuredData(page, content))}
    />,
  );
  return { html: `<!doctype html>${html}`, policy };
}
