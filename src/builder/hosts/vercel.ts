import type { SiteManifest } from './site-manifest.ts';

/** The maximum that Vercel reads; pages redirect the others (outputs/redirects.ts). */
const maxRedirects = 2048;

/** vercel.json for a project whose root is the built folder. Clean URLs redirect `.html` paths. */
export function vercelFile({ base, redirects, common, files }: SiteManifest): string {
  // Escapes the symbols of patterns (https://github.com/pillarjs/path-to-regexp).
  const literal = (path: string) => encodeURI(path).replace(/[()[\]:*+?{}!]/g, '\\$&');
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    ...(redirects.length > 0 && {
      redirects: redirects.slice(0, maxRedirects).map(([from, to]) => ({
        source: literal(base + from),
        destination: base + to,
        permanent: true,
      })),
    }),
    headers: Object.entries({ '*': common, ...files }).map(([path, headers]) => ({
      source: base + path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
