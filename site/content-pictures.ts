/** Whether the pictures of the content are pictures: each is opened, so that a broken one does not stop the build unnamed. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from './content.ts';
import type { Finding } from './content-findings.ts';
import { contentDirectory } from './paths.ts';

/** What the build encodes (app/pages/pictures.ts), whether or not a project shows it. */
const encoded = /\.(png|jpe?g|webp|avif)$/i;

/** The narrowest picture that looks sharp on its card, in pixels. */
const sharpWidth = 700;

/** Every picture that cannot be read, and those of projects that are small. */
export async function checkPictures(
  { projects }: Content,
  folder = join(contentDirectory, 'pictures'),
): Promise<Finding[]> {
  const files = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const findings = files.map(async (entry): Promise<Finding[]> => {
    if (!entry.isFile() || !encoded.test(entry.name)) return [];
    const index = projects.findIndex(({ picture }) => picture?.file === entry.name);
    const name = projects[index]?.title;
    const where = index === -1 ? { line: 1, file: join('pictures', entry.name) } : { index, field: 'picture.file' };
    const finding = { list: 'projects', ...where, ...(name && { name }) } as const;
    if (/[%#?]/.test(entry.name))
      return [{ ...finding, severity: 'error', message: `'${entry.name}' must be renamed: a name without %, # and ?` }];
    try {
      const picture = sharp(join(folder, entry.name), { failOn: 'truncated' });
      const { width } = await picture.metadata();
      // Only who reads all of it knows that it is whole.
      await picture.resize(8).toBuffer();
      if (index === -1 || width >= sharpWidth) return [];
      const message = `'${entry.name}' is ${width} pixels wide: from ${sharpWidth} on it looks sharp everywhere`;
      return [{ ...finding, severity: 'suggestion', message }];
    } catch {
      return [{ ...finding, severity: 'error', message: `'${entry.name}' is broken, or no picture: export it anew` }];
    }
  });
  return (await Promise.all(findings)).flat();
}
