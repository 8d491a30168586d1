/**
 * Every response header of the site, whatever the host: `npm run serve` sends these, and the host settings in the
 * build and in deploy/ are written from them.
 */

/** The file, beside the build's public folder, that tells `npm run serve` each page's policy. */
export const policiesFile = 'policies.json';

type Headers = Record<string, string>;

/** A year, in seconds. */
const year = 31_536_000;

/** Headers of every response. */
export const commonHeaders: Headers = {
  'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), clipboard-write=(self), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Files whose names change with their content are kept for ever, everything else is asked for again. */
export const cacheRules = {
  hashed: `public, max-age=${year}, immutable`,
  other: 'public, max-age=0, must-revalidate',
} as const;

/** The folder, relative to the site's root, in which every file's name carries a hash of its content. */
export const hashedFolder = 'assets/';

/** The headers of one response by its path below the site's root ('projects', 'assets/x.js'; '' is the home page). */
export function responseHeaders(path: string, policy: string | undefined): Headers {
  return {
    ...commonHeaders,
    'Cache-Control': path.startsWith(hashedFolder) ? cacheRules.hashed : cacheRules.other,
    ...(policy && { 'Content-Security-Policy': policy }),
  };
}
