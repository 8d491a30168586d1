/**
 * Every response header of the site, whatever the host: `npm run serve` sends these, and the host settings in the
 * build and in deploy/ are written from them.
 */

import { pages } from '../pages.ts';
import { fileTypes, iconFiles, socialPicture } from '../published/paths.ts';

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
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A day, in seconds. */
const day = 86_400;

/** Files whose names change with their content are kept for ever, icons for a day, the rest is asked for again. */
export const cacheRules = {
  hashed: `public, max-age=${year}, immutable`,
  icon: `public, max-age=${day}`,
  other: 'public, max-age=0, must-revalidate',
} as const;

/** The folder, relative to the site's root, in which every file's name carries a hash of its content. */
export const hashedFolder = 'assets/';

/** Pictures under a name that stays: browsers ask for icons with every page, networks for the others with every link. */
export const icons = [...Object.keys(iconFiles), ...Object.values(pages).map(socialPicture)];

function cacheRule(path: string): string {
  if (path.startsWith(hashedFolder)) return cacheRules.hashed;
  return icons.includes(path) ? cacheRules.icon : cacheRules.other;
}

/** The headers of one response by its path below the site's root ('projects', 'assets/x.js'; '' is the home page). */
export function responseHeaders(path: string, policy: string | undefined): Headers {
  return {
    ...commonHeaders,
    'Cache-Control': cacheRule(path),
    ...(fileTypes[path] && { 'Content-Type': fileTypes[path] }),
    ...(policy && { 'Content-Security-Policy': policy }),
  };
}
