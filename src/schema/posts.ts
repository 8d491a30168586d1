import { z } from 'zod';
import { day, https, nonEmptyString } from './values.ts';

/**
 * An article in the blog's index. Without these and articles of this site there is no blog.
 */
export const postSchema = z.strictObject({
  /** Required; must differ from every other article's title. */
  title: nonEmptyString,
  /** Two sentences at most: what a reader takes away. Required. */
  excerpt: nonEmptyString,
  /** Day of publication, as YYYY-MM-DD. Required. */
  date: day,
  /** As it should read ('6 min read'). Required. */
  readTime: nonEmptyString,
  /** A word or two of your own. Required. */
  category: nonEmptyString,
  /** The article's URL (https); null or left out, the card has no link. */
  link: https.nullable().exactOptional(),
});

export type Post = z.input<typeof postSchema>;
