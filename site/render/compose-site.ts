/** Composes the site. Vite runs it when the site is built and, in development, on every request. */

import { allPages, type Page } from '../../app/pages.ts';
import { normalizePath } from '../../shared/urls.ts';
import { staticPages } from './articles/article-pages.tsx';
import { describeHost, pageCopy, pageFile } from './describe-host.ts';
import { type PageBundle, renderDocument } from './document.tsx';
import { type FileBody, filesOf } from './files/files.ts';
import { planPictures } from './pictures.ts';
import { redirectPages } from './redirects.ts';
import { resumePages } from './resume/resume-pages.ts';
import { isStaticPage } from './static-page.ts';
import { fontFiles } from './web-fonts.ts';

type Outputs = Map<string, () => FileBody | Promise<FileBody>>;

/**
 * Everything that is deployed beside what the bundler writes.
 *
 * @param content the folder of content.
 * @param base where on its host the site lives.
 * @param bundleOf what the bundler has made for a page in the table; without one, for the frame
 * around every page.
 * @returns what makes each page and file, by its path below the site's root, what hosts must know
 * when all are made, and the file that answers an address.
 */
export async function composeSite(
  content: string,
  base: string,
  bundleOf: (page?: Page) => PageBundle | Promise<PageBundle>,
) {
  const { pictures, makers } = await planPictures(content);
  const finished = [...resumePages, ...staticPages(pictures)];
  const policies: Record<string, string> = {};
  const outputs: Outputs = new Map([
    ...makers,
    ...redirectPages,
    ...(await fontFiles()),
    ...Object.entries(filesOf(finished, pictures)),
  ]);
  for (const page of [...allPages, ...finished]) {
    const make = async () => {
      const bundle = await bundleOf(isStaticPage(page) ? page.stylesOf : page);
      const { html, policy } = await renderDocument(page, bundle);
      policies[page.name] = policy;
      return html;
    };
    let made: Promise<string> | undefined;
    const makeOnce = () => {
      made ??= make();
      return made;
    };
    for (const file of [pageFile(page.path), pageCopy(page.path)])
      if (file) outputs.set(file, makeOnce);
  }
  const notFound = pageFile(null);
  const fileAt = (pathname: string) => {
    const path = normalizePath(pathname.slice(base.length - 1));
    return [path.slice(1), pageFile(path)].find((name) => outputs.has(name)) ?? notFound;
  };
  return { outputs, host: () => describeHost(base, policies, finished), fileAt, notFound };
}
