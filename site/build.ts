/**
 * Builds the site: `npm run build`. Errors in the content stop it; with `--release` placeholders
 * do, too.
 */

import { fail, readOptions } from '../shared/command-line.ts';
import { pruneCache } from './cache.ts';
import { lintContent } from './check/check.ts';
import { formatDiagnostic, summary } from './check/diagnostics.ts';
import { writeSite } from './write-site.ts';

// React and Vite read it.
process.env.NODE_ENV = 'production';

const { release } = readOptions({ release: { type: 'boolean', default: false } });
const findings = await lintContent();
const refused = findings.filter(
  ({ severity }) => severity === 'error' || (release && severity === 'placeholder'),
);
if (refused.length > 0)
  fail(`${refused.map(formatDiagnostic).join('\n')}\nnot built: ${summary(refused)}`);
console.log(
  `${summary(findings)}${findings.length > 0 ? ' (npm run check:content lists them)' : ''}`,
);
await writeSite();
pruneCache();
