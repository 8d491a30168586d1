import { Fragment } from 'react';

const scripts = {
  ja: /\p{Script=Hiragana}|\p{Script=Katakana}/u,
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
};

/** The language of a title by its script; undefined for alphabets. */
export const languageOfTitle = (title: string) =>
  Object.entries(scripts).find(([, script]) => script.test(title))?.[0];

/** A title that breaks between words, also in languages without spaces. */
export function Title({ children: title }: { children: string }) {
  const language = languageOfTitle(title);
  if (!language || language === 'ko') return title;
  const words: string[] = [];
  // Punctuation stays with the word before it.
  for (const { segment, isWordLike } of new Intl.Segmenter(language, {
    granularity: 'word',
  }).segment(title))
    if (isWordLike || words.length === 0) words.push(segment);
    else words[words.length - 1] += segment;
  return words.map((word, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: written once, never changed
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
