/** Checks the content for errors that stop a build, and for possible improvements. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aliasErrors, type SitePath } from './aliases.ts';
import { checkContentFolder } from './content-folder.ts';
import { type Diagnostic, fileOf, isError } from './diagnostics.ts';
import { checkMarkdownFiles } from './markdown-files.ts';
import { checkModules, checkReadableModules, describeCrash } from './modules.ts';

const severities: Diagnostic['severity'][] = ['error', 'placeholder', 'suggestion'];

type Run = () => Promise<typeof import('./loaded-content/run-check.ts')>;

/**
 * @param run loads the module that reads the content.
 * @returns the errors of a folder of content, placeholders and suggestions, in this order.
 */
async function check(folder: string, run: Run): Promise<Diagnostic[]> {
  const { stopping, others, markdownFiles } = checkContentFolder(folder);
  const withErrors = new Set(stopping.map(({ file }) => file));
  const blocking = [...stopping, ...checkModules(folder, withErrors)];

  async function checkContent(): ReturnType<Awaited<ReturnType<Run>>['checkLoadedContent']> {
    const unfinished = (diagnostics: Diagnostic[]) => ({ diagnostics, isComplete: false });
    if (blocking.length > 0)
      return unfinished([...blocking, ...(await checkReadableModules(folder, blocking))]);
    try {
      return await (await run()).checkLoadedContent(folder);
    } catch (error) {
      return unfinished([describeCrash(error as Error, folder)]);
    }
  }

  const { diagnostics, isComplete } = await checkContent();
  const inMarkdown = isComplete ? [] : await checkMarkdownFiles(folder, markdownFiles);
  // One error about a file is enough if it cannot be read.
  const unread = new Set(others.filter(isError).map(({ file }) => file));
  const readable = [...diagnostics, ...inMarkdown].filter(({ file }) => !unread.has(file));
  const all = [...readable, ...others];
  return severities.flatMap((kind) => all.filter(({ severity }) => severity === kind));
}

/**
 * The diagnostics of all languages, the original first. Those of a translation are about its own
 * files and texts, and only if the original has no errors.
 */
export async function checkLanguages(
  languages: { content: string; runCheck: Run }[],
): Promise<Diagnostic[]> {
  const all: Diagnostic[] = [];
  const paths: SitePath[] = [];
  for (const [i, { content, runCheck }] of languages.entries()) {
    if (all.some(isError)) break;
    const original = all.filter(({ folder }) => !folder);
    const isInherited = ({ module, field, message }: Diagnostic) =>
      module && original.some((other) => other.field === field && other.message === message);
    for (const diagnostic of await check(content, runCheck))
      if (i === 0) all.push(diagnostic);
      else if (existsSync(join(content, fileOf(diagnostic))) && !isInherited(diagnostic))
        all.push({ ...diagnostic, folder: content });
    // Modules that cannot be run have no paths.
    const { sitePaths } = await runCheck().catch(() => ({ sitePaths: undefined }));
    paths.push(...((await sitePaths?.(content)) ?? []));
  }
  return [...aliasErrors(paths), ...all];
}
