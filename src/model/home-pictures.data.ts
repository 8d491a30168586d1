/** The encodings of the projects' pictures and of the portrait. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner, projects } from '#content/content.ts';
import { findFile } from '#lib/node/paths.ts';
import { homePictureWidths, planPicture, type ResponsiveImage } from './plan-picture.ts';

const folder = join(import.meta.env.CONTENT_DIRECTORY, 'pictures');

async function encodedAs(name: string): Promise<ResponsiveImage> {
  const source = readFileSync(join(folder, findFile(folder, name) ?? name));
  return (await planPicture(name, source, homePictureWidths(name))).encoded;
}

export const pictures: Record<string, ResponsiveImage> = {};
for (const { picture } of projects)
  if (picture) pictures[picture.file] = await encodedAs(picture.file);

export const portrait = owner.portrait && {
  encoded: await encodedAs(owner.portrait.file),
  alt: owner.portrait.alt,
};
