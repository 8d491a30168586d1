/** The writing systems that link previews can draw: the site's own faces lack them. */
import { writable } from './escape.ts';

/** A script, and the package and subset of the font that has its letters; in bold and in regular. */
export const writingSystems = [
  { letters: /\p{scx=Cyrillic}/u, family: 'noto-sans', subset: 'cyrillic' },
  { letters: /\p{scx=Greek}/u, family: 'noto-sans', subset: 'greek' },
  { letters: /\p{scx=Devanagari}/u, family: 'noto-sans', subset: 'devanagari' },
  { letters: /\p{scx=Arabic}/u, family: 'noto-sans-arabic', subset: 'arabic' },
  { letters: /\p{scx=Hebrew}/u, family: 'noto-sans-hebrew', subset: 'hebrew' },
] as const;

const others = writingSystems.map(({ letters }) => letters.source).join('');
const undrawable = new RegExp(`[^\\p{Script=Latin}${others}\\p{Nd}\\s\\p{P}\\p{Sc}+<=>|~^\`©®™°]`, 'gu');

/** Without what no font here has letters for; the page itself falls back to the system's. */
export const drawable = (text: string) => writable(text).replace(undrawable, '').replace(/\s+/g, ' ').trim();
