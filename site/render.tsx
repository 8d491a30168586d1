/** Writes pages and files. Run through Vite when the site is built, and for every request in development. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { minify } from 'vite';
import { App } from '../app/app.tsx';
import { Document, type DocumentProps } from '../app/document.tsx';
import { applyTheme } from '../app/inline/apply-theme.ts';
import { leadToSection } from '../app/inline/lead-to-section.ts';
import { startClient } from '../app/inline/start-client.ts';
import { toggleDisclosures } from '../app/inline/toggle-disclosures.ts';
import { localAddress, type Page, pageAt } from '../app/pages.ts';
import { repositoryApi } from '../app/sections/projects/repository-api.ts';
import { clientPatience, scrollAfterNavigateDelay } from '../app/specification.ts';
import { colours } from './colours.ts';
import { content } from './content.ts';
import { scriptJson } from './files/escape.ts';
import { structuredData } from './files/structured-data.ts';
import { metaPolicy } from './hosts/policy.ts';

export { allPages } from '../app/pages.ts';
export { files } from './files/files.ts';
export { hostOf, pageFile } from './hosts/headers.ts';

/** The page that an address of the development server means, if any. */
export const pageAtAddress = (address: string) => pageAt(new URL(address, 'http://localhost'));

/** What the bundler has made for a page. */
export type PageBundle = Pick<DocumentProps, 'styles' | 'printSheet'> & {
  /** The scripts to load after the first paint, in order; none makes a page of HTML and CSS alone. */
  scripts: string[];
  /** The style sheets that `styles` was taken from. */
  sheets: string[];
};

const notices = {
  loading: 'One moment, this is still loading.',
  missing: `This has not loaded yet. Press again to retry, or write to ${content.owner.email}.`,
};

/** Calls of self-contained functions, one after another, as the source of an inline script. */
async function inlineScript(...calls: [work: (...given: never[]) => unknown, ...given: string[]][]) {
  const source = calls.map(([work, ...given]) => `(${work})(${given.join(',')})`).join(';');
  return (await minify('inline.js', source)).code.trim();
}

/** The code host's server is asked only where the content names a repository. */
const servers = content.projects.some(({ github }) => github) ? [repositoryApi] : [];

/**
 * One page as the HTML of its whole document, and the policy in it, made from the very parts that it is composed of.
 *
 * @param isStrict whether the policy is written into it: in development the bundler's own scripts could not run.
 */
export async function renderPage(
  page: Page,
  { scripts, sheets, styles, printSheet }: PageBundle,
  isStrict = true,
): Promise<{ html: string; policy: string }> {
  const { default: Content } = await page.load();
  const isFloor = scripts.length === 0;
  const first = isFloor ? '' : await inlineScript([applyTheme]);
  const start = JSON.stringify({ scripts, sheets, patience: clientPatience, notices });
  const last = isFloor
    ? ''
    : await inlineScript(
        [toggleDisclosures],
        [leadToSection, JSON.stringify(localAddress('/')), `${scrollAfterNavigateDelay}`],
        // The import is written here because bundlers rewrite those that they find in modules.
        [startClient, start, 'file=>import(file)'],
      );
  const policy = metaPolicy({ scripts: [first, last], styles: [styles], servers });
  const document = renderToStaticMarkup(
    <Document
      page={page}
      app={renderToString(<App page={page} Content={Content} />)}
      policy={isStrict ? policy : undefined}
      themeColours={colours.paper}
      styles={styles}
      scripts={{ first, last }}
      structuredData={page.path === null ? undefined : scriptJson(structuredData(page, content))}
      printSheet={printSheet}
    />,
  );
  return { html: `<!doctype html>${document}`, policy };
}
