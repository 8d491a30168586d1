/** Detects an outdated resume.pdf by a hash of the content after its end. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, suggestion } from './diagnostics.ts';

export const printedResume = 'resume.pdf';

/** The modules that the printed page depends on. */
const sources = ['owner.ts', 'career.ts', 'projects.ts', 'topics.ts', 'words.ts', 'resume.ts'];

/** The line with the hash. */
export function contentMark(folder: string): string {
  const hash = createHash('sha256');
  for (const file of sources.filter((name) => existsSync(join(folder, name))))
    hash.update(readFileSync(join(folder, file)));
  return `%content ${hash.digest('hex')}`;
}

/**
 * Suggests to print the resume again if the content has changed since; for other PDFs file times
 * decide.
 */
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
  return isOld ? [suggestion({ list: 'owner', file: printedResume, line: 1 }, message)] : [];
}
