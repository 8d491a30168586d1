/**
 * The first use of a fresh page, with the processor at a quarter: React takes over the page that it
 * finds, and the visitor loses neither the focus nor a click.
 */
import { buildTimeout, defaultSite, fullSite } from './sites.ts';
import { expect, test, throttle } from './test.ts';
import { controls, findControl, uses } from './use-control.ts';

// By focus in `npm test`, since that once failed; all ways, which take a minute, in `test:walks`.
const isWhole = Boolean(process.env.WALKS);
const tested = Object.entries(uses).filter(([name]) => isWhole || name === 'focus');

for (const [site, { url }] of Object.entries({ shipped: defaultSite, full: fullSite }))
  for (const [name, use] of tested)
    test.describe(`on the ${site} home, the first ${name}`, {
      tag: site === 'full' ? '@rare' : [],
    }, () => {
      test.use({ hasTouch: name === 'tap', permissions: ['clipboard-write'] });

      test('of each control is kept by React', async ({ page, problems }) => {
        // It opens the page some forty times.
        test.setTimeout(buildTimeout);
        const slowDown = await throttle(page);
        // No figures of repositories. A route would disable the cache.
        await page.addInitScript(() => {
          window.fetch = () => Promise.reject(new Error('offline'));
        });
        let count = 1;
        for (let i = 0; i < count; i++) {
          await page.goto(`${url}/?${i}`);
          count = await page.evaluate((all) => document.querySelectorAll(all).length, controls);
          const control = await findControl(page, i);
          await slowDown(4);
          await use(page, control);
          await slowDown(1);
          expect(problems.unexpected(), `the ${name} of control ${i}`).toEqual([]);
        }
        expect(count).toBeGreaterThan(10);
      });
    });
