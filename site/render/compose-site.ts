/** Puts the site together. Run through Vite when the site is built and, in development, for every request. */

import { allPages, type Page } from '../../app/pages.ts';
import type { encodePictures } from '../pictures/encode-pictures.ts';
import { documentPages } from './articles/article-pages.tsx';
import { hostOf, pageFile } from './describe-host.ts';
import { type PageBundle, renderDocument } from './document.tsx';
import { type FileBody, files } from './files/files.ts';

export { pageAddress } from '../../app/addresses.ts';
export { pageFile };

/**
 * Everything that is deployed beside what the bundler writes.
 *
 * @param base where on its host the site lives.
 * @param encoded the pictures of articles, and their files.
 * @returns what makes each page and file, by its path below the site's root, and what hosts must know when all are made.
 */
export function composeSite(
  base: string,
  { pictures, files: encoded }: Awaited<ReturnType<typeof encodePictures>>,
  bundleOf: (page: Page) => PageBundle | Promise<PageBundle>,
) {
  const documents = documentPages(pictures);
  const policies: Record<string, string> = {};
  const makers = new Map<string, () => FileBody | Promise<FileBody>>();
  for (const [file, body] of encoded) makers.set(file, () => body);
  for (const [file, make] of Object.entries(files)) makers.set(file, () => make(pictures));
  for (const page of [...allPages, ...documents])
    makers.set(pageFile(page.path), async () => {
      const { html, policy } = await renderDocument(page, await bundleOf(page));
      policies[page.name] = policy;
      return html;
    });
  return { makers, host: () => hostOf(base, policies, documents) };
}
