/** The document from <html> to </html>, and its policy. */
import { renderToStaticMarkup } from 'react-dom/server';
import { minify } from 'vite';
import { App } from '#app/app.tsx';
import type { LanguageLink } from '#app/components/navigation/language-menu.tsx';
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
import bandStyles from '#app/page-end/call-band/band.css?inline';
import videoStyles from '#app/pages/article/video.css?inline';
import { type Page, pages, routedPages } from '#app/pages.ts';
import { isStaticPage, type StaticPage } from '#app/static-page.ts';
import * as content from '#content/content.ts';
import { language, textDirection } from '#content/language.ts';
import { folderPaths, homePath, resumePath } from '#content/routes.ts';
import { localUrl } from '#content/urls.ts';
import { memoize } from '#lib/memoize.ts';
import { hasFigures, repositoryApi } from '#lib/repository-api.ts';
import type { Pictures } from '#lib/responsive-image.ts';
import { hasArticlePages } from '#model/articles/cards.ts';
import { fileUrls } from '#model/published-files.ts';
import { resumeLink } from '#model/resume/resume.ts';
import { languageName } from '#model/translation.ts';
import { closingSection } from '#model/visible-sections.ts';
import {
  clientTimeoutMs,
  desktopQuery,
  ids,
  scrollAfterNavigateDelay,
  tooltip,
} from '#schema/constants.ts';
import { hasDetails } from '#schema/role-facts.ts';
import { colours } from './colours.ts';
import { scriptJson } from './escape.ts';
import { forDesign, onlyForDesign } from './for-design.ts';
import {
  callBandStyles,
  generatedStyles,
  heroStyles,
  homeStyles,
  laterHeadingStyles,
  listStyles,
} from './generated-styles.ts';
import { headElements } from './head.ts';
import languageStyles from './language-links.css?inline';
import { clientStringsFile } from './outputs/client-strings.ts';
import { pageFonts } from './outputs/fonts.ts';
import type { LanguageLinks, PageBundle } from './outputs/output.ts';
import { type PageText, readPageText } from './page-text.ts';
import { metaPolicy } from './policy.ts';
import { deferProperties } from './split-styles.ts';
import { structuredData } from './structured-data.ts';

const { articleStrings, owner, strings, projects, careerItems } = content;
const { loading, missing } = strings.notices;
const notices = { loading, missing: missing(owner.email), reload: strings.error.reload };

/** Browsers request the API only if a project has a repository. */
const servers = projects.some(({ github }) => hasFigures(github)) ? [repositoryApi] : [];

/** A self-contained function or its source code, and the source code of its arguments. */
type InlineCall = [run: string | ((...values: never[]) => unknown), ...values: string[]];

const scriptSource = ([run, ...values]: InlineCall) => `(${run})(${values.join(',')})`;

/** Many pages share their styles and an inline script. */
const deferOnce = memoize(deferProperties);
const minifyScript = memoize(async (source: string) =>
  (await minify('inline.js', source)).code.trim(),
);

const copyLabels = { before: articleStrings.copy, after: articleStrings.copied };
const textCalls = ({ hasScrollableParts }: PageText): InlineCall[] =>
  hasScrollableParts ? [[enhanceCodeBlocks, JSON.stringify(copyLabels)]] : [];

// Written here because bundlers rewrite imports that they find in modules.
const importScript = 'file=>import(file)';

/** What must run before the first frame. */
const firstCalls: InlineCall[] = [[holdClicks], [loadFonts], [applyTheme]];

const hasIslands = (html: string) => html.includes(' data-island="');
const startOnLoad = (start: () => void) => addEventListener('load', start);

/** The call that loads scripts when a visitor reaches for what needs them. */
function scriptCalls(html: string, { client, tooltips }: PageBundle['scripts']): InlineCall[] {
  const { DEV } = import.meta.env;
  const needsReact = DEV || hasIslands(html);
  const needsTooltips = needsReact || html.includes(' data-tooltip="');
  const files = JSON.stringify([...client, localUrl(clientStringsFile)]);
  const start = scriptSource([
    startClient,
    ...[files, `${clientTimeoutMs}`, JSON.stringify(notices), 'load', 'onIntent'],
  ]);
  const delays = [`${tooltip.openDelay}`, `${tooltip.skipDelay}`];
  const parts = [
    // In development the client starts at once, for hot updates.
    needsReact && (DEV ? scriptSource([startOnLoad, start]) : start),
    scriptSource([startTooltips, JSON.stringify(tooltips), ...delays, 'load', 'onIntent']),
  ];
  const run = `(load,onIntent)=>{${parts.filter(Boolean).join(';')}}`;
  return needsTooltips ? [[run, importScript, `${onIntent}`]] : [];
}

