/** Builds what is measured, away from the owner's build. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { contentDirectory, projectDirectory } from '../shared/paths.ts';

/** A folder of content, and where its builds go. */
export type BenchSite = { content: string; folder: string };

/** The owner's own site. */
export const ownSite: BenchSite = {
  content: contentDirectory,
  folder: join(projectDirectory, 'build/bench'),
};

/** Builds a site, and says how long that took and how much memory at most. */
export function buildMeasured({ content, folder }: BenchSite) {
  const script = `process.on('exit', () => console.error(process.resourceUsage().maxRSS)); await import(${JSON.stringify(join(projectDirectory, 'site/build.ts'))})`;
  const start = performance.now();
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {
      cwd: projectDirectory,
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIRECTORY: content, BUILD_DIRECTORY: folder },
    },
  );
  if (status !== 0) throw new Error(stderr);
  const kilobytes = Number(stderr.trim().split('\n').at(-1));
  return {
    folder,
    seconds: (performance.now() - start) / 1000,
    megabytes: Math.round(kilobytes / 1024),
  };
}

/** Builds a site and returns the folder that it is in. */
export const build = (site: BenchSite): string => buildMeasured(site).folder;
