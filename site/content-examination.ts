/** The content's findings, for site/content-check.ts, which runs this file through Vite as it brings the content. */
import { content } from './content.ts';
import { reviewContent } from './content-review.ts';
import { checkContent } from './content-rules.ts';

const errors = checkContent(content);

export const findings = errors.length > 0 ? errors : reviewContent(content);
