/** The palette's colours for generated images, icons and the browser's interface. */
import { formatHex } from 'culori';
import { palette } from '#content/content.ts';

const entries = Object.entries(palette).map(([name, values]) => {
  const [light, dark] = values.map((value) => formatHex(value));
  return [name, { light, dark }];
});

/** The palette's colours in both schemes, as hexadecimal sRGB. */
export const colours: Record<keyof typeof palette, { light: string; dark: string }> =
  Object.fromEntries(entries);
