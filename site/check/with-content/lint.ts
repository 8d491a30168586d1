/** Entry point of the check, which site/check/check.ts runs with the content. */
import * as content from '#schema/content.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { checkSchema } from '../schema.ts';

const errors = checkSchema(content);

// Other modules rely on content that keeps the schema.
const rules = errors.length === 0 ? await import('./lint-valid-content.ts') : undefined;

export const lint = async (folder: string): Promise<Diagnostic[]> =>
  rules ? rules.lintValidContent(folder) : errors;
