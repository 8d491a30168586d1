/** Checks the content for errors that stop a build, and for possible improvements. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aliasErrors, type SitePath } from './aliases.ts';
import { checkContentFolder } from './content-folder.ts';
import { type Diagnostic, fileOf, isError } from './diagnostics.ts';
import { checkModules, describeCrash } from './modules.ts';

const severities: Diagnostic['severity'][] = ['error', 'placeholder', 'suggestion'];

/** Loads the module that reads the content. */
type Run = () => Promise<typeof import('./loaded-content/run-check.ts')>;

/** The errors of a folder of content, placeholders and suggestions, in this order. */
async function check(folder: string, run: Run): Promise<Diagnostic[]> {
  const { folderErrors, otherDiagnostics } = checkContentFolder(folder);
  const moduleErrors = checkModules(folder, new Set(folderErrors.map(({ file }) => file)));
  const loadContent = async () => (await run()).checkLoadedContent(folder);
  const stopping = [...folderErrors, ...moduleErrors];
  const onCrash = (crash: Error) => [describeCrash(crash, folder)];
  const diagnostics = stopping.length > 0 ? stopping : await loadContent().catch(onCrash);
  // One error about a file is enough if it cannot be read.
  const unreadable = new Set(otherDiagnostics.filter(isError).map(({ file }) => file));
  const all = [...diagnostics.filter(({ file }) => !unreadable.has(file)), ...otherDiagnostics];
  return severities.flatMap((kind) => all.filter(({ severity }) => severity === kind));
}

/**
 * The diagnostics of all languages, the original first. Those of a translation are about its own
 * files and texts, and only if the original has no errors.
 */
export async function checkLanguages(languages: { content: string; runCheck: Run }[]) {
  const all: Diagnostic[] = [];
  const paths: SitePath[] = [];
  for (const [i, { content, runCheck }] of languages.entries()) {
    const original = all.filter(({ folder }) => !folder);
    if (original.some(isError)) break;
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