const pageCalls = (page: Page): InlineCall[] => {
  const calls: [isNeeded: boolean, call: InlineCall][] = [
    [page.path === null, [logUnknownRoute]],
    [projects.length > 0 && (page === pages.home || page === pages.projects), [openCards]],
    [careerItems.some(hasDetails), [showDetails]],
  ];
  return calls.flatMap(([isNeeded, call]) => (isNeeded ? [call] : []));
};

/** Where the home page's forms are posted, and where their services redirect. */
const formOrigins = [owner.newsletter, owner.contact].flatMap((service) =>
  service?.action ? [new URL(service.action).origin, ...(service.redirects ?? [])] : [],
);

const speculationRule = (href_matches: string[]) => [
  { where: { href_matches }, eagerness: 'moderate' },
];
const prefetch = speculationRule(routedPages.map(({ path }) => localUrl(path)));
const staticPageRule = speculationRule([
  ...[folderPaths.articles, folderPaths['case-studies']].map((path) => `${localUrl(path)}*`),
  localUrl(resumePath),
]);
/**
 * Lets browsers prefetch the table's pages and prerender others: see
 * docs/decisions/002-links-are-page-loads.md. Safari cannot prerender; it still prefetches static
 * pages.
 */
const speculation = JSON.stringify(
  hasArticlePages || resumeLink
    ? { prefetch: [...prefetch, ...staticPageRule], prerender: staticPageRule }
    : { prefetch },
);

/** Inserts generated source without escaping it. */
const raw = (source: string) => ({ dangerouslySetInnerHTML: { __html: source } });

/** `<style>` is valid in the body only inside an SVG, whose text is not raw. */
const insertStyles = (html: string, css: string) =>
  html.replace(new RegExp(`<svg id="${ids.laterStyles}"[^>]*>`), (start) => {
    const escaped = css.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `${start}<style>${escaped}</style>`;
  });

/** A link to the page's translation or, without one, to its parent page or home there. */
const linkTo = (
  { lang, paths, localUrl: urlThere }: LanguageLinks,
  candidates: (string | null | undefined)[],
): LanguageLink => {
  const target = candidates.find((candidate) => candidate && paths.has(candidate)) ?? homePath;
  return {
    href: urlThere(target),
    lang,
    name: languageName(lang),
    isCurrent: lang === language,
  };
};

