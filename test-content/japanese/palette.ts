/** Cold colours, as the German site has them: a warm one that is left anywhere is seen. */
export { palette } from '../german/palette.ts';
