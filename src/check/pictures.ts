/** Checks the pictures of the content by decoding them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describeSimilar } from '#lib/closest.ts';
import { withCache } from '#lib/node/cache.ts';
import { contentDirectory } from '#lib/node/paths.ts';
import type { Content } from '#schema/content.ts';
import { isPictureName } from '#schema/picture-names.ts';
import { nameFault } from '#schema/values.ts';
import { type Diagnostic, error, suggestion, type Where } from './diagnostics.ts';

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

/**
 * The name of a file as its folder has it: systems write the same letters as different characters.
 * Upper and lower case differ on every system, as they do on hosts.
 */
export const findFile = (folder: string, file: string) =>
  existsSync(folder)
    ? readdirSync(folder).find((name) => name.normalize('NFC') === file.normalize('NFC'))
    : undefined;

/** Says which file of a folder was probably meant. */
export const similarFile = (folder: string, file: string) =>
  describeSimilar(file, existsSync(folder) ? readdirSync(folder) : []);

export const brokenPicture = (file: string) =>
  `'${file}' is broken, or no picture: export it again`;

/** Broken, missing and small pictures. */
export async function checkPictures(
  { projects, owner: { portrait } }: Pick<Content, 'projects' | 'owner'>,
  folder = join(contentDirectory, 'pictures'),
): Promise<Diagnostic[]> {
  const files = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const findings = files.map(async (entry): Promise<Diagnostic[]> => {
    if (!entry.isFile() || !isPictureName(entry.name)) return [];
    const index = projects.findIndex(
      ({ picture }) => picture?.file.normalize('NFC') === entry.name.normalize('NFC'),
    );
    const name = projects[index]?.title;
    const where: Where =
      index === -1
        ? { list: 'projects', line: 1, file: join('pictures', entry.name) }
        : { list: 'projects', index, field: 'picture.file', ...(name && { name }) };
    const fault = nameFault(entry.name);
    if (fault) return [error(where, fault)];
    try {
      const width = await readWidth(join(folder, entry.name));
      if (index === -1 || width >= sharpWidth) return [];
      const message = `'${entry.name}' is ${width} pixels wide: from ${sharpWidth} on it looks sharp everywhere`;
      return [suggestion(where, message)];
    } catch {
      return [error(where, brokenPicture(entry.name))];
    }
  });
  const missing = (file: string | undefined, where: Where) =>
    file && !findFile(folder, file)
      ? [error(where, `is not in content/pictures: '${file}'${similarFile(folder, file)}`)]
      : [];
  return [
    ...projects.flatMap(({ title: name, picture }, index) =>
      missing(picture?.file, { list: 'projects', index, name, field: 'picture.file' }),
    ),
    ...missing(portrait?.file, { list: 'owner', field: 'portrait.file' }),
    ...(await Promise.all(findings)).flat(),
  ];
}
