/**
 * Lighthouse's figures of a site, of its floor, which has no script and no web fonts, and of the
 * same site without motion. Runs alternate, so that other programs affect all three equally.
 */
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort } from '../e2e/free-ports.ts';
import { serveFolder } from '../src/builder/hosts/server.ts';
import { blogPath, homePath, projectsPath } from '../src/content/routes.ts';
import { fail } from '../src/lib/node/command-line.ts';
import { chromiumArguments, findChromium } from '../src/lib/node/find-browser.ts';
import { buildFloor, buildStill } from './floor.ts';
import { type BenchSite, build, compressFiles } from './sites.ts';

/** Every page, including the 404 page. */
export const routes = [homePath, projectsPath, blogPath, '/no-such-page'];

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

type Figures = {
  fcp: number;
  lcp: number;
  tbt: number;
  processorTbt: number;
  mainThread: number;
  cls: number;
  scores: number[];
};

/** The fields of a trace event in use: times in microseconds, `tdur` the thread's processor time. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/** How much slower Lighthouse's phone is than this machine. */
const slowdown = 4;

/**
 * How much the page's tasks exceed 50 ms each on the phone, in milliseconds of the main thread's
 * processor time. Lighthouse's blocking time includes waiting for a busy processor.
 */
function processorBlockingTime(events: TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  const main = events.filter(({ pid, tid }) => pid === paint?.pid && tid === paint.tid);
  const start =
    main.findLast(({ name, ts }) => name === 'navigationStart' && ts < (paint?.ts ?? 0))?.ts ?? 0;
  return main
    .filter(({ name, ts }) => name === 'RunTask' && ts >= start)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - 50), 0);
}

/** One Lighthouse run, with two retries. */
async function measure(url: string, desktop: boolean, attempts = 3): Promise<Figures> {
  const figures = await measureOnce(url, desktop);
  if (typeof figures !== 'string') return figures;
  return attempts > 1 ? measure(url, desktop, attempts - 1) : fail(`Lighthouse: ${figures}`);
}

/**
 * One Lighthouse run in a new browser: times in milliseconds, scores of 100; or the reason of its
 * failure.
 */
async function measureOnce(url: string, desktop: boolean): Promise<Figures | string> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? fail('no Chromium: npm run browsers installs it'),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const options = { port, output: 'json' as const, logLevel: 'silent' as const };
    // The 404 page is measured like any other.
    const config = desktop
      ? desktopConfig
      : { extends: 'lighthouse:default', settings: { ignoreStatusCode: true } };
    const result = await lighthouse(url, { ...options, ignoreStatusCode: true }, config);
    if (!result || result.lhr.runtimeError) return result?.lhr.runtimeError?.message ?? 'no result';
    const { audits, categories } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      processorTbt: processorBlockingTime(result.artifacts.Trace.traceEvents),
      mainThread: value('mainthread-work-breakdown'),
      cls: value('cumulative-layout-shift'),
      scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
        Math.round((categories[name]?.score ?? 0) * 100),
      ),
    };
  } finally {
    await browser.close();
  }
}

const kinds = ['site', 'floor', 'still'] as const;

/** A route's median figures, by the URLs of the site and its copies. */
async function compare(
  route: string,
  urls: Record<(typeof kinds)[number], string>,
  runs: number,
  desktop: boolean,
) {
  const measured = { site: [] as Figures[], floor: [] as Figures[], still: [] as Figures[] };
  for (let run = 0; run < runs; run++)
    for (const kind of kinds) measured[kind].push(await measure(urls[kind] + route, desktop));
  const medianOf = (kind: (typeof kinds)[number], name: Exclude<keyof Figures, 'scores'>) =>
    median(measured[kind].map((figures) => figures[name]));
  const times = (name: 'fcp' | 'lcp') =>
    `${medianOf('site', name).toFixed(0)} / ${medianOf('floor', name).toFixed(0)} (${(medianOf('site', name) / medianOf('floor', name)).toFixed(2)})`;
  return {
    route,
    'FCP / floor, ms': times('fcp'),
    'LCP / floor, ms': times('lcp'),
    'TBT / floor, ms': `${medianOf('site', 'tbt').toFixed(0)} / ${medianOf('floor', 'tbt').toFixed(0)}`,
    'by processor time': `${medianOf('site', 'processorTbt').toFixed(0)} / ${medianOf('floor', 'processorTbt').toFixed(0)}`,
    'main thread, ms': `${medianOf('site', 'mainThread').toFixed(0)} / ${medianOf('floor', 'mainThread').toFixed(0)}`,
    'without motion': `${medianOf('still', 'mainThread').toFixed(0)} (${(medianOf('site', 'mainThread') / medianOf('still', 'mainThread')).toFixed(2)})`,
    CLS: medianOf('site', 'cls').toFixed(3),
    'scores (P A BP SEO)': [0, 1, 2, 3]
      .map((i) => median(measured.site.map(({ scores }) => scores[i] ?? 0)))
      .join(' '),
  };
}

export async function withFloor(
  measuredSite: BenchSite,
  paths: string[],
  runs: number,
  desktop = false,
) {
  const folder = build(measuredSite);
  const serve = (copy: string) => {
    compressFiles(copy);
    return serveFolder(copy);
  };
  const site = await serve(folder);
  const floor = await serve(await buildFloor(folder));
  const still = await serve(await buildStill(folder));
  const urls = { site: site.url, floor: floor.url, still: still.url };
  const rows = [];
  for (const route of paths) rows.push(await compare(route, urls, runs, desktop));
  for (const { close } of [site, floor, still]) close();
  return rows;
}
