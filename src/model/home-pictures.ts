/** The encodings of the projects' pictures and of the portrait. */
import { readFileSync } from 'node:fs';
import { owner, projects } from '#content/content.ts';
import { defined } from '#lib/defined.ts';
import { findContentFile } from '#lib/node/languages.ts';
import type { ResponsiveImage } from '#lib/responsive-image.ts';
import { homePictureWidths, planPicture } from './plan-picture.ts';

const content = import.meta.env.CONTENT_DIRECTORY;

async function encodedAs(name: string): Promise<ResponsiveImage> {
  const source = readFileSync(defined(findContentFile(content, 'pictures', name)));
  return (await planPicture(name, source, homePictureWidths(name))).encoded;
}

export const pictures: Record<string, ResponsiveImage> = {};
for (const { picture } of projects)
  if (picture) pictures[picture.file] = await encodedAs(picture.file);

export const portrait = owner.portrait && {
  encoded: await encodedAs(owner.portrait.file),
  alt: owner.portrait.alt,
};
