import { isFilePath } from '#lib/file-path.ts';
import { stringOf } from './values.ts';

/** An earlier address of the feed, whose readers ask there for ever: '/index.xml', '/blog/rss.xml'. */
export const feedPath = stringOf(
  (value) =>
    !(/^\/[^\s?#%]+\.(xml|rss|atom)$/.test(value) && isFilePath(value.slice(1))) &&
    `must be the path of a feed, such as '/index.xml', not '${value}'`,
  (value) => value === '/feed.xml' && 'is the address of the feed: leave it out',
);
