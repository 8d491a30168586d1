/** Builds the measured site, away from the owner's build. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentDirectory, projectDirectory, publicFolder } from '../src/lib/node/paths.ts';

/** A folder of content, and the folder of its build. */
export type BenchSite = { content: string; folder: string };

export const portfolioSite: BenchSite = {
  content: contentDirectory,
  folder: join(projectDirectory, 'build/bench'),
};

/** Builds a site and returns its folder. */
export function build({ content, folder }: BenchSite): string {
  execFileSync(process.execPath, [join(projectDirectory, 'src/commands/build.ts')], {
    env: { ...process.env, CONTENT_DIRECTORY: content, BUILD_DIRECTORY: folder },
  });
  return folder;
}

/**
 * Compresses a built site's text files as well as brotli can, before the server would do it faster
 * and worse: the home page fits the first round trip only then.
 */
export function compressFiles(site: string) {
  const folder = join(site, publicFolder);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|css|js|json|svg)$/.test(file))
      writeFileSync(
        join(folder, `${file}.br`),
        brotliCompressSync(readFileSync(join(folder, file))),
      );
}
