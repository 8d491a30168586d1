import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { withCache } from './cache.ts';
import { filesIn } from './paths.ts';

/** Pictures and fonts are already compressed. */
const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|vcf)$/;

/** Brotli with its default, the best quality. */
export const brotli: (text: string | Buffer) => Promise<Buffer> = promisify(brotliCompress);

/** Writes .br and .gz files, for hosts that serve precompressed files. */
export async function compressFiles(folder: string): Promise<void> {
  const texts = (await filesIn(folder))
    .filter((file) => compressible.test(file))
    .map((file) => join(folder, file));
  const compress = async (file: string) => {
    const text = await readFile(file);
    await writeFile(`${file}.br`, await withCache(['br', text], () => brotli(text)));
    await writeFile(
      `${file}.gz`,
      await withCache(['gz', text], () => promisify(gzip)(text, { level: 9 })),
    );
  };
  await Readable.from(texts).forEach(compress, { concurrency: availableParallelism() });
}
