import { z } from 'zod';
import { isPictureName } from './picture-names.ts';
import { string, urlNameError } from './values.ts';

const file = z.string().superRefine((name, context) => {
  if (/[/\\]/.test(name))
    context.addIssue('must be the name of a file in content/pictures, without a folder');
  else if (urlNameError(name)) context.addIssue(`${urlNameError(name)}`);
  else if (!isPictureName(name))
    context.addIssue(`must be a PNG, JPEG, WebP or AVIF, not '${name}'`);
});

/** A file in content/pictures, and its text alternative, which is empty for decoration. */
export const pictureSchema = z.strictObject({ file, alt: string });
