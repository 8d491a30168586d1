/** Serves the built site: `npm run serve`. PORT and HOST set the port and the network address. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '#builder/hosts/server.ts';
import type { SiteManifest } from '#builder/hosts/site-manifest.ts';
import { fail, readArguments } from '#lib/node/command-line.ts';
import { buildDirectory, manifestFile, publicFolder } from '#lib/node/paths.ts';

readArguments({
  usage: 'npm run serve',
  summary: 'Serves the built site. PORT and HOST choose where.',
});
const { PORT, HOST } = process.env;
const defaultPort = 4173;
const port = Number(PORT || defaultPort);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`PORT is '${PORT}', which is not a port number (0 to 65535)`);

const notLocal = `HOST is '${HOST}', which is not an address of this machine`;

/** Why the server cannot start, by the code of the system's error. */
const causes: Record<string, string> = {
  ENOENT: 'there is no build to serve: run npm run build first',
  EADDRINUSE: `port ${port} is in use: stop what uses it, or choose another, such as PORT=${port + 1}`,
  EACCES: `this user may not listen on port ${port}: choose another, such as PORT=${defaultPort}`,
  EADDRNOTAVAIL: notLocal,
  ENOTFOUND: notLocal,
};
try {
  const manifest = readFileSync(join(buildDirectory, manifestFile), 'utf8');
  const { base }: SiteManifest = JSON.parse(manifest);
  const { url } = await serveFolder(buildDirectory, port, HOST || undefined);
  console.log(`serving ${join(buildDirectory, publicFolder)} at ${url}${base}`);
} catch (error) {
  const { code = '', message } = error as NodeJS.ErrnoException;
  fail(causes[code] ?? message);
}
