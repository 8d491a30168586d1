/** Replaces a build when the next one is complete. Until then the old build is unchanged. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a build into an empty folder beside the current one, and renames it when it is complete.
 * Throws what `write` throws.
 */
export async function replaceBuild(
  folder: string,
  write: (next: string) => Promise<void>,
): Promise<void> {
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
    await write(next);
    for (const name of readdirSync(next)) {
      const target = join(folder, name);
      if (existsSync(target)) renameSync(target, join(previous, name));
      renameSync(join(next, name), target);
    }
  } finally {
    clear();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}
