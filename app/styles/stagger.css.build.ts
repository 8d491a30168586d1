/** The turns of items that appear one after the other: as many as the content's longest list needs. */
import { posts } from '../articles/cards.build.ts';
import { projects, topics } from '../content.ts';
import { staggeredItems } from '../specification.ts';

const longest = Math.min(staggeredItems, Math.max(projects.length, topics.length, posts.length));

export default Array.from(
  { length: Math.max(0, longest - 1) },
  (_, i) => `[data-stagger] > :nth-child(n + ${i + 2}) { --index: ${i + 1}; }`,
).join('\n');
