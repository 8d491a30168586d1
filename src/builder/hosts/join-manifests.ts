import { defined } from '#lib/defined.ts';
import type { SiteManifest } from './site-manifest.ts';

/** A manifest whose pages and files are in a folder: 'de/'. Aliases name any path of the site. */
const inFolder = (folder: string, { pages, redirects, files }: SiteManifest) => ({
  pages: pages.map(({ file, urls, aliases }) => ({
    file: folder + file,
    urls: urls.flatMap((url) => (url === '' ? [folder, folder.slice(0, -1)] : [folder + url])),
    aliases: aliases.map((alias) => folder + alias),
  })),
  redirects: redirects.map(([from, to]): [string, string] => [from, folder + to]),
  files: Object.entries(files).map(([path, headers]) => [folder + path, headers] as const),
});

/** The manifest of a site in one or several languages, the original first. */
export function joinManifests(all: [folder: string, manifest: SiteManifest][]): SiteManifest {
  const [[, main], ...others] = [defined(all[0]), ...all.slice(1)];
  if (others.length === 0) return main;
  const parts = others.map(([folder, manifest]) => inFolder(folder, manifest));
  return {
    ...main,
    pages: [...main.pages, ...parts.flatMap(({ pages }) => pages)],
    redirects: [...main.redirects, ...parts.flatMap(({ redirects }) => redirects)],
    files: { ...main.files, ...Object.fromEntries(parts.flatMap(({ files }) => files)) },
    folders: others.map(([folder]) => folder),
  };
}
