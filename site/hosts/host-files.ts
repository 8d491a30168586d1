import { hostFile, publicFolder } from '../paths.ts';
import type { Host } from './host.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { caddyFile, nginxFile } from './nginx-and-caddy.ts';
import { vercelFile } from './vercel.ts';

/** Each host's settings by path: in the deployed folder or next to it. */
export const hostFiles = (host: Host): Record<string, string> => ({
  [`${publicFolder}/_headers`]: headersFile(host),
  [`${publicFolder}/_redirects`]: redirectsFile(host),
  [`${publicFolder}/vercel.json`]: vercelFile(host),
  'nginx.conf': nginxFile(host),
  Caddyfile: caddyFile(host),
  [hostFile]: JSON.stringify(host, null, 2),
});
