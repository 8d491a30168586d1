export { topics } from '../shipped/topics.ts';
