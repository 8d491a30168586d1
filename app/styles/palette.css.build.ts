/** The owner's colours as custom properties: `lineStrong` is `--line-strong`. */
import { palette } from '../content.ts';

const tokens = Object.entries(palette).map(([name, [light, dark]]) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--${token}: light-dark(${light}, ${dark});`;
});

export default `:root { ${tokens.join(' ')} }`;
