/** How wide the longest word of the owner's name is, in its own letters' size: it is set as large as fits the window. */
import { owner } from '../../content.ts';

/** A letter's width in the display face's bold, on average, and what wide ones may add. */
const letterWidth = 0.6;

const longest = Math.max(...owner.name.split(/[\s-]+/).map((word) => [...word].length));

export default `:root { --name-length: ${(longest * letterWidth).toFixed(1)}; }`;