/** Renders a page as a whole document. The hashes in its policy are those of its parts. */
export async function renderDocument(
  page: Page | StaticPage,
  { scripts, styles, laterStyles = '', printStyleSheet }: PageBundle,
  languages: LanguageLinks[] = [],
  pictures: Pictures = {},
) {
  const { default: Content } = await page.load();
  const isStatic = isStaticPage(page);
  const isHome = page === pages.home;
  const isDev = import.meta.env.DEV;
  const section = isStatic ? page.section : undefined;
  const html = renderToStaticMarkup(
    <App
      page={page}
      section={section}
      content={<Content pictures={pictures} />}
      languages={languages.map((language) => linkTo(language, [page.path, section]))}
    />,
  );
  // React has no `until-found`, with which find-in-page reaches the text of folded cards. Static
  // pages have no cards, and their texts may quote the attribute.
  const appHtml = isStatic ? html : html.replaceAll(' data-folds="true"', ' hidden="until-found"');
  // A page needs React if its HTML has islands. Static pages may quote the attribute.
  const needsReact = !isStatic && hasIslands(appHtml);
  const hasVideo = appHtml.includes('<video ');
  const text = readPageText(appHtml);
  const firstScript = await minifyScript(firstCalls.map(scriptSource).join(';'));
  const calls: InlineCall[] = [
    [switchTheme],
    [fetchFonts, JSON.stringify(desktopQuery)],
    [toggleDisclosures],
    [scrollToSection, `${scrollAfterNavigateDelay}`],
    [revealOnScroll, JSON.stringify(desktopQuery)],
    ...textCalls(text),
    ...(isStatic ? [] : [...pageCalls(page), ...scriptCalls(appHtml, scripts)]),
  ];
  const script = await minifyScript(calls.map(scriptSource).join(';'));
  const fonts = await pageFonts(text, page.path);
  // Pages of sections print without them (src/app/styles/print.css).
  const hasSections = !isStatic || page.stylesFrom;
  const forScreens = (css: string[]) =>
    hasSections ? `@media screen{${css.join('')}}` : css.join('');
  const areListsLater = isHome && !isDev;
  const hasLists = !isStatic || !page.article;
  const before = [generatedStyles, hasLists && !areListsLater ? listStyles : ''];
  const after = [
    isHome ? heroStyles : '',
    isStatic ? page.styles : '',
    languages.length > 0 ? languageStyles : '',
    hasVideo ? videoStyles : '',
  ];
  const later = [
    isStatic ? (page.laterStyles ?? '') : '',
    areListsLater ? listStyles : '',
    laterStyles,
    callBandStyles,
    isHome && closingSection ? '' : bandStyles,
    isHome ? homeStyles : '',
  ];
  const laterFonts = fonts.laterStyles + (isHome ? laterHeadingStyles : '');
  const firstCss = [...before, ...styles.map(({ css }) => css), ...after].join('');
  const { first, deferred } = deferOnce(isDev ? '' : firstCss);
  const styleSheets: PageBundle['styles'] = isDev
    ? [
        { css: fonts.styles + before.join('') },
        ...styles,
        { css: [...after, laterFonts, ...later].join('') },
      ]
    : [{ css: onlyForDesign([fonts.styles, forScreens([first])]) }];
  const laterStyleSheet = isDev ? '' : forDesign([laterFonts, forScreens([deferred, ...later])]);
  const policy = metaPolicy({
    scripts: [firstScript, script, speculation],
    styles: [...styleSheets.map(({ css }) => css), laterStyleSheet],
    servers: needsReact ? servers : [],
    forms: isHome ? formOrigins : [],
    hasVideo,
  });
  const body = renderToStaticMarkup(
    <>
      <div id="app" {...raw(insertStyles(appHtml, laterStyleSheet))} />
      <p id={ids.newTabNote} hidden>
        {strings.newTab}
      </p>
      {needsReact && (
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
    </>,
  );
  const documentHtml = renderToStaticMarkup(
    <html lang={language} dir={textDirection(language) === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        {/* In development the policy would block the bundler's scripts. */}
        {!import.meta.env.DEV && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={colours.paper[scheme]}
            media={`(prefers-color-scheme:${scheme})`}
            data-scheme={scheme}
          />
        ))}
        <title>{page.title}</title>
        {headElements(page, languages).map(([Tag, attributes]) => (
          <Tag key={JSON.stringify(attributes)} {...attributes} />
        ))}
        {/* On phones the availability is above the button, which comes before it. Chromium waits for
            the start of an element: for the one after the hero. */}
        {isHome && owner.availability && (
          <link rel="expect" href={`#${ids.laterStyles}`} blocking="render" />
        )}
        <link rel="icon" href={localUrl('favicon.ico')} sizes="32x32" />
        <link rel="icon" href={localUrl('favicon.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={localUrl('apple-touch-icon.png')} />
        {fileUrls.feed && (
          <link
            rel="alternate"
            type="application/atom+xml"
            title={articleStrings.feed(owner.name)}
            href={fileUrls.feed}
          />
        )}
        {fonts.preloads.map((link) => (
          <link key={link.href} rel="preload" as="font" crossOrigin="" {...link} />
        ))}
        {styleSheets.map(({ id, css }, i) => (
          <style key={id ?? i} data-vite-dev-id={id} {...raw(css)} />
        ))}
        {/* After the styles: it loads a font that they declare. */}
        <script data-cfasync="false" {...raw(firstScript)} />
      </head>
      {/* Cloudflare would encode email addresses, and the policy blocks the script that decodes
          them. These comments tell Cloudflare not to encode them. */}
      <body {...raw(`<!--email_off-->${body}<!--/email_off-->`)} />
    </html>,
  );
  // React escapes apostrophes. The policy, in the head, has dozens, so they are restored.
  return `<!doctype html>${documentHtml.replace(policy.replaceAll("'", '&#x27;'), () => policy)}`;
}
