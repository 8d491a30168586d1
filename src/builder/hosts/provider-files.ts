import { manifestFile, publicFolder } from '#lib/node/paths.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import type { SiteManifest } from './site-manifest.ts';
import { vercelFile } from './vercel.ts';

/** The settings of each hosting provider, by path: in the deployed folder or next to it. */
export const providerFiles = (manifest: SiteManifest): Record<string, string> => ({
  [`${publicFolder}/_headers`]: headersFile(manifest),
  [`${publicFolder}/_redirects`]: redirectsFile(manifest),
  [`${publicFolder}/vercel.json`]: vercelFile(manifest),
  [manifestFile]: JSON.stringify(manifest, null, 2),
});
