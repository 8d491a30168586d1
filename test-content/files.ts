import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Writes files, by their paths below a folder. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [file, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), body);
  }
}

/** The texts of a folder's files, by their paths below it. */
export const readFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
  );

/** An MP4 of a first box and others, which no browser can play. */
export const mp4 = (...boxes: [type: string, body: string][]) =>
  Buffer.concat(
    [['ftyp', 'isom\0\0\x02\0isom'], ...boxes].map(([type = '', body = '']) => {
      const box = Buffer.from(`\0\0\0\0${type}${body}`, 'latin1');
      box.writeUInt32BE(box.length);
      return box;
    }),
  );

/** The first bytes of a WebM, and others. */
export const webm = (body = '') => Buffer.from(`\x1a\x45\xdf\xa3${body}`, 'latin1');
