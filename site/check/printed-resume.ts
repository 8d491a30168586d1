/** The printed résumé knows of what content it is: a line after the end of the PDF, which readers do not show, says it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from './diagnostics.ts';

export const printedResume = 'resume.pdf';

/** The modules that the printed page is made of. */
const sources = ['owner.ts', 'career.ts', 'projects.ts', 'topics.ts', 'words.ts', 'resume.ts'];

/** The line that says of what content a résumé is. */
export function contentMark(folder: string): string {
  const hash = createHash('sha256');
  for (const file of sources.filter((name) => existsSync(join(folder, name))))
    hash.update(readFileSync(join(folder, file)));
  return `%content ${hash.digest('hex')}`;
}

/** Suggests to print the résumé again where the content has changed since; of a PDF from elsewhere, files' times tell. */
export function checkPrintedResume(folder: string): Diagnostic[] {
  const file = join(folder, printedResume);
  if (!existsSync(file)) return [];
  const end = readFileSync(file).subarray(-100).toString('latin1');
  const isOld = end.includes('%content ')
    ? !end.includes(contentMark(folder))
    : sources.some(
        (source) =>
          existsSync(join(folder, source)) &&
          statSync(join(folder, source)).mtimeMs > statSync(file).mtimeMs,
      );
  const message = 'is older than the content: npm run resume prints it again';
  return isOld
    ? [{ list: 'owner', file: printedResume, line: 1, severity: 'suggestion', message }]
    : [];
}
