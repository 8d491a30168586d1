/**
 * Requests every external URL of the content: `npm run check:links`. It reports, and never fails a
 * deployment.
 */
import { appendFileSync } from 'node:fs';
import { askLinks, isOffline } from './check/links.ts';
import { readArguments } from './command-line.ts';
import { runWithContent } from './run-with-content.ts';

readArguments({ usage: 'npm run check:links', summary: 'Requests every URL.' }, {});
const { outsideLinks } =
  await runWithContent<typeof import('./check/with-content/outside-links.ts')>('outsideLinks');
const answers = await askLinks(outsideLinks);
const lost = answers.filter(({ ok }) => !ok);
const report = isOffline(answers)
  ? `links: offline, since none of ${answers.length} requests had a response (${answers[0]?.message})`
  : [
      ...answers.map(({ url, ok, message }) => `${ok ? 'fine' : 'LOST'}: ${url}: ${message}`),
      `links: ${answers.length} asked, ${lost.length} lost`,
    ].join('\n');
console.log(report);
// The summary of a workflow run.
const { GITHUB_STEP_SUMMARY: summaryFile } = process.env;
if (summaryFile) appendFileSync(summaryFile, `\`\`\`\n${report}\n\`\`\`\n`);
