/**
 * The maintainers' limits, which a fork need not keep: `npm run budgets`, the last step of
 * `.ci/run`. Counts the lines of TypeScript and CSS, and the bytes of the shipped pages in English
 * after brotli. Content, translated strings, e2e helpers and bench/ do not count as lines.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import {
  arabicSite,
  buildSite,
  defaultSite,
  fullSite,
  germanSite,
  japaneseSite,
  type Site,
} from '../e2e/sites.ts';
import { fail, readArguments } from '../src/lib/node/command-line.ts';
import { projectDirectory, toPosix } from '../src/lib/node/paths.ts';
import { ids } from '../src/schema/constants.ts';

/** Features pay for their lines; a repair raises a number by what it needs (CONTRIBUTING.md). */
const ceilings = { product: 21_005, importer: 3_830, tests: 13_700 };

/** Which of them a file counts for, if any. */
function partOf(file: string): keyof typeof ceilings | undefined {
  if (/\.(test|spec)\.tsx?$/.test(file)) return 'tests';
  if (file.startsWith('importer/')) return 'importer';
  return /^(test-content|content|src\/strings|e2e|bench)\//.test(file) ? undefined : 'product';
}

const counts = { product: 0, importer: 0, tests: 0 };
for (const path of globSync('**/*.{ts,tsx,css}', {
  cwd: projectDirectory,
  exclude: ['**/node_modules/**', 'build/**'],
})) {
  const part = partOf(toPosix(path));
  if (part)
    counts[part] += readFileSync(join(projectDirectory, path), 'utf8').split('\n').length - 1;
}
const parts = Object.keys(ceilings) as (keyof typeof ceilings)[];
console.log(
  `lines: ${parts.map((part) => `${part} ${counts[part]} of ${ceilings[part]}`).join(', ')}`,
);
for (const part of parts)
  if (counts[part] > ceilings[part])
    fail(`${part}: ${counts[part]} lines, and the ceiling is ${ceilings[part]}: remove some`);

/** The bytes of pages after brotli. */
const maxPages = {
  'index.html': 16_195,
  'projects/index.html': 10_155,
  'blog/index.html': 10_215,
  '404.html': 9_095,
};

/** The bytes after brotli of all script that home can start. */
const maxScript = 63_500;

/** The bytes of home that browsers have when its first screen ends. */
const maxFirstScreens: [site: Site, most: number][] = [
  [defaultSite, 6_200],
  // A portrait, seven profiles and a name of 29 letters.
  [fullSite, 7_665],
  [germanSite, 6_910],
  [arabicSite, 8_180],
  [japaneseSite, 5_440],
];

const { measure } = readArguments(
  { usage: 'npm run budgets', summary: 'Checks lines and bytes.' },
  { measure: { help: "records the bytes of each page's parts in bench/page-parts.json" } },
).values;

const partsFile = join(projectDirectory, 'bench/page-parts.json');
type Parts = Record<string, number>;
const recorded: Record<string, Parts> = JSON.parse(readFileSync(partsFile, 'utf8'));

const compressed = (text: string | Buffer) => brotliCompressSync(text).length;

/**
 * A measure of a page, whatever the hashes in its policy are: they change with every script, and the
 * bytes of home by up to 50 with them.
 */
function medianOf(html: string, measurePage: (html: string) => number): number {
  const measured = Array.from({ length: 9 }, (_, variant) => {
    let count = 0;
    const hash = () => createHash('sha256').update(`${variant} ${count++}`).digest('base64');
    return measurePage(html.replace(/(?<=sha256-)[\w+/]{43}=/g, hash));
  });
  return measured.sort((a, b) => a - b)[4] ?? 0;
}

/** The bytes of each part of a page, each compressed alone. */
function partsOf(html: string): Parts {
  const parts: Record<string, string> = {};
  const rest = html.replace(
    /<(style|script)\b([^>]*)>(.*?)<\/\1>/gs,
    (_, tag: string, attributes: string, body: string, offset: number) => {
      const isLater = html.slice(offset - 60, offset).includes(ids.laterStyles);
      const [kind] = /json|speculation/.exec(attributes) ?? [tag];
      const name = isLater ? 'later styles' : `${kind === 'style' ? 'first styles' : kind}`;
      parts[name] = (parts[name] ?? '') + body;
      return '';
    },
  );
  const all = Object.entries({ ...parts, markup: rest });
  return Object.fromEntries(all.map(([name, text]) => [name, compressed(text)]));
}

/** In words, which parts have grown since they were recorded. */
function describeGrowth(page: string, html: string): string {
  const grown = Object.entries(partsOf(html)).flatMap(([name, bytes]) => {
    const growth = bytes - (recorded[page]?.[name] ?? 0);
    return growth > 0 ? `${name} by ${growth} bytes` : [];
  });
  return grown.length > 0 ? `since the record grew ${grown.join(', ')}` : 'no part alone grew';
}

const failures: string[] = [];
function limit(page: string, what: string, bytes: number, most: number, html = ''): void {
  if (measure && html) recorded[page] = partsOf(html);
  console.log(`${what}: ${page} ${bytes} of ${most}`);
  if (bytes > most)
    failures.push(
      `${page}: ${bytes} ${what}, and the limit is ${most}${html && `: ${describeGrowth(page, html)}`}`,
    );
}

/** How many compressed bytes have a page up to its later styles. */
function firstScreenBytes(html: string): number {
  const whole = brotliCompressSync(html);
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  const arrived = (bytes: number) =>
    `${brotliDecompressSync(whole.subarray(0, bytes), { finishFlush })}`;
  let [low, high] = [1, whole.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (arrived(middle).includes(`id="${ids.laterStyles}"`)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const read = (site: Site, file: string) =>
  readFileSync(join(site.env.BUILD_DIRECTORY, 'client', file));
for (const [site] of maxFirstScreens) await buildSite(site);
for (const [file, most] of Object.entries(maxPages)) {
  const html = `${read(defaultSite, file)}`;
  limit(`default/${file}`, 'bytes after brotli', medianOf(html, compressed), most, html);
}
const scripts = new Set(`${read(defaultSite, 'index.html')}`.match(/assets\/[\w.-]+\.js/g));
const scriptBytes = [...scripts].map((file) => compressed(read(defaultSite, file)));
limit(
  'script',
  'bytes after brotli',
  scriptBytes.reduce((sum, length) => sum + length),
  maxScript,
);
for (const [site, most] of maxFirstScreens) {
  const html = `${read(site, 'index.html')}`;
  const page = `${basename(site.env.CONTENT_DIRECTORY)}/index.html`;
  limit(page, 'bytes before its first screen ends', medianOf(html, firstScreenBytes), most, html);
}
if (measure) writeFileSync(partsFile, `${JSON.stringify(recorded, null, 2)}\n`);
if (failures.length > 0) fail(failures.join('\n'));
