import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|md|vcf)$/;

/** Whether a file gets smaller by compression; pictures and fonts are compressed already. */
export const isCompressible = (file: string) => compressible.test(file);

/** The text as a host sends it: brotli at its best. */
export function brotli(text: string | Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/** Writes a file's .br and .gz beside it, for hosts that send them as they are. */
export async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  await writeFile(`${file}.br`, await brotli(text));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}
