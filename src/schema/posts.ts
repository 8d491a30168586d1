import { z } from 'zod';
import { https, nonEmptyString, partialDate } from './values.ts';

/** An article on another site. Without posts and articles the site has no blog. */
export const postSchema = z.strictObject({
  /** The title, which must differ from the titles of all other articles. Required. */
  title: nonEmptyString,
  /** What readers learn from it, in at most two sentences. */
  excerpt: nonEmptyString.exactOptional(),
  /** The day, month or year of publication: '2025-03-14', '2025-03' or '2025'. Required. */
  date: partialDate,
  /** The reading time as the card shows it ('6 min read'). */
  readTime: nonEmptyString.exactOptional(),
  /** A category of your choice, in a word or two. */
  category: nonEmptyString.exactOptional(),
  /** The article's URL (https). If null or left out, the card has no link. */
  link: https.nullable().exactOptional(),
});

export type Post = z.input<typeof postSchema>;
