import { freshCache, type Headers, type Host, redirectsFor } from './host.ts';

/** A quoted string for nginx. */
const quoted = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

const indented = (lines: string[]) => lines.map((line) => `    ${line}`);
const block = (opening: string, lines: string[]) =>
  [`${opening} {`, ...indented(lines), '}'].join('\n');

/** A map from paths to texts, with room for long paths. */
const table = (source: string, name: string, rows: (readonly [string, string])[]) =>
  block(`map ${source} $portfolio_${name}`, [
    'default "";',
    ...rows.map((row) => `${row.map(quoted).join(' ')};`),
  ]);

/** A `server` block for nginx with its maps; the owner sets `root` and `listen`. */
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

  // Pages with the same policy share it by name.
  const policies = [...new Set(pages.map((page) => page.headers['Content-Security-Policy'] ?? ''))];
  const kinds = pages.flatMap(({ urls, headers: own }) => {
    const kind = `${policies.indexOf(own['Content-Security-Policy'] ?? '')}`;
    return urls.map((url) => [base + url, kind] as const);
  });
  const leadOn = redirectsFor({ pages, moved }).map(
    ([from, to]) => [base + from, base + to] as const,
  );
  const longest = Math.max(...[...kinds, ...leadOn].map(([url]) => Buffer.byteLength(url)));
  const bucket = 2 ** Math.ceil(Math.log2(longest + 64));
  const tables = [
    `map_hash_bucket_size ${bucket};\nmap_hash_max_size 65536;`,
    table('$portfolio_path', 'kind', kinds),
    table(
      '$portfolio_kind',
      'policy',
      policies.map((policy, i) => [`${i}`, policy]),
    ),
    table('$portfolio_path', 'moved', leadOn),
  ];
  const policy = { 'Content-Security-Policy': '$portfolio_policy' };
  const blocks = [
    // The requested URL: try_files changes the current one.
    'set $portfolio_path $uri;',
    block('if ($portfolio_moved)', ['return 308 $portfolio_moved$is_args$args;']),
    serve(`= ${base}${notFound.file}`, notFound.headers, ['internal;']),
    ...Object.entries(files).map(([path, own]) =>
      serve(path.endsWith('*') ? base + path.slice(0, -1) : `= ${base}${path}`, own),
    ),
    block(`location ${base}`, [...headers(policy), 'try_files $uri $uri/index.html =404;']),
  ];
  return `# Written by npm run build from site/render/describe-host.ts. Set root and server_name; see docs/deploy.md.
${tables.join('\n\n')}

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
