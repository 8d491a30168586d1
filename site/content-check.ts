/** Whether the content is fit to be built, and what it could still become. */
import { runnerImport } from 'vite';
import type { Finding } from './content-findings.ts';
import { checkTypes } from './content-types.ts';
import { contentDirectory } from './paths.ts';

/** All there is to say of the content in a folder: what breaks its types or rules or, where nothing does, what could be better. */
export async function examineContent(folder = contentDirectory): Promise<Finding[]> {
  const mistyped = await checkTypes(folder);
  if (mistyped.length > 0) return mistyped;
  const { module } = await runnerImport<typeof import('./content-examination.ts')>('site/content-examination.ts', {
    configFile: false,
    resolve: { alias: { '#content': folder } },
  });
  return module.findings;
}
