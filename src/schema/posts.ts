import { z } from 'zod';
import { day, https, nonEmptyString } from './values.ts';

/** An article on another site. Without posts and articles the site has no blog. */
export const postSchema = z.strictObject({
  /** The title, which must differ from the titles of all other articles. Required. */
  title: nonEmptyString,
  /** What readers learn from it, in at most two sentences. Required. */
  excerpt: nonEmptyString,
  /** The day of publication, as YYYY-MM-DD. Required. */
  date: day,
  /** The reading time as the card shows it ('6 min read'). Required. */
  readTime: nonEmptyString,
  /** A category of your choice, in a word or two. Required. */
  category: nonEmptyString,
  /** The article's URL (https). If null or left out, the card has no link. */
  link: https.nullable().exactOptional(),
});

export type Post = z.input<typeof postSchema>;
