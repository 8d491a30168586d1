import { chromium } from '@playwright/test';
const [,, which='/', widths='375,768,1280', schemes='light', port='4173'] = process.argv;
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] });
for (const scheme of schemes.split(',')) for (const w of widths.split(',')) {
  const ctx = await b.newContext({ viewport:{width:+w,height:900}, colorScheme: scheme });
  const page = await ctx.newPage();
  page.on('console', m => ['error','warning'].includes(m.type()) && console.log('CONSOLE', m.type(), m.text()));
  page.on('pageerror', e => console.log('PAGEERROR', e.message));
  for (const path of which.split(',')) {
    await page.goto('http://localhost:'+port+path); await page.waitForTimeout(4000);
    const o = await page.evaluate(() => ({sw: document.documentElement.scrollWidth, cw: document.documentElement.clientWidth, font: document.fonts.check('16px "Familjen Grotesk"'), h1s: document.querySelectorAll('h1').length}));
    console.log(scheme,w,path,JSON.stringify(o));
    await page.screenshot({ path:`/tmp/shots/${path.replace(/\W/g,'')||'home'}-${w}-${scheme}.png`, fullPage:true });
  }
  await ctx.close();
}
await b.close();
