/** Checks how a host serves a deployed site: `npm run check:deployment -- https://your.site`. */

import { fail, readArguments } from '../shared/command-line.ts';
import { checkDeployment } from './check/deployment.ts';

const { positionals } = readArguments({});
const [site = ''] = positionals;
if (positionals.length !== 1 || !/^https?:\/\//.test(site) || !URL.canParse(site))
  fail('npm run check:deployment -- https://your.site: where is the site?');
const answers = await checkDeployment(site).catch((error: Error & { cause?: Error }) =>
  fail(`${site} does not answer: ${error.cause?.message ?? error.message}`),
);
for (const { isFine, said } of answers) console.log(`${isFine ? 'ok ' : 'NO '} ${said}`);
const wrong = answers.filter(({ isFine }) => !isFine).length;
console.log(
  wrong === 0
    ? `all ${answers.length} as they should be`
    : `${wrong} of ${answers.length} are not as they should be`,
);
if (wrong > 0) process.exitCode = 1;
