/** Checks the content for errors that stop a build, and for possible improvements. */
import { checkContentFolder } from './content-folder.ts';
import { type Diagnostic, isError } from './diagnostics.ts';
import { checkMarkdownFiles } from './markdown-files.ts';
import { checkModules, checkReadableModules, describeCrash } from './modules.ts';

const severities: Diagnostic['severity'][] = ['error', 'placeholder', 'suggestion'];

/**
 * @param run loads the module that reads the content.
 * @returns the errors of a folder of content, placeholders and suggestions, in this order.
 */
export async function check(
  folder: string,
  run: () => Promise<typeof import('./loaded-content/run-check.ts')>,
): Promise<Diagnostic[]> {
  const { stopping, others } = checkContentFolder(folder);
  const withErrors = new Set(stopping.map(({ file }) => file));
  const blocking = [...stopping, ...checkModules(folder, withErrors)];

  async function read(): Promise<Diagnostic[]> {
    if (blocking.length > 0)
      return [
        ...blocking,
        ...(await checkReadableModules(folder, blocking)),
        ...(await checkMarkdownFiles(folder)),
      ];
    try {
      const { checkLoadedContent } = await run();
      const { diagnostics, isComplete } = await checkLoadedContent(folder);
      return isComplete ? diagnostics : [...diagnostics, ...(await checkMarkdownFiles(folder))];
    } catch (error) {
      return [describeCrash(error as Error, folder), ...(await checkMarkdownFiles(folder))];
    }
  }

  // One error about a file is enough if it cannot be read.
  const unread = new Set(others.filter(isError).map(({ file }) => file));
  const readable = (await read()).filter(({ file }) => !unread.has(file));
  const all = [...readable, ...others];
  return severities.flatMap((kind) => all.filter(({ severity }) => severity === kind));
}
