/**
 * Serves a built site like a static host: content types, brotli or gzip, the site's headers,
 * 404.html with status 404, redirects.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import send from 'send';
import { contentType } from './content-type.ts';
import { freshCache, type Headers, type Host, redirectsFor } from './hosts/host.ts';
import { buildDirectory, filesIn, hostFile, publicFolder } from './paths.ts';

/** Encodings of precompressed files by extension, the smaller first. */
const precompressed: Record<string, string> = { br: '.br', gzip: '.gz' };

/** A file below the deployed folder, with its additional headers. */
type Answer = { file: string; headers: Headers };

/** The answers and redirects by path below the site's root. */
function readHost({ pages, notFound, redirects, files: rules }: Host, files: string[]) {
  const headersFor = (file: string): Headers => {
    const [, headers = {}] =
      Object.entries(rules).find(([rule]) =>
        rule.endsWith('*') ? file.startsWith(rule.slice(0, -1)) : rule === file,
      ) ?? [];
    return headers;
  };
  const pageFiles = new Set([...pages, notFound].map(({ file }) => file));
  const isServed = (file: string) => !pageFiles.has(file) && !/\.(br|gz)$/.test(file);
  const answers = new Map<string, Answer>([
    ...files
      .filter(isServed)
      .map((file): [string, Answer] => [file, { file, headers: headersFor(file) }]),
    ...pages.flatMap(({ file, urls }) =>
      urls.map((url): [string, Answer] => [url, { file, headers: {} }]),
    ),
  ]);
  return { answers, redirects: new Map(redirectsFor({ pages, redirects })) };
}

/** The requested path below the site's root; undefined if it is outside or invalid. */
function requestedPath(url: string, base: string): string | undefined {
  const [path = ''] = url.split(/[?#]/);
  if (!path.startsWith(base)) return undefined;
  try {
    return decodeURIComponent(path.slice(base.length));
  } catch {
    return undefined;
  }
}

/** Whether a request accepts an encoding (RFC 9110, section 12.5.3). */
function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  const listed = `${headers['accept-encoding'] ?? ''}`.split(',').map((part) => part.trim());
  const entry = [encoding, '*'].flatMap(
    (name) => listed.find((part) => part.split(';')[0] === name) ?? [],
  )[0];
  return entry !== undefined && !/;\s*q=0(\.0*)?$/.test(entry);
}

/** Sends a file in the smallest accepted encoding. The library handles conditions and ranges. */
function sendFile(
  { root, files }: { root: string; files: string[] },
  { file, headers }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const all = { 'Content-Type': contentType(file), ...freshCache, ...headers };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  const encodings = Object.keys(precompressed).filter((name) =>
    files.includes(file + precompressed[name]),
  );
  if (encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  const encoding = encodings.find((name) => accepts(request, name));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const encoded = encoding ? file + precompressed[encoding] : file;
  send(request, encodeURI(encoded), {
    root,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    lastModified: false,
    // Players seek in media, which are not compressed.
    acceptRanges: !encoding,
  }).pipe(response);
}

export async function createListener(folder = buildDirectory): Promise<RequestListener> {
  const host: Host = JSON.parse(await readFile(join(folder, hostFile), 'utf8'));
  const root = join(folder, publicFolder);
  const files = await filesIn(root);
  const { answers, redirects } = readHost(host, files);
  const { base, notFound, common } = host;

  return (request, response) => {
    // Connections stay open by default since HTTP/1.1: saying so costs 47 bytes of each response.
    response.removeHeader('connection');
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    const redirect = (path: string) => void response.writeHead(308, { Location: path }).end();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const url = request.url ?? base;
    if (`${url}/` === base) return redirect(base);
    const path = requestedPath(url, base);
    const alias = path === undefined ? undefined : redirects.get(path);
    if (alias !== undefined) return redirect(base + alias + (url.match(/\?.*/)?.[0] ?? ''));
    const answer = path === undefined ? undefined : answers.get(path);
    if (answer) return sendFile({ root, files }, answer, request, response);
    // Always the whole page: validators for another URL do not apply to the 404 page.
    for (const header of ['range', 'if-none-match', 'if-modified-since'])
      delete request.headers[header];
    response.statusCode = 404;
    sendFile({ root, files }, { file: notFound.file, headers: {} }, request, response);
  };
}

/**
 * Serves a built site or a listener.
 *
 * @param port 0 for any free port.
 */
export async function serveFolder(folder: string | RequestListener, port = 0) {
  const server = createServer(
    typeof folder === 'string' ? await createListener(folder) : folder,
  ).listen(port);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { server, url, close };
}
