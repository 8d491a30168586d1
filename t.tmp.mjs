import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] });
for (const path of ['/nope','/Projects','//x','//projects','/%','/%E0%A4%A','/'+'a'.repeat(5000),'/projects/','/%70rojects','/projects%2F']) {
const page = await b.newPage({viewport:{width:1280,height:900}});
page.on('console', m => console.log('   CONSOLE', m.type(), m.text().slice(0,300)));
page.on('pageerror', e => console.log('   PAGEERROR', e.message));
const r=await page.goto('http://localhost:4173'+path); await page.waitForTimeout(1500);
console.log(path.slice(0,30), r.status(), page.url().slice(0,60), await page.locator('h1').allTextContents(), await page.evaluate(()=>!!window.__reactRouterDataRouter));
await page.close();
}
await b.close();
