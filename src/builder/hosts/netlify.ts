import { redirectsFor, resourcePolicyHeader, type SiteManifest } from './site-manifest.ts';

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that two rules set,
 * so only the rules of embeddable files set Cross-Origin-Resource-Policy.
 */
export function headersFile({ base, common, files }: SiteManifest): string {
  const { [resourcePolicyHeader]: _, ...shared } = common;
  const rules = Object.entries({ '*': shared, ...files }).map(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [base + path, ...lines].join('\n');
  });
  return `${rules.join('\n\n')}\n`;
}

/** The maximum that Cloudflare Pages reads; pages redirect the others (outputs/redirects.ts). */
const maxRedirects = 2000;

/** `_redirects` for Netlify and Cloudflare Pages. */
export function redirectsFile(manifest: SiteManifest): string {
  const { base, notFound, folders = [] } = manifest;
  const rule = ([from, to]: string[]) => `${encodeURI(base + from)} ${base}${to} 301`;
  const lines = redirectsFor(manifest).map(rule);
  // Cloudflare Pages serves the nearest 404 page without a rule.
  const missing = folders.map((name) => `${base}${name}* ${base}${name}${notFound.file} 404`);
  return `${[...lines.slice(0, maxRedirects), ...missing].join('\n')}\n`;
}
