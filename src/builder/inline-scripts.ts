/** The inline scripts of pages: functions of src/app/inline with their arguments, as source code. */
import { minify } from 'vite';
import { applyTheme } from '#app/inline/apply-theme.ts';
import { enhanceCodeBlocks } from '#app/inline/enhance-code-blocks.ts';
import { fetchFonts } from '#app/inline/fetch-fonts.ts';
import { holdClicks } from '#app/inline/hold-clicks.ts';
import { loadFonts } from '#app/inline/load-fonts.ts';
import { logUnknownRoute } from '#app/inline/log-unknown-route.ts';
import { onIntent } from '#app/inline/on-intent.ts';
import { openCards } from '#app/inline/open-cards.ts';
import { revealOnScroll } from '#app/inline/reveal-on-scroll.ts';
import { scrollToSection } from '#app/inline/scroll-to-section.ts';
import { showDetails } from '#app/inline/show-details.ts';
import { startClient } from '#app/inline/start-client.ts';
import { startTooltips } from '#app/inline/start-tooltips.ts';
import { switchTheme } from '#app/inline/switch-theme.ts';
import { toggleDisclosures } from '#app/inline/toggle-disclosures.ts';
import type { Page } from '#app/pages.ts';
import { isStaticPage, type StaticPage } from '#app/static-page.ts';
import { articleStringsIn } from '#content/article-strings.ts';
import { owner, strings } from '#content/content.ts';
import { localUrl } from '#content/urls.ts';
import { memoize } from '#lib/memoize.ts';
import {
  clientTimeoutMs,
  desktopQuery,
  scrollAfterNavigateDelay,
  tooltip,
} from '#schema/constants.ts';
import { clientStringsFile } from './outputs/client-strings.ts';
import type { PageBundle } from './outputs/output.ts';
import type { PageText } from './page-text.ts';

const { loading, missing } = strings.notices;
const notices = { loading, missing: missing(owner.email), reload: strings.error.reload };

/** A self-contained function or its source code, and the source code of its arguments. */
type InlineCall = [run: string | ((...values: never[]) => unknown), ...values: string[]];

const callSource = ([run, ...values]: InlineCall) => `(${run})(${values.join(',')})`;

/** The calls that a page needs. */
const neededCalls = (calls: [isNeeded: unknown, call: InlineCall][]) =>
  calls.flatMap(([isNeeded, call]) => (isNeeded ? [call] : []));

/** Many pages share an inline script. */
const minifyScript = memoize(async (source: string) =>
  (await minify('inline.js', source)).code.trim(),
);

// Written here because bundlers rewrite imports that they find in modules.
const importScript = 'file=>import(file)';

const startOnLoad = (start: () => void) => addEventListener('load', start);

/** Whether browsers hydrate a part of a page. */
export const hasIslands = (html: string) => html.includes(' data-island="');

/** The call that loads scripts when a visitor reaches for what needs them. */
function loadingCalls(html: string, { client, tooltips }: PageBundle['scripts']): InlineCall[] {
  const { DEV } = import.meta.env;
  const needsReact = DEV || hasIslands(html);
  const needsTooltips = needsReact || html.includes(' data-tooltip="');
  const files = JSON.stringify([...client, localUrl(clientStringsFile)]);
  const start = callSource([
    startClient,
    ...[files, `${clientTimeoutMs}`, JSON.stringify(notices), 'load', 'onIntent'],
  ]);
  const delays = [`${tooltip.openDelay}`, `${tooltip.skipDelay}`];
  const parts = [
    // In development the client starts at once, for hot updates.
    needsReact && (DEV ? callSource([startOnLoad, start]) : start),
    callSource([startTooltips, JSON.stringify(tooltips), ...delays, 'load', 'onIntent']),
  ];
  const run = `(load,onIntent)=>{${parts.filter(Boolean).join(';')}}`;
  return neededCalls([[needsTooltips, [run, importScript, `${onIntent}`]]]);
}

/** What must run before the first frame. */
export const firstScript = () => {
  const calls: InlineCall[] = [[holdClicks], [loadFonts], [applyTheme]];
  return minifyScript(calls.map(callSource).join(';'));
};

/**
 * What runs after the page.
 *
 * @param html the page without its document.
 * @param scripts undefined for static pages, which load none.
 */
export function lastScript(
  page: Page | StaticPage,
  html: string,
  { hasScrollableParts }: PageText,
  scripts: PageBundle['scripts'] | undefined,
): Promise<string> {
  const { copy, copied } = articleStringsIn(
    isStaticPage(page) ? page.article?.lang : undefined,
  ).strings;
  const calls: InlineCall[] = [
    [switchTheme],
    [fetchFonts, JSON.stringify(desktopQuery)],
    [toggleDisclosures],
    [scrollToSection, `${scrollAfterNavigateDelay}`],
    [revealOnScroll, JSON.stringify(desktopQuery)],
    ...neededCalls([
      [hasScrollableParts, [enhanceCodeBlocks, JSON.stringify({ before: copy, after: copied })]],
      [page.path === null, [logUnknownRoute]],
      [scripts && html.includes(' id="projects"'), [openCards]],
      [scripts && html.includes(' class="role-details'), [showDetails]],
    ]),
    ...(scripts ? loadingCalls(html, scripts) : []),
  ];
  return minifyScript(calls.map(callSource).join(';'));
}
