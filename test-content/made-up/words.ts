export { words } from '../shipped/words.ts';
