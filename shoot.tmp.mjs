import { chromium } from '@playwright/test';
const [,, which='/', widths='375,768,1280', schemes='light', port='4173', prefix='/tmp/shots/'] = process.argv;
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] });
for (const scheme of schemes.split(',')) for (const w of widths.split(',')) {
  const ctx = await b.newContext({ viewport:{width:+w,height:900}, colorScheme: scheme });
  const page = await ctx.newPage();
  page.on('pageerror', e => console.log('PAGEERROR', e.message));
  await page.goto('http://localhost:'+port+'/'); await page.goto('http://localhost:'+port+'/');
  for (const path of which.split(',')) {
    await page.goto('http://localhost:'+port+path); await page.waitForTimeout(3600);
    await page.screenshot({ path:`${prefix}${path.replace(/\W/g,'')||'home'}-${w}-${scheme}.png`, fullPage:true });
  }
  await ctx.close();
}
await b.close();
