/**
 * Keeps what is costly to make between builds, by all that it is made of: pictures, highlighted code, compressed files.
 * Whoever deletes the folder loses time and nothing else.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve('node_modules/.cache/portfolio');

/** The versions of all that makes something. */
const versions = readFileSync('package-lock.json');

/** The sources of the site: a part of whatever they make, so that nothing outlives the code that made it. */
export const ownSources: string = (() => {
  const hash = createHash('sha256');
  for (const file of globSync('{app,site}/**/*.{ts,tsx}', { exclude: ['app/content/**', '**/*.test.ts'] }).sort())
    hash.update(readFileSync(file));
  return hash.digest('hex');
})();

/** What nobody has asked for in so many days is deleted. */
const lifetime = 30;
const day = 86_400_000;

type Part = string | Uint8Array;

/** A file's place: two letters of its name are a folder's, which keeps folders short. */
function placeOf(parts: Part[]): string {
  const hash = createHash('sha256').update(versions);
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  const name = hash.digest('base64url');
  return join(folder, name.slice(0, 2), name.slice(2));
}

function find(place: string): Buffer | undefined {
  try {
    const found = readFileSync(place);
    const now = Date.now();
    // Its age is counted from when it was last asked for, told apart by days.
    if (now - statSync(place).mtimeMs > day) utimesSync(place, now / 1000, now / 1000);
    return found;
  } catch {
    return undefined;
  }
}

/** Written beside its place and moved into it: a build that is stopped, or one beside it, never leaves half a file. */
function store(place: string, body: Part) {
  const beside = `${place}.${randomUUID()}`;
  try {
    mkdirSync(join(place, '..'), { recursive: true });
    writeFileSync(beside, body);
    renameSync(beside, place);
  } catch {
    // A folder that cannot be written costs the next build its time.
    rmSync(beside, { force: true });
  }
}

/** @param parts all that it depends on, a name for its kind included; versions of libraries are taken care of. */
export async function keep(parts: Part[], make: () => Promise<Buffer>): Promise<Buffer> {
  const place = placeOf(parts);
  const found = find(place);
  if (found) return found;
  const made = await make();
  store(place, made);
  return made;
}

/** The same for a text that is made at once. */
export function keepText(parts: Part[], make: () => string): string {
  const place = placeOf(parts);
  const found = find(place)?.toString();
  if (found !== undefined) return found;
  const made = make();
  store(place, made);
  return made;
}

/** Deletes what no build has asked for lately. */
export function forgetUnused(): void {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  for (const { name, parentPath } of names.filter((entry) => entry.isFile())) {
    const place = join(parentPath, name);
    if (Date.now() - statSync(place).mtimeMs > lifetime * day) rmSync(place, { force: true });
  }
}
