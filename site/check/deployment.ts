/** Probes how a host serves a deployed site. */

export type ProbeResult = {
  isFine: boolean;
  /** The probe's result and, if it is not fine, the remedy. */
  said: string;
};

type HostName =
  | 'GitHub Pages'
  | 'Cloudflare'
  | 'Netlify'
  | 'Vercel'
  | 'nginx'
  | 'Caddy'
  | 'this host';

/** The headers by which hosts are recognized. */
const signs: [HostName, (headers: Headers) => boolean][] = [
  [
    'GitHub Pages',
    (headers) => headers.has('x-github-request-id') || headers.get('server') === 'GitHub.com',
  ],
  ['Netlify', (headers) => headers.has('x-nf-request-id') || headers.get('server') === 'Netlify'],
  ['Vercel', (headers) => headers.has('x-vercel-id') || headers.get('server') === 'Vercel'],
  ['Cloudflare', (headers) => headers.has('cf-ray') || headers.get('server') === 'cloudflare'],
  ['nginx', (headers) => /^nginx/.test(headers.get('server') ?? '')],
  ['Caddy', (headers) => /^Caddy/.test(headers.get('server') ?? '')],
];

const settings: Record<HostName, string> = {
  'GitHub Pages': 'nothing can be set there: it is what its folder says',
  Cloudflare: 'deploy build/client with its _headers and _redirects',
  Netlify: 'deploy build/client with its _headers and _redirects; turn off Pretty URLs',
  Vercel: 'deploy build/client with its vercel.json',
  nginx: 'deploy build/nginx.conf of the same build, and reload nginx',
  Caddy: 'deploy build/Caddyfile of the same build, and reload Caddy',
  'this host': 'compare docs/deploy.md',
};

/** The faults of a host that has no settings. */
const beyond: Partial<Record<HostName, string[]>> = { 'GitHub Pages': ['header', 'cache', 'type'] };

type Ask = (url: string, headers?: Record<string, string>) => Promise<Response>;

const plainAsk: Ask = (url, headers = {}) =>
  fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(20_000) });

/** The maximum number of requested pages. */
const mostPages = 12;

/** Of every response, if the host can set headers. */
const neededHeaders = {
  'x-content-type-options': /nosniff/,
  'x-frame-options': /DENY/,
  'referrer-policy': /./,
  'permissions-policy': /./,
};

const isEncoded = (response: Response) =>
  /br|gzip|zstd/.test(response.headers.get('content-encoding') ?? '');

/**
 * @param site its URL, with its folder if it has one.
 *
 * @returns a result per probe. Rejects if nothing answers there.
 */
