/** Facts about projects and pictures: case studies, and the content's pictures as encoded. */

import { shortUrl } from '#lib/short-url.ts';
import { caseStudies as published } from '#model/articles/articles.ts';
import { type EncodedPicture, homePictureWidths, planPicture } from '#model/plan-picture.ts';
import { articleWords, owner } from '#schema/content.ts';
import { absoluteUrl, localUrl } from '#schema/urls.ts';

export { repositoryFigures } from '#model/repository-figures.ts';

/**
 * A link to a case study: `said` follows the label for assistive technology, `printed` is its URL
 * on paper.
 */
export type CaseStudy = Record<'href' | 'label' | 'said' | 'printed', string>;

/** Case studies by the titles of their projects. */
export const caseStudies: Record<string, CaseStudy> = Object.fromEntries(
  published.map(({ project, path }) => [
    project,
    {
      href: localUrl(path),
      label: articleWords.caseStudy,
      said: articleWords.caseStudyOf(project),
      printed: shortUrl(absoluteUrl(path)),
    },
  ]),
);

const files = import.meta.glob<string>(
  '#content/pictures/*.{png,jpg,jpeg,webp,avif,PNG,JPG,JPEG,WEBP,AVIF}',
  {
    eager: true,
    import: 'default',
    query: '?inline',
  },
);

/** Pictures by their file names. */
export const pictures: Record<string, EncodedPicture> = Object.fromEntries(
  await Promise.all(
    Object.entries(files).map(async ([file, url]) => {
      const name = file.slice(file.lastIndexOf('/') + 1).normalize('NFC');
      const source = Buffer.from(url.split(',')[1] ?? '', 'base64');
      return [name, (await planPicture(name, source, homePictureWidths(name))).encoded];
    }),
  ),
);

const own = owner.portrait && pictures[owner.portrait.file];

/** The owner's portrait. */
export const portrait = owner.portrait && own && { encoded: own, alt: owner.portrait.alt };
