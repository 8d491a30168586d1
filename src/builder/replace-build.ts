/** Replaces a build when the next one is complete. Until then the old build is unchanged. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { namesIn } from '#lib/node/paths.ts';

/** Where a file or folder is: the target of a link, which may be a web server's folder. */
function targetOf(path: string): string {
  if (!fs.lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  const target = resolve(dirname(path), fs.readlinkSync(path));
  return fs.existsSync(path) ? fs.realpathSync(path) : targetOf(target);
}

/** Renames a file or folder, or copies what cannot be renamed. */
function move(from: string, to: string): void {
  try {
    fs.renameSync(from, to);
  } catch {
    // With a filter, errors have the system's codes: without one, a full disk is EIO.
    fs.cpSync(from, to, { recursive: true, filter: () => true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is another user's.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Removes what a file or folder has and another one lacks. */
function removeOthers(path: string, other: string): void {
  if (!fs.existsSync(other)) fs.rmSync(path, { recursive: true, force: true });
  else if (fs.existsSync(path) && fs.statSync(path).isDirectory())
    for (const name of fs.readdirSync(path)) removeOthers(join(path, name), join(other, name));
}

const prefix = `.next-${hostname()}-`;
const dayMs = 86_400_000;

/** Removes the folders of builds that were killed; on other computers those that are a day old. */
function removeLeftovers(folder: string): void {
  for (const name of namesIn(folder)) {
    if (!name.startsWith('.next-')) continue;
    const path = join(folder, name);
    const { mtimeMs } = fs.statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    const isDead = name.startsWith(prefix)
      ? !isRunning(Number.parseInt(name.slice(prefix.length), 10))
      : Date.now() - mtimeMs > dayMs;
    if (isDead) fs.rmSync(path, { recursive: true, force: true });
  }
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
  removeLeftovers(folder);
  const temporary = join(folder, `${prefix}${process.pid}-${randomUUID()}`);
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
      const [from, target] = [join(next, name), targetOf(join(folder, name))];
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
