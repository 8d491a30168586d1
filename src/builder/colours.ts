/** The palette's colours for generated images, icons and the browser's interface. */
import { formatHex } from 'culori';
import { palette } from '#content/content.ts';

/** A colour of the palette in both schemes, as hexadecimal sRGB. */
const colour = (name: keyof typeof palette) => {
  const [light = '', dark = ''] = palette[name].map((value) => formatHex(value));
  return { light, dark };
};

export const colours = {
  paper: colour('paper'),
  ink: colour('ink'),
  muted: colour('muted'),
  contour: colour('contour'),
  copper: colour('copper'),
};
