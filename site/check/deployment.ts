/** Probes how a host serves a deployed site. */

export type ProbeResult = {
  ok: boolean;
  /** The probe's result and, if it is not fine, the remedy. */
  message: string;
};

/** A host by its `server` header or a header of its own. */
type Host = { name: string; server: RegExp; header?: string; remedy: string };

const withoutSettings = 'GitHub Pages';
const folderSettings = 'deploy build/client with its _headers and _redirects';
const ofSameBuild = (file: string, server: string) =>
  `deploy build/${file} of the same build, and reload ${server}`;

const hosts: Host[] = [
  {
    name: withoutSettings,
    server: /^GitHub\.com$/,
    header: 'x-github-request-id',
    remedy: 'nothing can be set there: it is what its folder says',
  },
  {
    name: 'Netlify',
    server: /^Netlify$/,
    header: 'x-nf-request-id',
    remedy: `${folderSettings}; turn off Pretty URLs`,
  },
  {
    name: 'Vercel',
    server: /^Vercel$/,
    header: 'x-vercel-id',
    remedy: 'deploy build/client with its vercel.json',
  },
  { name: 'Cloudflare', server: /^cloudflare$/, header: 'cf-ray', remedy: folderSettings },
  { name: 'nginx', server: /^nginx/, remedy: ofSameBuild('nginx.conf', 'nginx') },
  { name: 'Caddy', server: /^Caddy/, remedy: ofSameBuild('Caddyfile', 'Caddy') },
  { name: 'this host', server: /^/, remedy: 'compare docs/deploy.md' },
];

type Ask = (url: string, headers?: Record<string, string>) => Promise<Response>;

const plainAsk: Ask = (url, headers = {}) =>
  fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(20_000) });

/** The maximum number of requested pages. */
const maxPages = 12;

/** Of every response, if the host can set headers. */
const neededHeaders = {
  'x-content-type-options': /nosniff/,
  'x-frame-options': /DENY/,
  'referrer-policy': /./,
  'permissions-policy': /./,
};

const fileTypes = {
  'feed.xml': /atom|xml/,
  'manifest.webmanifest': /manifest|json/,
  'contact.vcf': /vcard/,
};

const isEncoded = (response: Response) =>
  /br|gzip|zstd/.test(response.headers.get('content-encoding') ?? '');
const compressed = { 'accept-encoding': 'br, gzip' };

/** Requests a site's URLs and collects the results of its probes. */
function openSite(root: string, ask: Ask, { name, remedy: ownRemedy }: Host) {
  const results: ProbeResult[] = [];
  const report = (ok: boolean, finding: string, remedy = ownRemedy) =>
    void results.push({ ok, message: ok ? finding : `${finding}: ${remedy}` });
  /** The result of a probe that needs the host's settings. */
  const reportSetting = (ok: boolean, finding: string) =>
    ok || name !== withoutSettings
      ? report(ok, finding)
      : report(true, `${finding} (${name} cannot)`);
  return {
    root,
    ask,
    results,
    report,
    reportSetting,
    url: (path: string) => new URL(path, root).href,
    displayUrl: (url: string) => url.replace(root, '/'),
    reportHeader(headers: Headers, header: string, pattern: RegExp) {
      const sent = headers.get(header);
      reportSetting(pattern.test(sent ?? ''), `${header}: ${sent ?? 'is not sent'}`);
    },
    /** Follows redirects; returns the last URL, the number of redirects and the status. */
    async follow(url: string) {
      let at = url;
      for (let steps = 0; ; steps++) {
        const response = await ask(at);
        const next = response.headers.get('location');
        if (!next || steps > 4) return { at, steps, status: response.status };
        at = new URL(next, at).href;
      }
    },
  };
}

type Site = ReturnType<typeof openSite>;

