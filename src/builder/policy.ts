import { createHash } from 'node:crypto';

/** A page's inline scripts and styles, and the origins of requests, and of forms and redirects. */
type Allowed = Record<'scripts' | 'styles' | 'servers' | 'forms', string[]> & { hasVideo: boolean };

/** The source of an inline script or style in a policy. */
export const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page's policy for a meta element, which allows no frame-ancestors (CSP 3, section 3.3). */
export const metaPolicy = ({ scripts, styles, servers, forms, hasVideo }: Allowed): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(sha256)].join(' '),
    ["style-src 'self'", ...styles.map(sha256)].join(' '),
    `font-src 'self' data:; img-src 'self'${hasVideo ? "; media-src 'self'" : ''}`,
    // Auditors read robots.txt within the page's policy.
    ["connect-src 'self'", ...servers].join(' '),
    `base-uri 'none'; form-action ${forms.join(' ') || "'none'"}; object-src 'none'`,
    "require-trusted-types-for 'script'; trusted-types 'none'",
  ].join('; ');
