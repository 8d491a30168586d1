/** Serves the built site: `npm run serve`. The environment variable PORT chooses the port. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, readOptions } from './command-line.ts';
import type { Host } from './hosts/host.ts';
import { buildDirectory, hostFile } from './paths.ts';
import { serveFolder } from './server.ts';

const defaultPort = 4173;

/** Reads the port from the environment. */
function portToUse(): number {
  const port = Number(process.env.PORT || defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`PORT is '${process.env.PORT}', which is not a port number (0 to 65535)`);
  return port;
}

/** Ends with npm, whose shell would otherwise leave this process and its port behind. */
function endWithNpm(): void {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && process.exit(), 200).unref();
}

async function serve() {
  readOptions({});
  endWithNpm();
  const port = portToUse();
  const { url } = await serveFolder(buildDirectory, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return fail(
      `port ${port} is in use: stop what uses it, or choose another with PORT=${port + 1} npm run serve`,
    );
  });
  const { base } = JSON.parse(await readFile(join(buildDirectory, hostFile), 'utf8')) as Host;
  console.log(url + base);
}

await serve().catch((error: NodeJS.ErrnoException) =>
  fail(
    error.code === 'ENOENT' ? 'there is no build to serve: run npm run build first' : error.message,
  ),
);
