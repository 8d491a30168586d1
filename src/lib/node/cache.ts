/** Caches costly results from one build to the next. The folder can be deleted at any time. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, projectDirectory } from './paths.ts';

const folder = join(projectDirectory, 'node_modules/.cache/portfolio');

/** A hash of the versions of all libraries. */
const versions = createHash('sha256')
  .update(readFileSync(join(projectDirectory, 'package-lock.json')))
  .digest();

const sources = createHash('sha256');
for (const file of (await filesIn(join(projectDirectory, 'src'))).sort())
  sources.update(file).update(readFileSync(join(projectDirectory, 'src', file)));

/** For results that depend on the site's sources. */
export const codeHash = sources.digest('hex');

type Part = string | Uint8Array;

/** The file of a result, in one of many folders, which keeps folders short. */
function fileFor(parts: Part[]): string {
  const hash = createHash('sha256').update(versions);
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  const name = hash.digest('base64url');
  return join(folder, name.slice(0, 2), name.slice(2));
}

const checksum = (body: Buffer) => createHash('sha256').update(body).digest();
const checksumBytes = 32;

/** A result, unless its file is damaged: after a power failure it may be empty. */
function read(file: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const body = bytes.subarray(checksumBytes);
  return checksum(body).equals(bytes.subarray(0, checksumBytes)) ? body : undefined;
}

/** Writes a copy and renames it, so that an interrupted build does not leave a partial file. */
function write(file: string, body: Buffer): Buffer {
  const copy = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(copy, Buffer.concat([checksum(body), body]));
    renameSync(copy, file);
  } catch {
    // A missing result only makes the next build slower.
    rmSync(copy, { force: true });
  }
  return body;
}

/** @param parts a name for the kind of result, and all that it depends on besides libraries. */
export async function withCache(parts: Part[], compute: () => Promise<Buffer>): Promise<Buffer> {
  const file = fileFor(parts);
  return read(file) ?? write(file, await compute());
}

export function cachedJson<Value>(parts: Part[], compute: () => Value): Value {
  const file = fileFor(parts);
  const json = read(file) ?? write(file, Buffer.from(JSON.stringify(compute())));
  return JSON.parse(json.toString());
}
