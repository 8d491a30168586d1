import { chromium } from '@playwright/test';
import { findHeadlessChromium } from '/work/main/src/lib/node/find-browser.ts';
import { serveFolder } from '/work/main/src/builder/hosts/server.ts';
const [folder, out, ...shots] = process.argv.slice(2);
const server = await serveFolder(folder, 0);
const url = server.url ?? `http://localhost:${server.address?.().port ?? server.port}`;
const browser = await chromium.launch({ executablePath: findHeadlessChromium() });
for (const shot of shots) { const [path, width, height = '800', scheme='light', full='', secs] = shot.split(',');
  const page = await browser.newPage({ viewport: { width: +width, height: +height }, reducedMotion: 'reduce', colorScheme: scheme });
  await page.goto(url + path); await page.evaluate(() => sessionStorage.fonts='fetched'); await page.reload(); await page.evaluate(() => document.fonts.ready); await page.evaluate(()=>{sessionStorage.fonts='fetched';document.documentElement.dataset.fonts='web'}); await page.evaluate(async () => { await Promise.allSettled([...document.fonts].map(f => f.load())); });
  await page.waitForTimeout(300);
  const name = `${out}-${path.replaceAll('/','_')}-${width}-${scheme}${full}.png`;
  await page.screenshot({ path: name, fullPage: full === 'full' }); console.log(name); await page.close(); }
await browser.close(); server.close?.(); process.exit(0);
