import * as home from '#model/home.ts';
import type { Output } from './output.ts';

const { path, icons } = home.profileIcons;

const elements = icons.map((icon, i) => `<path id="p${i}" d="${icon.path}"/>`);

/** The file with the icons of the owner's profiles, unless there are none. */
export const profileIcons: Output = () =>
  icons.length > 0
    ? [[path, () => `<svg xmlns="http://www.w3.org/2000/svg">${elements.join('')}</svg>`]]
    : [];