export async function checkDeployment(site: string, ask = plainAsk): Promise<ProbeResult[]> {
  const root = `${site.replace(/\/+$/, '')}/`;
  const answers: ProbeResult[] = [];
  const home = await ask(root, { 'accept-encoding': 'br, gzip' });
  const host = signs.find(([, is]) => is(home.headers))?.[0] ?? 'this host';
  const say = (isFine: boolean, said: string, remedy = settings[host], kind = '') => {
    const isBeyond = !isFine && beyond[host]?.includes(kind);
    const rest = isFine ? '' : isBeyond ? ` (${host} cannot)` : `: ${remedy}`;
    answers.push({ isFine: isFine || isBeyond === true, said: `${said}${rest}` });
  };
  const html = await home.text();
  const addressOf = (path: string) => new URL(path.replace(/^\//, ''), root).href;
  const shown = (url: string) => url.replace(root, '/');
  /** Follows redirects; returns the last URL, the number of redirects and the status. */
  const follow = async (url: string) => {
    let at = url;
    for (let steps = 0; ; steps++) {
      const response = await ask(at);
      const next = response.headers.get('location');
      if (!next || steps > 4) return { at, steps, status: response.status };
      at = new URL(next, at).href;
    }
  };

  say(
    home.status === 200,
    `${root} answers ${home.status}`,
    'is the folder that was deployed build/client?',
  );
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  say(
    canonical === root,
    `its canonical URL is ${canonical || 'missing'}`,
    `set site in app/content/owner.ts (and BASE_PATH) to ${root}`,
  );
  say(isEncoded(home), `pages are sent ${isEncoded(home) ? 'compressed' : 'as they are'}`);
  const policy = home.headers.get('content-security-policy') ?? '';
  const own = /http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(html)?.[1] ?? '';
  say(
    /default-src (&#x27;|')none/.test(own),
    'the policy is in the page',
    'build the site again: npm run build',
  );
  say(
    /frame-ancestors 'none'/.test(policy),
    'the policy is sent as a header, too',
    undefined,
    'header',
  );
  for (const [name, pattern] of Object.entries(neededHeaders))
    say(
      pattern.test(home.headers.get(name) ?? ''),
      `${name}: ${home.headers.get(name) ?? 'is not sent'}`,
      undefined,
      'header',
    );
  if (root.startsWith('https:')) {
    const sent = home.headers.get('strict-transport-security');
    say(
      /max-age=\d{7,}/.test(sent ?? ''),
      `strict-transport-security: ${sent ?? 'is not sent'}`,
      undefined,
      'header',
    );
    const plain = await follow(root.replace('https:', 'http:')).catch(() => undefined);
    say(
      !plain || plain.at.startsWith('https:'),
      'http redirects to https',
      'have the host redirect to https',
    );
  }

  const sitemap = await (await ask(addressOf('sitemap.xml'))).text().catch(() => '');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const folder = new URL(root).pathname;
  const pages = listed.filter(
    (path) => path !== folder && path.startsWith(folder) && !/\.\w+$/.test(path),
  );
  const asked = pages.slice(0, mostPages);
  const wrong = (
    await Promise.all(
      asked.map(async (path) => {
        const url = new URL(path, root).href;
        const [direct, other] = [await follow(url), await follow(`${url}/`)];
        const isOtherFine =
          other.status === 200 && (other.steps === 0 || (other.steps === 1 && other.at === url));
        return [
          ...(direct.status === 200 && direct.steps === 0
            ? []
            : [`${shown(url)} answers ${direct.status}, at ${shown(direct.at)}`]),
          ...(isOtherFine ? [] : [`${shown(url)}/ answers ${other.status}, at ${shown(other.at)}`]),
        ];
      }),
    )
  ).flat();
  for (const line of wrong) say(false, line);
  if (wrong.length === 0)
    say(
      true,
      `${asked.length} pages answer 200 at their URLs; with a slash they are served, or lead there`,
    );
  const [first] = pages;
  if (first) {
    const { at, status, steps } = await follow(new URL(`${first}/index.html`, root).href);
    say(
      status === 200 && steps <= 1,
      `${shown(new URL(first, root).href)}/index.html ends at ${shown(at)} after ${steps} redirect${steps === 1 ? '' : 's'}`,
    );
  }

  const missing = await ask(addressOf('no-such-page-here'), { 'accept-encoding': 'br, gzip' });
  const isOurs = (await missing.text()).includes('data-page="not-found"');
  say(
    missing.status === 404 && isOurs,
    `an unknown path answers ${missing.status}, ${isOurs ? 'with' : 'without'} the 404 page`,
  );
  say(isEncoded(missing), `the 404 page is sent ${isEncoded(missing) ? 'compressed' : 'as it is'}`);

  const asset = /[\w./-]*assets\/[\w-]+\.js/.exec(html)?.[0];
  if (asset) {
    const script = await ask(new URL(asset, root).href, { 'accept-encoding': 'br, gzip' });
    say(
      /javascript/.test(script.headers.get('content-type') ?? ''),
      `scripts are ${script.headers.get('content-type')}`,
    );
    say(isEncoded(script), `scripts are sent ${isEncoded(script) ? 'compressed' : 'as they are'}`);
    const cache = script.headers.get('cache-control');
    say(
      /immutable/.test(cache ?? ''),
      `files with a hash in their names are kept: ${cache ?? 'not said'}`,
      undefined,
      'cache',
    );
  }
  const font = /[\w./-]*assets\/[\w-]+\.woff2/.exec(html)?.[0];
  if (font) {
    const part = await ask(new URL(font, root).href, { range: 'bytes=0-9' });
    say([200, 206].includes(part.status), `a part of a file answers ${part.status}`);
    say(
      /woff2/.test(part.headers.get('content-type') ?? ''),
      `fonts are ${part.headers.get('content-type')}`,
      undefined,
      'type',
    );
  }
  for (const [file, type] of [
    ['feed.xml', /atom|xml/],
    ['manifest.webmanifest', /manifest|json/],
    ['contact.vcf', /vcard/],
  ] as const) {
    const response = await ask(addressOf(file));
    if (response.status === 404 && file === 'feed.xml') continue;
    const sent = response.headers.get('content-type') ?? '';
    say(
      response.status === 200 && type.test(sent),
      `/${file} answers ${response.status}, ${sent}`,
      undefined,
      'type',
    );
  }
  return answers;
}
