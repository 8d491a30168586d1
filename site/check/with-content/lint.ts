/** Entry point of the check: site/check/check.ts runs this file with the content to check. */
import { content } from '../../../shared/all-content.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { checkSchema } from '../schema.ts';

const errors = checkSchema(content);

// Other modules rely on content that keeps the schema.
const rules = errors.length === 0 ? await import('./lint-valid-content.ts') : undefined;

/** @param folder of the content. */
export const lint = async (folder: string): Promise<Diagnostic[]> =>
  rules ? rules.lintValidContent(folder) : errors;
