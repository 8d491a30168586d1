/**
 * Host settings written from app/finish-html/headers.ts, so that every host sends the same headers. A page's policy
 * differs from page to page, so each page has its own entry.
 */
import { fileTypes } from '../published/paths.ts';
import { cacheRules, commonHeaders, hashedFolder, icons, responseHeaders } from './headers.ts';

/** Page file ('projects/index.html') to its policy. */
export type Policies = Record<string, string>;

type Headers = Record<string, string>;

/** The paths below the site's root by which hosts serve a page's file: 'projects/index.html' is projects and projects/. */
export function pathsOf(file: string): string[] {
  if (file === 'index.html') return [''];
  const path = file.replace(/(\/index)?\.html$/, '');
  return [path, `${path}/`];
}

/** What a page's response has beyond what every response has. */
const pageHeaders = (policy: string): Headers => ({ 'Content-Security-Policy': policy });

/**
 * `_headers`, as Netlify and Cloudflare Pages read it: later rules add to earlier ones. Both serve 404.html with the
 * headers of the path asked for, so the 404 page's policy is the one in its meta element.
 */
export function headersFile(policies: Policies, base: string): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const pages = Object.entries(policies).flatMap(([file, policy]) =>
    pathsOf(file).map((path) => rule(base + path, pageHeaders(policy))),
  );
  return `${[
    rule(`${base}*`, commonHeaders),
    rule(`${base}${hashedFolder}*`, { 'Cache-Control': cacheRules.hashed }),
    ...icons.map((icon) => rule(base + icon, { 'Cache-Control': cacheRules.icon })),
    ...Object.entries(fileTypes).map(([file, type]) => rule(base + file, { 'Content-Type': type })),
    ...pages,
  ].join('\n\n')}\n`;
}

/** vercel.json for a project whose root is the built folder. */
export function vercelFile(policies: Policies, base: string): string {
  const list = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const pages = Object.entries(policies).map(([file, policy]) => ({
    source: `${base}${pathsOf(file)[0]}`,
    headers: list(pageHeaders(policy)),
  }));
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    headers: [
      { source: `${base}(.*)`, headers: list(commonHeaders) },
      { source: `${base}${hashedFolder}(.*)`, headers: list({ 'Cache-Control': cacheRules.hashed }) },
      ...icons.map((icon) => ({ source: base + icon, headers: list({ 'Cache-Control': cacheRules.icon }) })),
      ...Object.entries(fileTypes).map(([file, type]) => ({
        source: base + file,
        headers: list({ 'Content-Type': type }),
      })),
      ...pages,
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** A `server` block for nginx; `root` and `listen` are for its owner to set. */
export function nginxFile(policies: Policies, base: string): string {
  // In nginx a location with headers of its own inherits none: each carries them all.
  const add = (path: string, policy?: string) =>
    Object.entries(responseHeaders(path, policy)).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
  const block = (location: string, lines: string[]) =>
    [`location ${location} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');
  const pages = Object.entries(policies)
    .filter(([file]) => file !== '404.html')
    .flatMap(([file, policy]) =>
      pathsOf(file).map((path) =>
        block(`= ${base}${path}`, [...add(path, policy), `try_files ${base}${file} =404;`]),
      ),
    );
  const blocks = [
    ...pages,
    block(`= ${base}404.html`, ['internal;', ...add('404.html', policies['404.html'])]),
    block(`${base}${hashedFolder}`, [...add(hashedFolder), 'try_files $uri =404;']),
    ...icons.map((icon) => block(`= ${base}${icon}`, [...add(icon), 'try_files $uri =404;'])),
    ...Object.entries(fileTypes).map(([file, type]) =>
      block(`= ${base}${file}`, [
        'types {}',
        `default_type "${type}";`,
        ...add(file).filter((line) => !line.startsWith('add_header Content-Type')),
        'try_files $uri =404;',
      ]),
    ),
    block(base, [...add(''), 'try_files $uri =404;']),
  ];
  const body = `server {
    listen 80;
    server_name _;
    root ${base === '/' ? '/var/www/portfolio' : '/var/www'};

    # Addresses are case-sensitive and mean what they say: '//x' is not '/x'.
    merge_slashes off;
    absolute_redirect off;
    error_page 404 ${base}404.html;

    charset utf-8;
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/plain application/xml;
    # With nginx's brotli module: brotli_static on;

${blocks.join('\n\n').replace(/^(?=.)/gm, '    ')}
}
`;
  return `# Written by npm run build from app/finish-html/headers.ts. Set root and server_name; see docs/deploy.md.\n${body}`;
}

/** A site block for Caddy 2; the address and the root are for its owner to set. */
export function caddyFile(policies: Policies, base: string): string {
  const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `${name} "${value}"`);
  const header = (matcher: string, headers: Headers) =>
    [`header ${matcher} {`, ...lines(headers).map((line) => `    ${line}`), '}'].join('\n');
  const pages = Object.entries(policies)
    .filter(([file]) => file !== '404.html')
    .map(([file, policy], i) =>
      [
        `@page${i} path ${pathsOf(file)
          .map((path) => base + path)
          .join(' ')}`,
        header(`@page${i}`, pageHeaders(policy)),
      ].join('\n'),
    );
  const parts = [
    'root * /var/www/portfolio',
    header('', { ...commonHeaders, 'Cache-Control': cacheRules.other }).replace('header  {', 'header {'),
    header(`${base}${hashedFolder}*`, { 'Cache-Control': cacheRules.hashed }),
    ...icons.map((icon) => header(base + icon, { 'Cache-Control': cacheRules.icon })),
    ...Object.entries(fileTypes).map(([file, type]) => header(base + file, { 'Content-Type': type })),
    ...pages,
    ['handle_errors {', '    rewrite * /404.html', '    file_server', '}'].join('\n'),
    ['file_server {', '    precompressed br gzip', '}'].join('\n'),
  ];
  return `# Written by npm run build from app/finish-html/headers.ts. Set the address and root; see docs/deploy.md.
:80 {
${parts.join('\n\n').replace(/^(?=.)/gm, '    ')}
}
`;
}
