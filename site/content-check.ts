/** Whether the content is fit to be built, and what it could still become. */
import type { Finding } from './content-findings.ts';
import { checkTypes } from './content-types.ts';
import { contentDirectory } from './paths.ts';
import { runWithContent } from './run-with-content.ts';

/** All there is to say of a folder of content: what breaks its types or rules or, where nothing does, what could be better. */
export async function examineContent(folder = contentDirectory): Promise<Finding[]> {
  const mistyped = await checkTypes(folder);
  if (mistyped.length > 0) return mistyped;
  type Examination = typeof import('./content-examination.ts');
  const { module } = await runWithContent<Examination>('site/content-examination.ts', folder);
  return module.findings;
}
