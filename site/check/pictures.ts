/** Checks the pictures of the content by decoding them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../shared/all-content.ts';
import { describeSimilar } from '../../shared/closest.ts';
import { contentDirectory } from '../../shared/paths.ts';
import { isPictureName } from '../../shared/schema/picture-names.ts';
import { nameFault } from '../../shared/schema/values.ts';
import { cached } from '../cache.ts';
import type { Diagnostic } from './diagnostics.ts';

/** The minimum width for a sharp picture on its card, in pixels. */
const sharpWidth = 700;

/** A picture's width in pixels, after decoding all of it. Rejects if it is broken. */
export async function readWidth(file: string): Promise<number> {
  const source = readFileSync(file);
  const width = await cached(['width', source], async () => {
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
    const where =
      index === -1
        ? { line: 1, file: join('pictures', entry.name) }
        : { index, field: 'picture.file' };
    const finding = { list: 'projects', ...where, ...(name && { name }) } as const;
    const fault = nameFault(entry.name);
    if (fault) return [{ ...finding, severity: 'error', message: fault }];
    try {
      const width = await readWidth(join(folder, entry.name));
      if (index === -1 || width >= sharpWidth) return [];
      const message = `'${entry.name}' is ${width} pixels wide: from ${sharpWidth} on it looks sharp everywhere`;
      return [{ ...finding, severity: 'suggestion', message }];
    } catch {
      return [{ ...finding, severity: 'error', message: brokenPicture(entry.name) }];
    }
  });
  const missing = projects.flatMap(({ title: name, picture }, index): Diagnostic[] =>
    picture && !findFile(folder, picture.file)
      ? [
          {
            ...{ list: 'projects', index, name, field: 'picture.file', severity: 'error' },
            message: `is not in app/content/pictures: '${picture.file}'${similarFile(folder, picture.file)}`,
          },
        ]
      : [],
  );
  if (portrait && !findFile(folder, portrait.file))
    missing.push({
      ...{ list: 'owner', field: 'portrait.file', severity: 'error' },
      message: `is not in app/content/pictures: '${portrait.file}'${similarFile(folder, portrait.file)}`,
    });
  return [...missing, ...(await Promise.all(findings)).flat()];
}
