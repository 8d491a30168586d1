/** Whether the content is fit to be built, and what it could still become. */
import { contentDirectory } from '../paths.ts';
import { runWithContent } from '../run-with-content.ts';
import type { Finding } from './findings.ts';
import { checkTypes } from './types.ts';

/** All there is to say of a folder of content: what breaks its types or rules or, where nothing does, what could be better. */
export async function examineContent(folder = contentDirectory): Promise<Finding[]> {
  const mistyped = await checkTypes(folder);
  return mistyped.length > 0
    ? mistyped
    : (await runWithContent<typeof import('./with-content/examine.ts')>('examine', folder)).findings;
}
