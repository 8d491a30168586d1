/** Replaces a build when the next one is complete. Until then the old build is unchanged. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';

/** Renames a file or folder, or copies what cannot be renamed. */
function move(from: string, to: string): void {
  try {
    fs.renameSync(from, to);
  } catch {
    // With a filter, errors have the system's codes: without one, a full disk is EIO.
    fs.cpSync(from, to, { recursive: true, filter: () => true });
  }
}

/** Removes what a file or folder has and another one lacks. */
function removeOthers(path: string, other: string): void {
  if (!fs.existsSync(other)) fs.rmSync(path, { recursive: true, force: true });
  else if (fs.existsSync(path) && fs.statSync(path).isDirectory())
    for (const name of fs.readdirSync(path)) removeOthers(join(path, name), join(other, name));
}

/**
 * Writes a build into an empty folder beside the current one, which it replaces once it is complete.
 * What cannot be renamed, since it is a mounted folder or another program holds a file in it, is
 * replaced file by file: new files come first, then what is no longer there goes.
 *
 * @throws if the build fails or cannot be written. The current build is then as it was.
 */
export async function replaceBuild<Result>(
  folder: string,
  write: (next: string) => Promise<Result>,
): Promise<Result> {
  const temporary = join(folder, `.next-${randomUUID()}`);
  const clear = () => fs.rmSync(temporary, { recursive: true, force: true });
  const stop = () => {
    clear();
    console.error('stopped: nothing has changed');
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const next = join(temporary, 'next');
  const replaced: { target: string; previous: string }[] = [];
  try {
    for (const name of ['next', 'previous'])
      fs.mkdirSync(join(temporary, name), { recursive: true });
    const result = await write(next);
    for (const name of fs.readdirSync(next)) {
      const [from, target] = [join(next, name), join(folder, name)];
      const previous = join(temporary, 'previous', name);
      if (fs.existsSync(target)) move(target, previous);
      replaced.push({ target, previous });
      move(from, target);
      if (fs.existsSync(from)) removeOthers(target, from);
    }
    return result;
  } catch (error) {
    for (const { target, previous } of replaced) {
      // In this order: the disk may be full.
      removeOthers(target, previous);
      if (fs.existsSync(previous)) move(previous, target);
    }
    throw error;
  } finally {
    clear();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}
