/** Entry point of the check, which src/check/check.ts runs with the content. */
import * as content from '#content/content.ts';
import { type Diagnostic, isError } from '../diagnostics.ts';
import { checkSchema } from '../schema.ts';

const diagnostics = checkSchema(content);

// Other modules rely on content that matches the schema.
const rules = diagnostics.some(isError) ? undefined : await import('./check-valid-content.ts');

export const checkLoadedContent = async (folder: string): Promise<Diagnostic[]> => [
  ...((await rules?.checkValidContent(folder)) ?? []),
  ...diagnostics,
];

export const sitePaths = rules?.sitePaths;
