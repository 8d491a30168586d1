/** What the first route's script weighs, and which dependency brings it. */
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotli } from '../site/compress.ts';
import { site } from './lighthouse.ts';

/** A script's part of the site by the beginning of its name (vite.config.ts). */
const parts: [prefix: RegExp, part: string, first: boolean][] = [
  [/^library-react-/, 'react, react-dom', true],
  [/^library-router-/, 'react-router', true],
  [/^repository-figures-/, '@tanstack/react-query (when a project has a repository)', false],
  [/^toast-list-/, '@radix-ui/react-toast (with the first toast)', false],
  [/^tooltips-/, '@radix-ui/react-tooltip (with the first tooltip)', false],
  [/^dist-/, 'shared by the two', false],
  [/^(blog|projects|not-found)-/, 'the other pages (when idle)', false],
  [/^/, "the site's own, icons included", true],
];

/** The table of scripts. */
export async function measureScripts() {
  const folder = fileURLToPath(new URL('client/assets/', site));
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
