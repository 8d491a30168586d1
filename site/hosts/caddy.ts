import { embedding, freshCache, type Headers, type Host, redirectsFor } from './host.ts';

/** A site block for Caddy 2; the owner sets its URL and root. */
export function caddyFile({ base, pages, notFound, moved, common, files }: Host): string {
  const header = (matcher: string, headers: Headers) =>
    [
      `header ${matcher}{`,
      ...Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`),
      '}',
    ].join('\n');
  const fileServer = ['file_server {', '    precompressed br gzip', '}'].join('\n');
  // Caddy orders rules by specificity; `?` sets a header only if it is missing.
  const defaults = Object.fromEntries(
    Object.entries({ ...common, ...freshCache }).map(([name, value]) => [
      name === embedding || name === 'Cache-Control' ? `?${name}` : name,
      value,
    ]),
  );
  const parts = [
    'root * /var/www/portfolio',
    redirectsFor({ pages, moved })
      .map(([from, to]) => `redir ${base}${from} ${base}${to} permanent`)
      .join('\n'),
    header('', defaults),
    ...Object.entries(files).map(([path, headers]) => header(`${base}${path} `, headers)),
    // A page is served with and without a trailing slash.
    'try_files {path} {path}/index.html',
    [
      'handle_errors {',
      `    rewrite * ${base}${notFound.file}`,
      ...header('', { ...common, ...freshCache })
        .replace(/^/gm, '    ')
        .split('\n'),
      ...fileServer.replace(/^/gm, '    ').split('\n'),
      '}',
    ].join('\n'),
    fileServer,
  ];
  return `# Written by npm run build from site/render/describe-host.ts. Set the URL and root; see docs/deploy.md.
:80 {
${parts.join('\n\n').replace(/^(?=.)/gm, '    ')}
}
`;
}
