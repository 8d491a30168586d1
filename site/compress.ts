import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './paths.ts';

/** Texts; pictures and fonts are compressed already. */
const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|md|vcf)$/;

/** The text as a host sends it: brotli at its best. */
export const brotli = (text: string | Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Writes the .br and .gz of every text in a folder beside it, for hosts that send them as they are. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => compressible.test(file)).map((file) => join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      await writeFile(`${file}.br`, await brotli(text));
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
}
