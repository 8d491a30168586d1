/** Builds the measured site, away from the owner's build. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { contentDirectory, projectDirectory } from '../src/lib/node/paths.ts';

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
