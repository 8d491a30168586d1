import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import pMap from 'p-map';
import { filesIn } from '../shared/paths.ts';
import { cached } from './cache.ts';

/** Texts; pictures and fonts are compressed already. */
const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|vcf)$/;

/** A text as a host sends it: brotli at its best, which is what it does unless told otherwise. */
export const brotli: (text: string | Buffer) => Promise<Buffer> = promisify(brotliCompress);

/** Writes the .br and .gz of every text in a folder beside it, for hosts that send them as they are. */
export async function compressFiles(folder: string): Promise<void> {
  const texts = (await filesIn(folder))
    .filter((file) => compressible.test(file))
    .map((file) => join(folder, file));
  const compress = async (file: string) => {
    const text = await readFile(file);
    await writeFile(`${file}.br`, await cached(['br', text], () => brotli(text)));
    await writeFile(
      `${file}.gz`,
      await cached(['gz', text], () => promisify(gzip)(text, { level: 9 })),
    );
  };
  await pMap(texts, compress, { concurrency: availableParallelism() });
}
