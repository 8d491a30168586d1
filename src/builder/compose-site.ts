/** Composes the site. Vite runs it when the site is built and, in development, on every request. */

import { allPages, type Page } from '#app/pages.ts';
import { isStaticPage } from '#app/static-page.ts';
import { normalizePath } from '#schema/urls.ts';
import { type PageBundle, renderDocument } from './document.tsx';
import { previewCover, socialPicture } from './head.ts';
import { describeHost, pageCopy, pageFile } from './hosts/describe-host.ts';
import { type FileBody, listFiles } from './outputs/files.ts';
import { mapNamesFile } from './outputs/map-names.ts';
import { redirectFiles } from './outputs/redirects.ts';
import { searchFiles } from './outputs/search.ts';
import { cropSocialPicture } from './outputs/social-picture.ts';
import { planPictures } from './pictures.ts';
import { articlePages } from './static-pages/article-pages.tsx';
import { resumePages } from './static-pages/resume-pages.ts';
import { fontFiles } from './web-fonts.ts';

type Outputs = Map<string, () => FileBody | Promise<FileBody>>;

/**
 * Composes all pages and files, besides those that the bundler writes.
 *
 * @param content the folder of content.
 * @param base the site's path on its host.
 * @param bundlePage the bundle of a page in the table; without one, of static pages.
 * @returns a function for each page and file, by its path below the site's root; the description for
 * hosts; and the file that answers a path.
 */
export async function composeSite(
  content: string,
  base: string,
  bundlePage: (page?: Page) => PageBundle | Promise<PageBundle>,
) {
  const { pictures, pictureFiles } = await planPictures(content);
  const staticPages = [...resumePages, ...articlePages(pictures)];
  const files = listFiles(staticPages, pictures);
  const outputs: Outputs = new Map([
    ...pictureFiles,
    ...redirectFiles,
    ...(await fontFiles()),
    ...mapNamesFile,
    ...(await searchFiles()),
    ...Object.entries(files),
  ]);
  for (const page of staticPages) {
    const encode = pictureFiles.get(previewCover(page)?.src.slice(base.length) ?? '');
    if (encode) outputs.set(socialPicture(page), async () => cropSocialPicture(await encode()));
  }
  for (const page of [...allPages, ...staticPages]) {
    const render = async () => {
      const bundle = await bundlePage(isStaticPage(page) ? page.stylesFrom : page);
      return renderDocument(page, bundle);
    };
    let rendered: Promise<string> | undefined;
    const renderOnce = () => {
      rendered ??= render();
      return rendered;
    };
    for (const file of [pageFile(page.path), pageCopy(page.path)])
      if (file) outputs.set(file, renderOnce);
  }
  const notFound = pageFile(null);
  const fileAt = (pathname: string) => {
    const path = normalizePath(pathname.slice(base.length - 1));
    return [path.slice(1), pageFile(path)].find((name) => outputs.has(name)) ?? notFound;
  };
  return { outputs, host: describeHost(base, staticPages), fileAt, notFound };
}
