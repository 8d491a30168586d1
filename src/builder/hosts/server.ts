/**
 * Serves a built site as hosting providers do: content types, compression, the site's headers,
 * redirects, 404.html with status 404. A build that replaces the served one is served at once.
 */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, posix, sep } from 'node:path';
import compression from 'compression';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { decodeUrl } from '#lib/decode-url.ts';
import { buildDirectory, manifestFile, publicFolder } from '#lib/node/paths.ts';
import { type Headers, redirectsFor, revalidate, type SiteManifest } from './site-manifest.ts';

const compress = compression({
  // A range counts the bytes of the uncompressed file.
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
});

/** The additional headers of a file; a rule's path may end with a star. */
const headersFor = ({ files }: SiteManifest, file: string): Headers =>
  Object.entries(files).find(([rule]) =>
    rule.endsWith('*') ? file.startsWith(rule.slice(0, -1)) : rule === file,
  )?.[1] ?? {};

/** The listener of a built site. Throws ENOENT if there is no build. */
export function createListener(folder = buildDirectory): RequestListener {
  const readManifest = (): SiteManifest =>
    JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'));
  readManifest();
  const root = join(folder, publicFolder);
  // A file that is compressed already is served as it is (bench/sites.ts).
  const serveFile = sirv(root, { dev: true, etag: true, extensions: [], brotli: true });

  const respond: RequestListener = (request, response) => {
    // A build may replace a file while it is read. A response that waits has no socket to destroy.
    response.on('pipe', (file) => file.on('error', () => request.socket.destroy()));
    const manifest = readManifest();
    const { base, pages, notFound, folders = [], common } = manifest;
    // Connections stay open by default since HTTP/1.1: the header would add 47 bytes.
    response.removeHeader('connection');
    const [, url = base, query = ''] = /^([^?#]*)(.*)/.exec(request.url ?? base) ?? [];
    const path = url.startsWith(base) ? decodeUrl(url.slice(base.length)) : undefined;
    const headers = { ...common, ...revalidate, ...headersFor(manifest, path ?? '') };
    response.setHeaders(new Map(Object.entries(headers)));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();

    const redirect = (to: string) =>
      void response.writeHead(308, { Location: encodeURI(base + to) + query }).end();
    if (`${url}/` === base) return redirect('');
    const target = redirectsFor(manifest).find(([from]) => from === path);
    if (target) return redirect(target[1]);

    const notFoundFile = `${folders.find((name) => path?.startsWith(name)) ?? ''}${notFound.file}`;
    const sendNotFound = () => {
      const body = readFileSync(join(root, notFoundFile));
      const html = { 'Content-Type': 'text/html; charset=utf-8' };
      response.writeHead(404, { ...common, ...revalidate, ...html }).end(body);
    };
    const isNormal = path !== undefined && posix.normalize(`/${path}`) === `/${path}`;
    if (!isNormal || path === notFoundFile) return sendNotFound();
    const page = pages.find(({ urls }) => urls.includes(path));
    // sirv also serves `/drawing.svg/` and `/./drawing.svg`, but the headers are those of `/drawing.svg`.
    if (!page && path.endsWith('/')) return sendNotFound();
    // sirv reads others wrong: such clients get the whole file or, at its start, one byte.
    const [range, from, to] =
      /^bytes=(\d{1,15})-(\d{0,15})$/.exec(`${request.headers.range}`) ?? [];
    const file = join(root, page?.file ?? path);
    const stats = file.startsWith(root + sep) && existsSync(file) ? statSync(file) : undefined;
    const size = stats?.isFile() ? stats.size : undefined;
    if (range === 'bytes=0-0' && size) {
      const headers = {
        'Content-Range': `bytes 0-0/${size}`,
        'Content-Length': 1,
        'Content-Type': lookup(file) ?? 'application/octet-stream',
      };
      return void response.writeHead(206, headers).end(readFileSync(file).subarray(0, 1));
    }
    if (!from || size === 0 || (to && Number(to) < Number(from))) delete request.headers.range;
    request.url = page ? encodeURI(`/${page.file}`) : url.slice(base.length - 1);
    serveFile(request, response, sendNotFound);
  };

  return (request, response) =>
    compress(request as never, response as never, () => {
      try {
        respond(request, response);
      } catch {
        if (response.headersSent) return void request.socket.destroy();
        // A build is replacing the files.
        response.writeHead(503, { ...revalidate, 'Retry-After': '1' }).end();
      }
    });
}

const loopback = '127.0.0.1';

/** Serves a built site or a listener at a network address; port 0 is any free port. */
export async function serveFolder(folder: string | RequestListener, port = 0, address = loopback) {
  const listener = typeof folder === 'string' ? createListener(folder) : folder;
  const server = createServer(listener).listen(port, address);
  await once(server, 'listening');
  const hostname = [loopback, '0.0.0.0', '::'].includes(address) ? 'localhost' : address;
  const url = `http://${hostname}:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { server, url, close };
}
