/** Service workers of earlier sites, which would show those sites from their caches for ever. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A worker for the same URL: it deletes the caches, ends itself and loads open pages again. */
export const farewellWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
});
`;

/** Settings that have a worker generated: the file, what it says, and the worker's name. */
const generated: [file: string, says: RegExp, worker: string][] = [
  ['_config.yml', /^pwa:(\s*\n\s+.*)*?\s+enabled:\s*true/m, 'sw.min.js'],
  ['gatsby-config.*', /gatsby-plugin-offline/, 'sw.js'],
  ['package.json', /vite-pwa|vite-plugin-pwa|next-pwa|serwist|workbox|hexo-offline/, 'sw.js'],
  ['package.json', /react-scripts/, 'service-worker.js'],
];

/** The names of the workers that a blog has or generates. */
export function findServiceWorkers(root: string): string[] {
  const files = globSync('**/{sw,sw.min,service-worker}.js', {
    cwd: root,
    exclude: (name) => /(^|[/\\])(node_modules|\.git)$/.test(String(name)),
  });
  const ofSettings = generated.flatMap(([pattern, says, worker]) =>
    globSync(pattern, { cwd: root }).some((file) =>
      says.test(readFileSync(join(root, file), 'utf8')),
    )
      ? [worker]
      : [],
  );
  return [...new Set([...files.map((file) => basename(file)), ...ofSettings])];
}
