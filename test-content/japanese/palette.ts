/** Cold colours, as on the German site: any remaining warm colour is visible. */
export { palette } from '../german/palette.ts';
