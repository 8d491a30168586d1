export { palette } from '../shipped/palette.ts';
