/**
 * Lists errors, placeholders and suggestions in the content with file and line: `npm run
 * check:content`. Exits with status 1 on errors.
 */

import { checkContent } from '#builder/content-runner.ts';
import { formatDiagnostic, summary } from '#check/diagnostics.ts';
import { readArguments } from '#lib/node/command-line.ts';

readArguments(
  {
    usage: 'npm run check:content',
    summary: 'Lists errors, placeholders and suggestions in the content. Status 1 on errors.',
  },
  {},
);
const findings = await checkContent();
for (const finding of findings) console.log(formatDiagnostic(finding));
console.log(summary(findings));
process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
