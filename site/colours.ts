/** The site's colours for what is drawn when it is built: pictures, icons, the browser's own frame. */
import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';

const tokens = readFileSync('app/styles/tokens.css', 'utf8');

/**
 * A colour token of app/styles/tokens.css in both schemes, as hexadecimal sRGB.
 *
 * @throws where there is no such token.
 */
function colour(token: string): { light: string; dark: string } {
  const [, light, dark] =
    tokens.match(new RegExp(`--${token}: light-dark\\((oklch\\([^)]+\\)), (oklch\\([^)]+\\))\\)`)) ?? [];
  const [lightHex, darkHex] = [formatHex(light), formatHex(dark)];
  if (!lightHex || !darkHex) throw new Error(`app/styles/tokens.css has no colour '${token}'`);
  return { light: lightHex, dark: darkHex };
}

export const colours = {
  paper: colour('paper'),
  ink: colour('ink'),
  muted: colour('muted'),
  line: colour('line'),
  copper: colour('copper'),
};
