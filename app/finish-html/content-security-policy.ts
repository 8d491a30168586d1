import { createHash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The sources of a page's inline elements of one kind; data blocks, elements with a src and empty ones are not counted.
 */
function inlineSources(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/ld\+json"/.test(attributes))
    .map(([, , text = '']) => text)
    .filter((text) => text !== '');
}

/** A page's policy as directives, from its real inline parts. `servers` are the origins its script may ask. */
function directives(html: string, servers: string[]): Record<string, string[]> {
  const hashes = (tag: 'script' | 'style') => [...new Set(inlineSources(html, tag).map(sha256))];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes('script')],
    'style-src': ["'self'", ...hashes('style')],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...servers],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

const write = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** A page's policy for a meta element, where frame-ancestors is not allowed (CSP 3, section 3.3). */
export function metaPolicy(html: string, servers: string[]): string {
  return write(directives(html, servers));
}

/** A page's policy for a response header. */
export function headerPolicy(html: string, servers: string[]): string {
  return write({ ...directives(html, servers), 'frame-ancestors': ["'none'"] });
}
