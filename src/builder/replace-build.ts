/** Replaces a build when the next one is complete. Until then the old build is unchanged. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a build into an empty folder beside the current one, and renames it once it is complete. */
export async function replaceBuild<Result>(
  folder: string,
  write: (next: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const temporary = mkdtempSync(join(folder, '.next-'));
  const clear = () => rmSync(temporary, { recursive: true, force: true });
  const stop = () => {
    clear();
    console.error('stopped: nothing has changed');
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const next = join(temporary, 'next');
    const previous = join(temporary, 'previous');
    for (const path of [next, previous]) mkdirSync(path);
    const result = await write(next);
    for (const name of readdirSync(next)) {
      const target = join(folder, name);
      if (existsSync(target)) renameSync(target, join(previous, name));
      renameSync(join(next, name), target);
    }
    return result;
  } finally {
    clear();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}
