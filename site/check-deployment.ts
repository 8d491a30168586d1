/** Checks how a host serves a deployed site: `npm run check:deployment -- https://your.site`. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDeployment, sitemapPaths } from './check/deployment.ts';
import { fail, readArguments } from './command-line.ts';
import type { Host } from './hosts/host.ts';
import { buildDirectory, hostFile, publicFolder } from './paths.ts';

const { files: positionals } = readArguments(
  { usage: 'npm run check:deployment', summary: 'Checks a deployment.', files: 'URL' },
  {},
);
const [site = ''] = positionals;
if (positionals.length !== 1 || !/^https?:\/\//.test(site) || !URL.canParse(site))
  fail('npm run check:deployment -- https://your.site: where is the site?');

/** The paths that the built site answers, also by redirects; undefined without a build. */
function builtPaths(): Set<string> | undefined {
  try {
    const sitemap = readFileSync(join(buildDirectory, publicFolder, 'sitemap.xml'), 'utf8');
    const host: Host = JSON.parse(readFileSync(join(buildDirectory, hostFile), 'utf8'));
    return new Set([...sitemapPaths(sitemap), ...host.redirects.map(([from]) => from)]);
  } catch {
    return undefined;
  }
}

const built = builtPaths();
if (!built) console.log('there is no build to compare with: npm run build makes one');
const answers = await checkDeployment(site, built).catch((error: Error & { cause?: Error }) =>
  fail(`${site} does not answer: ${error.cause?.message ?? error.message}`),
);
for (const { ok, message } of answers) console.log(`${ok ? 'ok ' : 'NO '} ${message}`);
const wrong = answers.filter(({ ok }) => !ok).length;
console.log(
  wrong === 0
    ? `all ${answers.length} as they should be`
    : `${wrong} of ${answers.length} are not as they should be`,
);
if (wrong > 0) process.exitCode = 1;
