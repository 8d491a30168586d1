import { freshCache, type Headers, type Host } from './host.ts';

/** A site block for Caddy 2; the address and the root are for its owner to set. */
export function caddyFile({ base, pages, notFound, moved, common, files }: Host): string {
  const header = (matcher: string, headers: Headers) =>
    [`header ${matcher}{`, ...Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`), '}'].join('\n');
  const parts = [
    'root * /var/www/portfolio',
    ...pages.flatMap(({ addresses: [address = ''], aliases }) =>
      aliases.map((alias) => `redir ${base}${alias} ${base}${address} permanent`),
    ),
    ...moved.flatMap(([from, to]) =>
      [from, `${from}/`].map((address) => `redir ${base}${address} ${base}${to} permanent`),
    ),
    header('', { ...common, ...freshCache }),
    ...Object.entries(files).map(([path, headers]) => header(`${base}${path} `, headers)),
    ...pages.flatMap(({ addresses, headers }, i) => [
      `@page${i} path ${addresses.map((address) => base + address).join(' ')}`,
      header(`@page${i} `, headers),
    ]),
    ['handle_errors {', `    rewrite * /${notFound.file}`, '    file_server', '}'].join('\n'),
    ['file_server {', '    precompressed br gzip', '}'].join('\n'),
  ];
  return `# Written by npm run build from site/render/describe-host.ts. Set the address and root; see docs/deploy.md.
:80 {
${parts.join('\n\n').replace(/^(?=.)/gm, '    ')}
}
`;
}
