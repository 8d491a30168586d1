import { hostFile, publicFolder } from '../paths.ts';
import { caddyFile } from './caddy.ts';
import type { Host } from './host.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile } from './vercel.ts';

/** What the build writes for hosts, by the file's path: some read it among what is deployed, others beside it. */
export const hostFiles = (host: Host): Record<string, string> => ({
  [`${publicFolder}/_headers`]: headersFile(host),
  [`${publicFolder}/_redirects`]: redirectsFile(host),
  [`${publicFolder}/vercel.json`]: vercelFile(host),
  'nginx.conf': nginxFile(host),
  Caddyfile: caddyFile(host),
  [hostFile]: JSON.stringify(host, null, 2),
});
