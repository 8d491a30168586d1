/** Entry point of the check, which src/check/check.ts runs with the content. */
import * as content from '#schema/content.ts';
import { type Diagnostic, isError } from '../diagnostics.ts';
import { checkSchema } from '../schema.ts';

const diagnostics = checkSchema(content);

// Other modules rely on content that matches the schema.
const rules = diagnostics.some(isError) ? undefined : await import('./lint-valid-content.ts');

export const lint = async (folder: string): Promise<Diagnostic[]> =>
  rules ? [...(await rules.lintValidContent(folder)), ...diagnostics] : diagnostics;
