export { articleWords, words } from '../shipped/words.ts';
