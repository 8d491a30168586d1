import { defined } from '#lib/defined.ts';
import type { SiteManifest } from './site-manifest.ts';

/** The manifest of a site in several languages: a translation's paths begin with its folder. */
export function joinManifests(all: [folder: string, manifest: SiteManifest][]): SiteManifest {
  const site = structuredClone(defined(all[0])[1]);
  for (const [folder, { pages, redirects, files }] of all.slice(1)) {
    const inFolder = (path: string) => folder + path;
    for (const { file, urls, copies } of pages)
      site.pages.push({
        file: inFolder(file),
        // A home page is at 'de/' and 'de'.
        urls: urls.flatMap((url) => (url === '' ? [folder, folder.slice(0, -1)] : inFolder(url))),
        copies: copies.map(inFolder),
      });
    // Aliases name any path of the site.
    for (const [from, to] of redirects) site.redirects.push([from, inFolder(to)]);
    for (const [path, headers] of Object.entries(files)) site.files[inFolder(path)] = headers;
    site.folders = [...(site.folders ?? []), folder];
  }
  return site;
}
