/** Whether the content is fit to be built, and what it could still become. */

import { contentDirectory } from '../paths.ts';
import { runWithContent } from '../vite/run-with-content.ts';
import type { Finding } from './findings.ts';
import { checkTypes } from './types.ts';

/** All there is to say of a folder of content: what breaks its types or rules or, where nothing does, what could be better. */
export async function examineContent(folder = contentDirectory): Promise<Finding[]> {
  const mistyped = await checkTypes(folder);
  if (mistyped.length > 0) return mistyped;
  type Examination = typeof import('./with-content/examine.ts');
  const { module } = await runWithContent<Examination>('site/check/with-content/examine.ts', folder);
  return module.findings;
}
