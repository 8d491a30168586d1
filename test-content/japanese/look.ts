/** Cold colours, as on the German site: any remaining warm colour is visible. */
export { look } from '../german/look.ts';
