/** The settings of a site for hosting providers. */
import { redirectsFor, resourcePolicyHeader, type SiteManifest } from './site-manifest.ts';

/** How many redirects providers read; pages redirect the others (outputs/redirects.ts). */
const maxRedirects = { cloudflare: 2000, vercel: 2048 };

/** Escapes what patterns of providers give a meaning, but for a star at the end. */
const inHeaders = (path: string) =>
  encodeURI(path).replace(/[:*](?!$)/g, (symbol) => `%${symbol.charCodeAt(0).toString(16)}`);

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that two rules set,
 * so only the rules of embeddable files set Cross-Origin-Resource-Policy. Policies add up.
 */
export function headersFile({ base, common, files }: SiteManifest): string {
  const { [resourcePolicyHeader]: _, ...shared } = common;
  const rules = Object.entries({ '*': shared, ...files }).map(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [inHeaders(base + path), ...lines].join('\n');
  });
  return `${rules.join('\n\n')}\n`;
}

/** `_redirects` for Netlify and Cloudflare Pages. */
export function redirectsFile(manifest: SiteManifest): string {
  const { base, notFound, folders = [] } = manifest;
  const rule = ([from, to]: string[]) => `${encodeURI(base + from)} ${base}${to} 301`;
  const lines = redirectsFor(manifest).map(rule);
  // Cloudflare Pages serves the nearest 404 page without a rule.
  const missing = folders.map((name) => `${base}${name}* ${base}${name}${notFound.file} 404`);
  return `${[...lines.slice(0, maxRedirects.cloudflare), ...missing].join('\n')}\n`;
}

/** vercel.json for a project whose root is the built folder. Clean URLs redirect `.html` paths. */
export function vercelFile({ base, redirects, common, files }: SiteManifest): string {
  // Escapes the symbols of patterns (https://github.com/pillarjs/path-to-regexp).
  const literal = (path: string) => encodeURI(path).replace(/[()[\]:*+?{}!]/g, '\\$&');
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    ...(redirects.length > 0 && {
      redirects: redirects.slice(0, maxRedirects.vercel).map(([from, to]) => ({
        source: literal(base + from),
        destination: base + to,
        permanent: true,
      })),
    }),
    headers: Object.entries({ '*': common, ...files }).map(([path, headers]) => ({
      source: path.endsWith('*')
        ? `${literal(base + path.slice(0, -1))}(.*)`
        : literal(base + path),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
