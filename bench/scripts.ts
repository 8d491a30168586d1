/** The size of the home page's script, by dependency. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publicFolder } from '../src/lib/node/paths.ts';
import { hashedFolder } from '../src/schema/constants.ts';

/** What a script contains, by the beginning of its name (src/builder/vite/config.ts). */
const parts: [prefix: RegExp, part: string, first: boolean][] = [
  [/^library-/, 'react, react-dom', true],
  [/^repository-figures-/, '@tanstack/react-query (when a project has a repository)', false],
  [/^toast-list-/, '@radix-ui/react-toast (with the first toast)', false],
  [/^(blog|projects|not-found)-/, 'the other pages (only projects, with a repository)', false],
  [/^/, "the site's own", true],
];

export async function measureScripts(build: string) {
  const folder = join(build, publicFolder, hashedFolder);
  const weights = new Map(parts.map((part) => [part, 0]));
  for await (const file of glob('*.js', { cwd: folder })) {
    const part = parts.find(([prefix]) => prefix.test(file));
    const { length } = brotliCompressSync(await readFile(`${folder}/${file}`));
    if (part) weights.set(part, (weights.get(part) ?? 0) + length);
  }
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = [...weights].map(([[, part, first], bytes]) => ({
    part,
    'with the first use': first ? 'yes' : '',
    KB: kilobytes(bytes),
  }));
  const total = [...weights].reduce((sum, [[, , first], bytes]) => sum + (first ? bytes : 0), 0);
  return [...rows, { part: 'after first use', 'with the first use': 'yes', KB: kilobytes(total) }];
}
