/** Checks the content for errors that stop a build, and for possible improvements. */
import { checkContentFolder } from './content-folder.ts';
import { type Diagnostic, isError } from './diagnostics.ts';
import { checkModules, describeCrash } from './modules.ts';

/**
 * @param run loads the module that reads the content.
 * @returns the errors of a folder of content or, if it has none, placeholders and suggestions.
 */
export async function lintContent(
  folder: string,
  run: () => Promise<typeof import('./with-content/lint.ts')>,
): Promise<Diagnostic[]> {
  const { stopping, others } = checkContentFolder(folder);
  const withErrors = new Set(stopping.map(({ file }) => file));
  const blocking = [...stopping, ...checkModules(folder, withErrors)];
  if (blocking.length > 0) return [...blocking, ...others];
  try {
    const { lint } = await run();
    const diagnostics = await lint(folder);
    return others.some(isError)
      ? [...others, ...diagnostics.filter(isError)]
      : [...diagnostics, ...others];
  } catch (error) {
    return [describeCrash(error as Error, folder), ...others];
  }
}
