/**
 * Says what is wrong with app/content, what in it is still a placeholder and what could be better, file and line for
 * each: `npm run check:content`. Ends with status 1 where a rule is broken.
 */
import { parseArgs } from 'node:util';
import { content } from '../app/content.ts';
import { reviewContent } from '../app/content-review.ts';
import { checkContent } from '../app/content-rules.ts';
import { describeFinding, summary } from './content.ts';
import { fail } from './fail.ts';

try {
  parseArgs({ options: {} });
} catch (error) {
  fail((error as Error).message);
}
const errors = checkContent(content);
const findings = [...errors, ...reviewContent(content)];
for (const finding of findings) console.log(describeFinding(finding));
console.log(summary(findings));
process.exitCode = errors.length > 0 ? 1 : 0;
