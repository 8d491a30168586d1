/** What the first route's script weighs, and which dependency brings it. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedFolder } from '../app/specification.ts';
import { brotli } from '../site/compress.ts';
import { publicFolder } from '../site/paths.ts';

/** A script's part of the site by the beginning of its name (vite.config.ts). */
const parts: [prefix: RegExp, part: string, first: boolean][] = [
  [/^library-react-/, 'react, react-dom', true],
  [/^repository-figures-/, '@tanstack/react-query (when a project has a repository)', false],
  [/^toast-list-/, '@radix-ui/react-toast (with the first toast)', false],
  [/^(blog|projects|not-found)-/, 'the other pages (when idle)', false],
  [/^/, "the site's own, icons included", true],
];

/** The table of a built site's scripts. */
export async function measureScripts(build: string) {
  const folder = join(build, publicFolder, hashedFolder);
  const weights = new Map(parts.map((part) => [part, 0]));
  for await (const file of glob('*.js', { cwd: folder })) {
    const part = parts.find(([prefix]) => prefix.test(file));
    const { length } = await brotli(await readFile(`${folder}/${file}`));
    if (part) weights.set(part, (weights.get(part) ?? 0) + length);
  }
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = [...weights].map(([[, part, first], bytes]) => ({
    part,
    first: first ? 'yes' : '',
    KB: kilobytes(bytes),
  }));
  const total = [...weights].reduce((sum, [[, , first], bytes]) => sum + (first ? bytes : 0), 0);
  return [...rows, { part: 'together, first route', first: 'yes', KB: kilobytes(total) }];
}
