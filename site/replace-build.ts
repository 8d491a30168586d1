/** Replaces a build when the next one is complete: until then the old site stays. */
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** Whether a process runs. Processes of other users cannot be signalled, but they run. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Another build has the lock. */
export class BuildRunning extends Error {}

/** Takes the lock of a folder of builds; throws if another build has it. */
function lock(file: string): void {
  try {
    const lockFile = openSync(file, 'wx');
    writeSync(lockFile, `${process.pid}`);
    closeSync(lockFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid && isRunning(pid))
      throw new BuildRunning(`another build is running (process ${pid}): wait until it has ended`);
    // The build that took the lock was killed.
    rmSync(file);
    lock(file);
  }
}

/**
 * Writes a build beside the one that is there, and puts it in its place when it is complete.
 *
 * @param folder of builds.
 * @param write writes the build's files into a folder.
 * @throws BuildRunning, and what `write` throws.
 */
export async function replaceBuild(
  folder: string,
  write: (next: string) => Promise<void>,
): Promise<void> {
  const next = join(folder, '.next');
  const previous = join(folder, '.previous');
  const lockFile = join(folder, '.lock');
  mkdirSync(folder, { recursive: true });
  lock(lockFile);
  const clear = () => {
    for (const path of [next, previous, lockFile]) rmSync(path, { recursive: true, force: true });
  };
  const stop = () => {
    clear();
    console.error('stopped: nothing has changed');
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    for (const path of [next, previous]) {
      rmSync(path, { recursive: true, force: true });
      mkdirSync(path);
    }
    await write(next);
    for (const name of readdirSync(next)) {
      try {
        renameSync(join(folder, name), join(previous, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
      renameSync(join(next, name), join(folder, name));
    }
  } finally {
    clear();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}
