/**
 * Pictures of the whole site for a person to judge: `npm run look`. Every page at six widths in
 * both schemes, on paper and as link previews, for the default and the full content; one contact
 * sheet of each in build/look.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findHeadlessChromium } from '../browsers/find.ts';
import { fail, readOptions } from '../shared/command-line.ts';
import { serveFolder } from '../site/serve.ts';
import { buildSite, defaultSite, fullSite } from './sites.ts';

const widths = [320, 375, 768, 1024, 1280, 1920];
const schemes = ['light', 'dark'] as const;
const pages = { home: '/', projects: '/projects', blog: '/blog', missing: '/no-such-page' };

/** An A4 sheet less its margins, in pixels. */
const paperWidth = 673;

type Picture = { label: string; file: string; width: number };

/** Takes every picture of a served site; each row of the sheet is a page. */
async function takePictures(browser: Browser, url: string, folder: string): Promise<Picture[][]> {
  const rows: Picture[][] = [];
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  for (const [name, path] of Object.entries(pages)) {
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
  for (const [name, path] of Object.entries(pages).slice(0, 3)) {
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
      label: `${name} on paper, ${sheets} sheets`,
      file: paper,
      width: 2 * paperWidth,
    });
    const preview = join(folder, `${name}-preview.png`);
    writeFileSync(
      preview,
      Buffer.from(await (await fetch(`${url}/social/${name}.png`)).arrayBuffer()),
    );
    previews.push({ label: `${name} as a link preview`, file: preview, width: 1200 });
  }
  await page.close();
  return [...rows, papers, previews];
}

/** Puts pictures on one sheet, rows under each other. */
async function assembleSheet(browser: Browser, rows: Picture[][], file: string) {
  const page = await browser.newPage({ viewport: { width: 2600, height: 1000 } });
  // All at one scale, so that a phone looks like one beside a desktop.
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

readOptions({});
const executablePath = findHeadlessChromium() ?? fail('no Chromium: run node browsers/install.ts');
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
const results = new URL('../build/look/', import.meta.url).pathname;
rmSync(results, { recursive: true, force: true });
for (const [name, site] of Object.entries({ default: defaultSite, full: fullSite })) {
  buildSite(site);
  const { url, close } = await serveFolder(site.env.BUILD_DIRECTORY);
  const folder = join(results, name);
  mkdirSync(folder, { recursive: true });
  await assembleSheet(
    browser,
    await takePictures(browser, url, folder),
    join(results, `${name}.png`),
  );
  close();
  console.log(`build/look/${name}.png`);
}
await browser.close();