async function probeHome(site: Site, { status, headers }: Response, html: string) {
  const { root } = site;
  site.report(status === 200, `${root} answers ${status}`, 'is the deployed folder build/client?');
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  site.report(
    canonical === root,
    `its canonical URL is ${canonical ?? 'missing'}`,
    `set site in content/owner.ts (and BASE_PATH) to ${root}`,
  );
  const [, policy = ''] =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/i.exec(html) ?? [];
  const hasPolicy = /default-src (&#x27;|')none/.test(policy);
  site.report(hasPolicy, 'the policy is in the page', 'build the site again: npm run build');
  site.reportSetting(
    /frame-ancestors 'none'/.test(headers.get('content-security-policy') ?? ''),
    "a header says what a page's policy cannot: frame-ancestors 'none'",
  );
  for (const [name, pattern] of Object.entries(neededHeaders))
    site.reportHeader(headers, name, pattern);
  if (!root.startsWith('https:')) return;
  site.reportHeader(headers, 'strict-transport-security', /max-age=\d{7,}/);
  const plain = await site.follow(root.replace('https:', 'http:')).catch(() => undefined);
  const isSecure = !plain || plain.at.startsWith('https:');
  site.report(isSecure, 'http redirects to https', 'have the host redirect to https');
}

/** The paths in a sitemap, without the site's folder and a leading slash; of the home page ''. */
export function sitemapPaths(sitemap: string): string[] {
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => `${url}`);
  const home = urls.reduce((a, b) => (a.length < b.length ? a : b), urls[0] ?? '');
  return urls.map((url) => url.slice(home.length).replace(/^\//, ''));
}

/** Names the live URLs that the next deployment would lose. */
function probeLostPages(site: Site, live: string[], built: Set<string>) {
  const lost = live.filter((path) => !built.has(path));
  for (const path of lost)
    site.report(
      false,
      `${site.displayUrl(site.url(path))} is live, and not in build/client`,
      'aliases of the article that it has become, or a line in redirects.txt, keep its URL',
    );
  if (lost.length === 0)
    site.report(true, `all ${live.length} live URLs are in build/client, or redirected there`);
}

async function probePages(site: Site, live: string[]) {
  const pages = live
    .map((path) => site.url(path))
    .filter((url) => url !== site.root && !/\.\w+$/.test(url));
  const probedPages = pages.slice(0, maxPages);
  const faults = probedPages.map(async (url) => {
    const [direct, other] = [await site.follow(url), await site.follow(`${url}/`)];
    const isDirect = direct.status === 200 && direct.steps === 0;
    const isOtherFine =
      other.status === 200 && (other.steps === 0 || (other.steps === 1 && other.at === url));
    const answers = ({ status, at }: typeof other) =>
      `answers ${status}, at ${site.displayUrl(at)}`;
    return [
      ...(isDirect ? [] : [`${site.displayUrl(url)} ${answers(direct)}`]),
      ...(isOtherFine ? [] : [`${site.displayUrl(url)}/ ${answers(other)}`]),
    ];
  });
  const all = (await Promise.all(faults)).flat();
  for (const fault of all) site.report(false, fault);
  if (all.length === 0)
    site.report(
      true,
      `${probedPages.length} pages answer 200 at their URLs, and with a slash or redirected`,
    );
  const [first] = pages;
  if (!first) return;
  const { at, status, steps } = await site.follow(`${first}/index.html`);
  const redirects = `${steps} redirect${steps === 1 ? '' : 's'}`;
  site.report(
    status === 200 && steps <= 1,
    `${site.displayUrl(first)}/index.html ends at ${site.displayUrl(at)} after ${redirects}`,
  );
}

async function probeFiles(site: Site, home: Response, html: string) {
  const missing = await site.ask(site.url('no-such-page-here'), compressed);
  const page = (await missing.text()).includes('data-page="not-found"') ? 'with' : 'without';
  site.report(
    missing.status === 404 && page === 'with',
    `an unknown path answers ${missing.status}, ${page} the 404 page`,
  );
  const [asset] = /[\w./-]*assets\/[\w-]+\.js/.exec(html) ?? [];
  const script = asset && (await site.ask(site.url(asset), compressed));
  for (const [name, file] of Object.entries({
    pages: home,
    'the 404 page': missing,
    scripts: script,
  }))
    if (file)
      site.report(isEncoded(file), `${name}: sent ${isEncoded(file) ? '' : 'un'}compressed`);
  if (script) {
    const [type, cache] = ['content-type', 'cache-control'].map((name) => script.headers.get(name));
    site.report(/javascript/.test(`${type}`), `scripts are ${type}`);
    site.reportSetting(
      /immutable/.test(`${cache}`),
      `cache-control of hashed files: ${cache ?? 'not sent'}`,
    );
  }
  const [font] = /[\w./-]*assets\/[\w-]+\.woff2/.exec(html) ?? [];
  if (font) {
    const part = await site.ask(site.url(font), { range: 'bytes=0-9' });
    site.report([200, 206].includes(part.status), `a part of a file answers ${part.status}`);
    const type = part.headers.get('content-type');
    site.reportSetting(/woff2/.test(`${type}`), `fonts are ${type}`);
  }
  for (const [file, pattern] of Object.entries(fileTypes)) {
    const { status, headers } = await site.ask(site.url(file));
    if (status === 404 && file === 'feed.xml') continue;
    const type = headers.get('content-type');
    site.reportSetting(
      status === 200 && pattern.test(`${type}`),
      `/${file} answers ${status}, ${type}`,
    );
  }
}

/**
 * @param url the site's URL, with its folder if it has one.
 * @param built the paths that the next deployment answers, if there is a build.
 * @returns a result per probe. Rejects if nothing answers there.
 */
export async function checkDeployment(
  url: string,
  built?: Set<string>,
  ask = plainAsk,
): Promise<ProbeResult[]> {
  const root = `${url.replace(/\/+$/, '')}/`;
  const home = await ask(root, compressed);
  const html = await home.text();
  const host = hosts.find(
    ({ server, header }) =>
      server.test(home.headers.get('server') ?? '') || (header && home.headers.has(header)),
  ) as Host;
  const site = openSite(root, ask, host);
  const sitemap = await ask(site.url('sitemap.xml'));
  const live = sitemap.ok ? sitemapPaths(await sitemap.text()) : [];
  await probeHome(site, home, html);
  if (built) probeLostPages(site, live, built);
  await probePages(site, live);
  await probeFiles(site, home, html);
  return site.results;
}
