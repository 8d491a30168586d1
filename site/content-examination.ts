/** The content's findings, for site/content-check.ts, which runs this file through Vite as it brings the content. */
import { content } from './content.ts';
import { checkPictures } from './content-pictures.ts';
import { reviewContent } from './content-review.ts';
import { checkContent } from './content-rules.ts';
import { contentDirectory } from './paths.ts';
import { checkPrintedResume } from './printed-resume.ts';

const pictures = await checkPictures(content);
const errors = [...checkContent(content), ...pictures.filter(({ severity }) => severity === 'error')];

export const findings =
  errors.length > 0 ? errors : [...reviewContent(content), ...pictures, ...checkPrintedResume(contentDirectory)];
