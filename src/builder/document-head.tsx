import type { Page } from '#app/pages.ts';
import type { StaticPage } from '#app/static-page.ts';
import { articleStrings, owner } from '#content/content.ts';
import { localUrl } from '#content/urls.ts';
import { fileUrls } from '#model/published-files.ts';
import { ids } from '#schema/constants.ts';
import { colours } from './colours.ts';
import { raw } from './escape.ts';
import { headElements } from './head.ts';
import type { PageFonts } from './outputs/fonts.ts';
import type { LanguageLinks, PageBundle } from './outputs/output.ts';

type HeadProps = {
  page: Page | StaticPage;
  languages: LanguageLinks[];
  policy: string;
  preloads: PageFonts['preloads'];
  styles: PageBundle['styles'];
  script: string;
  /** Whether the first screen is painted as a whole. */
  isWhole: boolean;
  hasLongNumber: boolean;
};

/** A page's <head>, with its policy, styles and first script. */
export const Head = ({ page, languages, policy, styles, script, ...rest }: HeadProps) => (
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
    {rest.hasLongNumber && <meta name="format-detection" content="telephone=no" />}
    <title>{page.title}</title>
    {headElements(page, languages).map(([Tag, attributes]) => (
      <Tag key={JSON.stringify(attributes)} {...attributes} />
    ))}
    {/* Chromium waits for the start of an element: for the one after the first screen. */}
    {rest.isWhole && <link rel="expect" href={`#${ids.laterStyles}`} blocking="render" />}
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
    {rest.preloads.map((link) => (
      <link key={link.href} rel="preload" as="font" crossOrigin="" {...link} />
    ))}
    {styles.map(({ id, css }, i) => (
      <style key={id ?? i} data-vite-dev-id={id} {...raw(css)} />
    ))}
    {/* After the styles: it loads a font that they declare. */}
    <script data-cfasync="false" {...raw(script)} />
  </head>
);
