/** The outside addresses of the content, for site/check-links.ts, which runs this file through Vite. */
import { content } from './content.ts';
import { addresses, isExample } from './content-review.ts';

export const outsideLinks = [...addresses(content)].flatMap(([{ field }, address]) =>
  // The site itself is checked when it is built.
  address?.startsWith('https://') && !isExample(address) && field !== 'site' ? [address] : [],
);
