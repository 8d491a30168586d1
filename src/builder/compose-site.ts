/** Composes the site: all pages and files except those that the bundler writes. */
import { routedPages } from '#app/pages.ts';
import { language } from '#content/language.ts';
import { homePath } from '#content/routes.ts';
import { absoluteUrl, localUrl } from '#content/urls.ts';
import { decodeUrl } from '#lib/decode-url.ts';
import { isTranslation } from '#model/translation.ts';
import { createManifest, notFoundFile, pageFiles } from './hosts/create-manifest.ts';
import { clientStringsModule } from './outputs/client-strings.ts';
import { documents } from './outputs/documents.ts';
import { drawings } from './outputs/drawings.ts';
import { feed } from './outputs/feed.ts';
import { fonts } from './outputs/fonts.ts';
import { icons } from './outputs/icons.ts';
import { linkPreviews } from './outputs/link-previews.ts';
import type { LanguageLinks, OutputFile, Site } from './outputs/output.ts';
import { pictures, planPictures } from './outputs/pictures.ts';
import { printedResume } from './outputs/printed-resume.ts';
import { redirectPages } from './outputs/redirects.ts';
import { resumeJson } from './outputs/resume-json.ts';
import { search } from './outputs/search.ts';
import { robots, sitemap, sitemapUrls } from './outputs/sitemap.ts';
import { articlePages } from './static-pages/article-pages.tsx';
import { resumePages } from './static-pages/resume-pages.ts';

const outputs = [
  pictures,
  redirectPages,
  fonts,
  drawings,
  clientStringsModule,
  search,
  ...(isTranslation ? [] : [sitemap, robots]),
  resumeJson,
  printedResume,
  feed,
  icons,
  linkPreviews,
  documents,
];

/** What the pages in other languages need to know about this one. */
export function describeLanguage(): LanguageLinks {
  const staticPages = [...resumePages, ...articlePages({})];
  const paths = new Set([...routedPages, ...staticPages].map(({ path }) => path));
  return { lang: language, paths, localUrl, absoluteUrl, sitemap: sitemapUrls(staticPages) };
}

/**
 * Composes a site in the folder of its URLs (`base`), perhaps beside others. Returns a function for
 * each file, by its path in the site; the manifest; and a function that finds the file for a path.
 */
export async function composeSite(
  base: string,
  bundlePage: Site['bundlePage'],
  languages: LanguageLinks[] = [],
) {
  const planned = await planPictures();
  const staticPages = [...resumePages, ...articlePages(planned.pictures)];
  const files = new Map<string, OutputFile[1]>();
  for (const output of outputs)
    for (const [path, render] of await output({ ...planned, staticPages, bundlePage, languages }))
      files.set(path, render);
  const fileAt = (pathname: string) => {
    // With and without a slash at the end.
    const path =
      decodeUrl(pathname)
        .slice(base.length - 1)
        .replace(/(?<=[^/])\/$/, '') || homePath;
    return [path.slice(1), ...pageFiles(path)].find((name) => files.has(name)) ?? notFoundFile;
  };
  return { files, manifest: createManifest(base, staticPages), fileAt, notFound: notFoundFile };
}
