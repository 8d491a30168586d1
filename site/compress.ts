import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './paths.ts';

/** Texts; pictures and fonts are compressed already. */
const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|vcf)$/;

/** The text as a host sends it: brotli at its best, unless told otherwise. */
export const brotli = (text: string | Buffer, quality = constants.BROTLI_MAX_QUALITY): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Writes the .br and .gz of a text beside it, for hosts that send them as they are.
 *
 * @param isOneOfMany to be done in half of the time, for 3 % more bytes.
 */
export async function compressFile(file: string, isOneOfMany = false): Promise<void> {
  if (!compressible.test(file)) return;
  const text = await readFile(file);
  await writeFile(`${file}.br`, await brotli(text, isOneOfMany ? 10 : undefined));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}

/** The same for every text in a folder. */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all((await filesIn(folder)).map((file) => compressFile(join(folder, file))));
}
