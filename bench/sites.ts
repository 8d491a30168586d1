/** Builds what is measured, away from the owner's build. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { contentDirectory, projectDirectory } from '../site/paths.ts';

/** A folder of content, and where its builds go. */
export type BenchSite = { content: string; folder: string };

/** The owner's own site. */
export const ownSite: BenchSite = {
  content: contentDirectory,
  folder: join(projectDirectory, 'build/bench'),
};

/** Builds a site and returns the folder that it is in. */
export function build({ content, folder }: BenchSite): string {
  execFileSync(process.execPath, [join(projectDirectory, 'site/build.ts')], {
    cwd: projectDirectory,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CONTENT_DIRECTORY: content, BUILD_DIRECTORY: folder },
  });
  return folder;
}
