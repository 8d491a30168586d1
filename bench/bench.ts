/**
 * Measures the built site and prints tables, `npm run bench`: Lighthouse's figures beside the
 * floor's, first use and interactions, and script by dependency. With `--writing`, it measures a
 * saved change to an article and a build instead.
 */

import { blogPath } from '../src/content/routes.ts';
import { fail, readArguments } from '../src/lib/node/command-line.ts';
import { measureInteractions } from './interactions.ts';
import { routes, withFloor } from './lighthouse.ts';
import { measureScripts } from './scripts.ts';
import { build, portfolioSite } from './sites.ts';
import { measureWriting } from './writing.ts';

async function bench() {
  const { values } = readArguments(
    { usage: 'npm run bench', summary: 'Measures the built site and prints tables.' },
    {
      runs: { value: '9', help: 'runs of Lighthouse, whose medians are printed' },
      route: { value: blogPath, help: 'routes, separated by commas' },
      desktop: { help: 'measures as on a desktop' },
      writing: { help: 'measures a saved change and a build instead' },
    },
  );
  if (values.writing) {
    console.log('Writing with npm run dev, and a build');
    console.table([await measureWriting(100), await measureWriting(773)]);
    return;
  }
  const runs = Number(values.runs ?? 5);
  if (!Number.isInteger(runs) || runs < 1)
    fail(`--runs is '${values.runs}', which is not a whole number above 0`);
  console.log(
    `Lighthouse, ${values.desktop ? 'desktop' : 'mobile'} simulation, medians of ${runs}`,
  );
  const measured = values.route?.split(',') ?? routes;
  console.table(await withFloor(portfolioSite, measured, runs, values.desktop));
  const folder = build(portfolioSite);
  console.log(
    'First use on 1.6 Mbit/s and 150 ms, and interactions after it; a quarter of the processor',
  );
  console.table(await measureInteractions(folder));
  console.log('Script that the home page loads, after brotli');
  console.table(await measureScripts(folder));
}

await bench().catch((error: Error) => fail(error.message));
