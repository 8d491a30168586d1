import { freshCache, type Headers, type Host } from './host.ts';

/** A `server` block for nginx; `root` and `listen` are for its owner to set. */
export function nginxFile({ base, pages, notFound, common, files }: Host): string {
  const block = (location: string, lines: string[]) =>
    [`location ${location} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');
  // In nginx a location with headers of its own inherits none: each carries them all.
  const serve = (location: string, own: Headers, files = '$uri', first: string[] = []) => {
    const { 'Content-Type': type, ...headers }: Headers = { ...common, ...freshCache, ...own };
    return block(location, [
      ...first,
      ...(type ? ['types {}', `default_type "${type}";`] : []),
      ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
      `try_files ${files} =404;`,
    ]);
  };
  const blocks = [
    ...pages.flatMap(({ file, addresses, headers }) =>
      addresses.map((address) => serve(`= ${base}${address}`, headers, base + file)),
    ),
    ...pages.flatMap(({ addresses: [address = ''], aliases }) =>
      aliases.map((alias) => block(`= ${base}${alias}`, [`return 308 ${base}${address};`])),
    ),
    serve(`= ${base}${notFound.file}`, notFound.headers, '$uri', ['internal;']),
    ...Object.entries(files).map(([path, headers]) =>
      serve(path.endsWith('*') ? base + path.slice(0, -1) : `= ${base}${path}`, headers),
    ),
    serve(base, {}),
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
