import { chineseOrJapanese } from './words-in.ts';

const wide = new RegExp(
  `[${chineseOrJapanese}\\p{Script=Hangul}\\p{Emoji_Presentation}\\u3000-\\u303f\\uff00-\\uff60]`,
  'u',
);

/** Whether a character is as wide as the font size: Chinese, Japanese, Korean, emoji. */
export const isWide = (character: string) => wide.test(character);
