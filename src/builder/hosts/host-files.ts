import { hostFile, publicFolder } from '#lib/node/paths.ts';
import type { Host } from './host.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { vercelFile } from './vercel.ts';

/** Each host's settings by path: in the deployed folder or next to it. */
export const hostFiles = (host: Host): Record<string, string> => ({
  [`${publicFolder}/_headers`]: headersFile(host),
  [`${publicFolder}/_redirects`]: redirectsFile(host),
  [`${publicFolder}/vercel.json`]: vercelFile(host),
  [hostFile]: JSON.stringify(host, null, 2),
});
