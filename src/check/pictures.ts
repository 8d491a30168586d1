/** Checks the pictures of the content by decoding them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '#content/content.ts';
import { closestName } from '#lib/closest.ts';
import { withCache } from '#lib/node/cache.ts';
import { findContentFile } from '#lib/node/languages.ts';
import { namesIn } from '#lib/node/paths.ts';
import { isArticleMediaName } from '#schema/picture-names.ts';
import { type Diagnostic, error, suggestion, type Where } from './diagnostics.ts';
import { describeBroken, describeFrames, isAnimatedPng } from './mismatched-files.ts';

/** The minimum width for a sharp picture on its card, in pixels. */
const sharpWidth = 700;

/** A picture's width in pixels, after decoding all of it. Rejects if it is broken. */
export async function readWidth(file: string): Promise<number> {
  const source = readFileSync(file);
  const width = await withCache(['width', source], async () => {
    const picture = sharp(source, { failOn: 'truncated' });
    const { width } = await picture.metadata();
    await picture.resize(8).toBuffer();
    return Buffer.from(`${width}`);
  });
  return Number(width);
}

/** A suffix of a message: the file of a folder that was probably meant. */
export function similarFile(folder: string, file: string): string {
  const similar = closestName(file, namesIn(folder));
  return similar ? `: did you mean '${similar}'?` : '';
}

/** Suggestions about pictures in a folder of content that are not among `named` (`folder/file`). */
export const unusedPictures = (content: string, folder: string, named: Set<string>) =>
  namesIn(join(content, folder))
    .filter((file) => isArticleMediaName(file) && !file.startsWith('.'))
    .filter((file) => !named.has(`${folder}/${file.normalize('NFC')}`))
    .map((file) =>
      suggestion(
        { file: `${folder}/${file}`, line: 1 },
        'is not published, since nothing names it: show it, or delete it',
      ),
    );

/** Broken, missing, small and unused pictures of projects and the portrait. */
export async function checkPictures(
  { projects, owner: { portrait } }: Pick<Content, 'projects' | 'owner'>,
  content: string,
): Promise<Diagnostic[]> {
  const folder = join(content, 'pictures');
  const inProjects = projects.flatMap(({ title: name, picture }, index) => {
    const where: Where = { module: 'projects', index, name, field: 'picture.file' };
    return picture ? [{ file: picture.file, where, minWidth: sharpWidth }] : [];
  });
  const where: Where = { module: 'owner', field: 'portrait.file' };
  const all = [...inProjects, ...(portrait ? [{ file: portrait.file, where, minWidth: 0 }] : [])];
  const diagnostics = all.map(async ({ file, where, minWidth }): Promise<Diagnostic[]> => {
    const path = findContentFile(content, 'pictures', file);
    if (!path)
      return [error(where, `is not in content/pictures: '${file}'${similarFile(folder, file)}`)];
    const width = await readWidth(path).catch(() => undefined);
    if (width === undefined) return [error(where, describeBroken(path, file))];
    const frames = isAnimatedPng(path) ? [suggestion(where, describeFrames(file))] : [];
    if (width >= minWidth) return frames;
    const message = `'${file}' is ${width} pixels wide: from ${sharpWidth} on it looks sharp everywhere`;
    return [...frames, suggestion(where, message)];
  });
  const named = new Set(all.map(({ file }) => `pictures/${file.normalize('NFC')}`));
  const unused = unusedPictures(content, 'pictures', named);
  return [...(await Promise.all(diagnostics)).flat(), ...unused];
}
