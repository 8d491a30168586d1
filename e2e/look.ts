/**
 * Screenshots of whole sites for visual review: `npm run look`. Every kind of page in both schemes,
 * on paper and as link previews, of the owner's site and of the tests' contents; one contact sheet
 * each in build/look.
 */
import { execSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { serveFolder } from '../src/builder/hosts/server.ts';
import { fail, readArguments } from '../src/lib/node/command-line.ts';
import { chromiumArguments, findHeadlessChromium } from '../src/lib/node/find-browser.ts';
import {
  arabicSite,
  buildSite,
  defaultSite,
  fullSite,
  germanSite,
  japaneseSite,
  ownLookSite,
  publishedSite,
  sparseSite,
} from './sites.ts';

const allWidths = [320, 375, 768, 1024, 1280, 1920];
const ownWidths = [375, 768, 1280];
const schemes = ['light', 'dark'] as const;
const missingPage = 'no-such-page';
const sites = {
  own: publishedSite,
  default: defaultSite,
  full: fullSite,
  german: germanSite,
  arabic: arabicSite,
  japanese: japaneseSite,
  sparse: sparseSite,
};

/**
 * The paths of a served site: of each language all at its root, the first of each other folder, and
 * a missing page.
 */
async function findPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)</g)].map(
    ([, path]) => path || '/',
  );
  const roots = paths.filter((path) => path.endsWith('/'));
  const folders = new Set<string>();
  const first = paths.filter((path) => {
    const folder = `${dirname(path)}/`.replace('//', '/');
    if (!roots.includes(folder) && folders.has(folder)) return false;
    folders.add(folder);
    return true;
  });
  return [...first, ...roots.map((root) => root + missingPage)];
}

const pageName = (path: string) => path.slice(1).replaceAll('/', '-').replace(/-?$/, '') || 'home';

/** An A4 page without its margins, in pixels. */
const paperWidth = 673;

type Picture = { label: string; file: string; width: number };

/** Takes every picture of a served site; each row of the sheet is a page. */
async function takePictures(
  browser: Browser,
  url: string,
  folder: string,
  widths: number[],
): Promise<Picture[][]> {
  const rows: Picture[][] = [];
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const paths = await findPaths(url);
  for (const path of paths) {
    const name = pageName(path);
    const row: Picture[] = [];
    for (const colorScheme of schemes)
      for (const width of widths) {
        await page.emulateMedia({ colorScheme, media: 'screen' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(url + path, { waitUntil: 'networkidle' });
        const file = join(folder, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        row.push({ label: `${width} ${colorScheme}`, file, width });
      }
    rows.push(row);
  }
  const papers: Picture[] = [];
  const previews: Picture[] = [];
  for (const path of paths.filter((path) => !path.endsWith(missingPage))) {
    const name = pageName(path);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.setViewportSize({ width: paperWidth, height: 1000 });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const paper = join(folder, `${name}-paper.png`);
    await page.screenshot({ path: paper, fullPage: true });
    const pdf = await page.pdf({
      path: paper.replace('png', 'pdf'),
      preferCSSPageSize: true,
      format: 'A4',
    });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    papers.push({
      label: `${name} printed, ${sheets} pages`,
      file: paper,
      width: 2 * paperWidth,
    });
    const previewUrl = await page.locator('meta[property="og:image"]').getAttribute('content');
    const preview = join(folder, `${name}-preview.png`);
    const picture = await fetch(url + new URL(previewUrl ?? '', url).pathname);
    writeFileSync(preview, Buffer.from(await picture.arrayBuffer()));
    previews.push({ label: `${name} as a link preview`, file: preview, width: 1200 });
  }
  await page.close();
  return [...rows, papers, previews];
}

/** Puts pictures on one sheet, rows under each other. */
async function assembleSheet(browser: Browser, rows: Picture[][], file: string) {
  const page = await browser.newPage({ viewport: { width: 2600, height: 1000 } });
  // All at one scale, so that phones and desktops can be compared.
  const scale = 0.2;
  const figure = ({ label, file, width }: Picture) =>
    `<figure style="width:${width * scale}px"><figcaption>${label}</figcaption><img src="data:image/png;base64,${readFileSync(file, 'base64')}"></figure>`;
  const row = (pictures: Picture[]) => `<div>${pictures.map(figure).join('')}</div>`;
  await page.setContent(
    `<style>body{margin:16px;background:#777;font:12px sans-serif}div{display:flex;gap:8px;align-items:start;margin-bottom:16px}
    figure{margin:0}img{display:block;width:100%}</style>${rows.map(row).join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

/** Renews the pictures of README.md and docs/content.md: the full site as shipped and in its own look. */
async function renewReadme(browser: Browser) {
  const { CONTENT_DIRECTORY } = ownLookSite.env;
  cpSync(fullSite.env.CONTENT_DIRECTORY, CONTENT_DIRECTORY, { recursive: true });
  const docs = fileURLToPath(new URL('../docs/', import.meta.url));
  const examples = readFileSync(join(docs, 'content.md'), 'utf8');
  const [, install = ''] = /^(npm install --prefix content.*)$/m.exec(examples) ?? [];
  execSync(install.replace('content/fonts', join(CONTENT_DIRECTORY, 'fonts')));
  const [, fonts = ''] = /^\+.*(fonts: \{.*?\})/m.exec(examples) ?? [];
  writeFileSync(
    join(CONTENT_DIRECTORY, 'look.ts'),
    `export const look = { accent: '#2f6f4f', ${fonts} };\n`,
  );
  for (const [site, name, path, width] of [
    [fullSite, 'plain-1280', '/', 1280],
    [ownLookSite, 'filled-1280', '/', 1280],
    [ownLookSite, 'filled-375', '/', 375],
    [ownLookSite, 'filled-resume-1280', '/resume', 1280],
  ] as const) {
    await buildSite(site);
    const { url, close } = await serveFolder(site.env.BUILD_DIRECTORY);
    const viewport = { width, height: 800 };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    // As on the second page of a visit: phones fetch the fonts of text after the first.
    await page.reload({ waitUntil: 'networkidle' });
    await page.screenshot({ path: join(docs, `${name}.png`) });
    await page.close();
    close();
  }
}

const { own, readme } = readArguments(
  {
    usage: 'npm run look',
    summary: "Takes pictures of the owner's site and of six others into build/look.",
  },
  {
    own: { help: "takes those of the owner's site alone, at 375, 768 and 1280 px" },
    readme: { help: "renews README's and docs/content.md's pictures of a filled site alone" },
  },
).values;
const executablePath = findHeadlessChromium() ?? fail('no Chromium: npm run browsers installs it');
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
const results = fileURLToPath(new URL('../build/look/', import.meta.url));
rmSync(results, { recursive: true, force: true });
if (readme) await renewReadme(browser);
for (const [name, site] of Object.entries(sites)) {
  if (readme || (own && name !== 'own')) continue;
  await buildSite(site);
  const { url, close } = await serveFolder(site.env.BUILD_DIRECTORY);
  const folder = join(results, name);
  mkdirSync(folder, { recursive: true });
  await assembleSheet(
    browser,
    await takePictures(browser, url, folder, name === 'own' ? ownWidths : allWidths),
    join(results, `${name}.png`),
  );
  close();
  console.log(`build/look/${name}.png`);
}
await browser.close();
