/**
 * Builds the site: `npm run build`. Content that breaks a rule stops it; `--release` also refuses to build a site for
 * the public that still has placeholders.
 */
import { examineContent } from './check/check.ts';
import { describeFinding, summary } from './check/findings.ts';
import { fail, readOptions } from './command-line.ts';
import { forgetUnused } from './keep.ts';
import { writeSite } from './write-site.ts';

// What React and Vite ask for.
process.env.NODE_ENV = 'production';

const { release } = readOptions({ release: { type: 'boolean', default: false } });
const findings = await examineContent();
const refused = findings.filter(({ severity }) => severity === 'error' || (release && severity === 'placeholder'));
if (refused.length > 0) fail(`${refused.map(describeFinding).join('\n')}\nnot built: ${summary(refused)}`);
console.log(`${summary(findings)}${findings.length > 0 ? ' (npm run check:content lists them)' : ''}`);
await writeSite();
forgetUnused();
