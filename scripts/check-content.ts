/**
 * Says what is wrong with app/content, what in it is still a placeholder and what could be better, file and line for
 * each: `npm run check:content`. Ends with status 1 where a rule is broken.
 */
import { content } from '../app/content.ts';
import { describeFinding, examine, summary } from './content.ts';
import { refuseOptions } from './fail.ts';

refuseOptions();
const findings = examine(content);
for (const finding of findings) console.log(describeFinding(finding));
console.log(summary(findings));
process.exitCode = findings.some(({ severity = 'error' }) => severity === 'error') ? 1 : 0;
