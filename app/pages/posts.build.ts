/** The posts with dates in the site's language: made when the site is built, as data. */
import { posts as undated } from '#content/posts.ts';
import { language } from '../language.ts';
import { readableDate } from '../sections/blog/readable-date.ts';

export const posts = undated.map((post) => ({ ...post, readableDate: readableDate(post.date, language) }));
