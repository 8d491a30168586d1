import { profileIcons } from '#model/home.ts';
import type { Output } from './output.ts';

const { path, marks } = profileIcons;

const elements = marks.map((mark, i) => `<path id="p${i}" d="${mark.path}"/>`);

/** The file with the icons of the owner's profiles, unless there are none. */
export const profileIconsFile: Output = () =>
  marks.length > 0
    ? [[path, () => `<svg xmlns="http://www.w3.org/2000/svg">${elements.join('')}</svg>`]]
    : [];
