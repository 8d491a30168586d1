/**
 * Serves build/client as a static host would: `npm run serve`. Right types, brotli or gzip, the site's own headers,
 * 404.html with status 404, trailing slashes either way. PORT chooses the port.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { basePath } from '../app/base-path.ts';
import { policiesFile, responseHeaders } from '../app/finish-html/headers.ts';
import { buildDirectory } from './build-directory.ts';
import { fail, refuseOptions } from './fail.ts';

const defaultPort = 4173;
const build = pathToFileURL(`${buildDirectory}/`);

/** A request listener for a build that is to live at `base`, with each page's policy. */
export async function createListener(folder: URL = build, base = basePath) {
  const policies: Record<string, string> = JSON.parse(await readFile(new URL(policiesFile, folder), 'utf8'));
  const pageOf = (path: string) => {
    const name = path.replace(/(^|\/)index\.html$/, '').replace(/\/$/, '');
    return [`${name}/index.html`.replace(/^\//, ''), `${name}.html`].find((file) => file in policies);
  };
  const setHeaders = (response: ServerResponse, path: string) => {
    const relative = path.replace(/^\//, '');
    const page = relative in policies ? relative : pageOf(relative);
    for (const [name, value] of Object.entries(responseHeaders(relative, page && policies[page])))
      response.setHeader(name, value);
    // Hosts know this type by themselves; sirv does not.
    if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
  };
  const files = sirv(new URL('client/', folder).pathname, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders,
  });

  return (request: IncomingMessage, response: ServerResponse) => {
    const missing = () => {
      request.url = '/404.html';
      delete request.headers['if-none-match'];
      delete request.headers.range;
      const { writeHead } = response;
      response.writeHead = ((_: number, headers: Record<string, string>) =>
        writeHead.call(response, 404, headers)) as typeof writeHead;
      files(request, response);
    };
    const url = request.url ?? '/';
    if (`${url}/` === base) return void response.writeHead(308, { Location: base }).end();
    if (!url.startsWith(base) || /^\/404(\.html)?\/?([?#]|$)/.test(url.slice(base.length - 1)))
      return missing();
    request.url = url.slice(base.length - 1);
    files(request, response, missing);
  };
}

/** Reads the port from the environment; 4173 where there is none. */
function portToUse(): number {
  const port = Number(process.env.PORT || defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`PORT is '${process.env.PORT}', which is not a port number (0 to 65535)`);
  return port;
}

async function serve() {
  refuseOptions();
  const port = portToUse();
  const server = createServer(await createListener());
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `port ${port} is in use: stop what uses it, or choose another with PORT=${port + 1} npm run serve`
        : error.message,
    ),
  );
  server.listen(port, () => {
    const address = server.address();
    const listening = typeof address === 'object' && address ? address.port : port;
    console.log(`http://localhost:${listening}${basePath}`);
  });
}

if (import.meta.main)
  await serve().catch((error: NodeJS.ErrnoException) =>
    fail(error.code === 'ENOENT' ? 'there is no build to serve: run npm run build first' : error.message),
  );
