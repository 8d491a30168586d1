/** Whether the content is fit to be built, and what it could still become. */
import { contentDirectory } from '../paths.ts';
import { runWithContent } from '../run-with-content.ts';
import type { Finding } from './findings.ts';
import { checkMarkdownFiles } from './markdown-files.ts';
import { checkTypes } from './types.ts';

/** All there is to say of a folder of content: what breaks its types or rules or, where nothing does, what could be better. */
export async function examineContent(folder = contentDirectory): Promise<Finding[]> {
  const { unreadable, misplaced } = checkMarkdownFiles(folder);
  // What cannot be read stops the reader.
  const unusable = [...unreadable, ...(await checkTypes(folder))];
  if (unusable.length > 0) return [...unusable, ...misplaced];
  const { examine } = await runWithContent<typeof import('./with-content/examine.ts')>('examine', folder);
  const findings = await examine(folder);
  return misplaced.length === 0 ? findings : [...misplaced, ...findings.filter(({ severity }) => severity === 'error')];
}
