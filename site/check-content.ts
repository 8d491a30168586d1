/**
 * Says what is wrong with the content, what in it is still a placeholder and what could be better, file and line for
 * each: `npm run check:content`. Ends with status 1 where a rule is broken.
 */
import { examineContent } from './check/check.ts';
import { describeFinding, summary } from './check/findings.ts';
import { readOptions } from './command-line.ts';

readOptions({});
const findings = await examineContent();
for (const finding of findings) console.log(describeFinding(finding));
console.log(summary(findings));
process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
