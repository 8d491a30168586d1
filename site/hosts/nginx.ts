import { freshCache, type Headers, type Host, redirectsFor } from './host.ts';

/** A path in quotes, as nginx decodes requests. */
const quoted = (path: string) => `"${path.replace(/["\\]/g, '\\$&')}"`;

/** A URL to redirect to. Nothing escapes nginx's sign of variables. */
const target = (path: string) => encodeURI(path).replaceAll('$', '%24');

const indented = (lines: string[]) => lines.map((line) => `    ${line}`);
const block = (opening: string, lines: string[]) =>
  [`${opening} {`, ...indented(lines), '}'].join('\n');

/** A `server` block for nginx; the owner sets `root` and `listen`. */
export function nginxFile({ base, pages, notFound, moved, common, files }: Host): string {
  // In nginx a location with headers of its own inherits none.
  const headers = (own: Headers) => {
    const { 'Content-Type': type, ...others }: Headers = { ...common, ...freshCache, ...own };
    return [
      ...(type ? ['types {}', `default_type "${type}";`] : []),
      ...Object.entries(others).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ];
  };
  const serve = (location: string, own: Headers, first: string[] = []) =>
    block(`location ${location}`, [...first, ...headers(own), 'try_files $uri =404;']);
  const redirects = redirectsFor({ pages, moved }).map(
    ([from, to]) =>
      `location = ${quoted(base + from)} { return 308 "${target(base + to)}$is_args$args"; }`,
  );
  const blocks = [
    redirects.join('\n'),
    serve(`= ${base}${notFound.file}`, {}, ['internal;']),
    ...Object.entries(files).map(([path, own]) =>
      serve(path.endsWith('*') ? base + path.slice(0, -1) : `= ${base}${path}`, own),
    ),
    block(`location ${base}`, [...headers({}), 'try_files $uri $uri/index.html =404;']),
  ];
  return `# Written by npm run build from site/render/describe-host.ts. Set root and server_name; see docs/deploy.md.
server {
    listen 80;
    server_name _;
    # What build/client holds belongs in /var/www/portfolio${base}
    root /var/www/portfolio;

    # Addresses are case-sensitive and mean what they say: '//x' is not '/x'.
    merge_slashes off;
    absolute_redirect off;
    error_page 404 ${base}${notFound.file};

    charset utf-8;
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/plain application/xml;
    # With nginx's brotli module: brotli_static on;

${blocks.join('\n\n').replace(/^(?=.)/gm, '    ')}
}
`;
}
