/**
 * Random walks of visitors with keyboard and mouse over home, with the processor at a quarter: a
 * few in `npm test`, a hundred in `npm run test:walks`. A failure prints its seed and its steps.
 */
import fc from 'fast-check';
import { randomRuns } from './random-runs.ts';
import { defaultSite, fullSite } from './sites.ts';
import { expect, sizes, test, throttle } from './test.ts';
import { actions, findFaults, observe, walk } from './walk.ts';

const runs = randomRuns(process.env.WALKS, 2);

for (const [name, { url }] of Object.entries({ shipped: defaultSite, full: fullSite }))
  test(`random walks over the ${name} home break nothing`, { tag: '@rare' }, async ({
    page,
    problems,
  }) => {
    test.setTimeout(120_000 + 60_000 * runs.numRuns);
    const slowDown = await throttle(page);
    await page.addInitScript(observe);
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        await page.setViewportSize(sizes.desktop);
        await page.goto(`${url}/`);
        await slowDown(4);
        const faults: string[] = [];
        for (const [i, { action, x, y }] of steps.entries()) {
          await actions[action]?.(page, x, y);
          const found = [...(await page.evaluate(findFaults, action)), ...problems.unexpected()];
          faults.push(...found.map((fault) => `step ${i}, ${action}: ${fault}`));
          if (found.length > 0) break;
        }
        await slowDown(1);
        expect(faults).toEqual([]);
      }),
      runs,
    );
  });
