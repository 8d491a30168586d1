/** Files in this folder have a hash of their content in their names. */
export const hashedFolder = 'assets/';

/** The maximum number of cards on a page of the blog. */
export const postsPerPage = 24;

/**
 * How long a page's scripts may take before they count as failed, in ms: a 2G network needs ten
 * seconds.
 */
export const clientTimeoutMs = 20_000;

/**
 * Only the first items of a list appear one after another: visitors should not wait for the others.
 */
export const staggeredItems = 12;

/** The duration of short transitions, in ms. */
export const quickMs = 160;
