/**
 * Says what is wrong with the content, what in it is still a placeholder and what could be better, file and line for
 * each: `npm run check:content`. Ends with status 1 where a rule is broken.
 */

import { readOptions } from '../shared/command-line.ts';
import { lintContent } from './check/check.ts';
import { formatDiagnostic, summary } from './check/diagnostics.ts';

readOptions({});
const findings = await lintContent();
for (const finding of findings) console.log(formatDiagnostic(finding));
console.log(summary(findings));
process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
