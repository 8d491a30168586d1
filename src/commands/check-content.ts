/** Lists errors, placeholders and suggestions in the content. Exits with status 1 on errors. */
import { checkContent } from '#builder/content-runner.ts';
import { formatDiagnostic, isError, summary } from '#check/diagnostics.ts';
import { readArguments } from '#lib/node/command-line.ts';

readArguments({
  usage: 'npm run check:content',
  summary: 'Lists errors, placeholders and suggestions in the content. Status 1 on errors.',
});
const diagnostics = await checkContent();
for (const diagnostic of diagnostics) console.log(formatDiagnostic(diagnostic));
console.log(summary(diagnostics));
process.exitCode = diagnostics.some(isError) ? 1 : 0;
