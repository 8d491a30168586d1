/** Checks the content for errors that stop a build, and for possible improvements. */
import { contentDirectory } from '../../shared/paths.ts';
import { runWithContent } from '../run-with-content.ts';
import type { Diagnostic } from './diagnostics.ts';
import { checkMarkdownFiles } from './markdown-files.ts';
import { checkModules, describeCrash } from './modules.ts';

/** @returns the errors of a folder of content or, if it has none, placeholders and suggestions. */
export async function lintContent(folder = contentDirectory): Promise<Diagnostic[]> {
  const { unreadable, misplaced } = checkMarkdownFiles(folder);
  const unusable = [...unreadable, ...checkModules(folder)];
  if (unusable.length > 0) return [...unusable, ...misplaced];
  try {
    const { lint } = await runWithContent<typeof import('./with-content/lint.ts')>('lint', folder);
    const diagnostics = await lint(folder);
    return misplaced.length === 0
      ? diagnostics
      : [...misplaced, ...diagnostics.filter(({ severity }) => severity === 'error')];
  } catch (error) {
    return [describeCrash(error as Error, folder), ...misplaced];
  }
}
