/** Checks app/content against its rules: `npm run check:content`. Ends with status 1 where one is broken. */
import { parseArgs } from 'node:util';
import { content } from '../app/content.ts';
import { checkContent } from '../app/content-rules.ts';
import { describeFinding } from './content.ts';
import { fail } from './fail.ts';

try {
  parseArgs({ options: {} });
} catch (error) {
  fail((error as Error).message);
}
const findings = checkContent(content);
if (findings.length > 0) fail(findings.map(describeFinding).join('\n'));
