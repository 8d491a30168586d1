import type { Headers, Host } from './host.ts';

/** vercel.json for a project whose root is the built folder. Clean URLs redirect the `.html` ones. */
export function vercelFile({ base, pages, common, files }: Host): string {
  const rule = (path: string, headers: Headers) => ({
    source: base + path.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    headers: [
      rule('*', common),
      ...Object.entries(files).map(([path, headers]) => rule(path, headers)),
      ...pages
        .filter(({ hasOwnHeaders }) => hasOwnHeaders)
        .map(({ addresses: [address = ''], headers }) => rule(address, headers)),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
