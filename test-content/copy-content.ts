import type { Content } from '#schema/content.ts';

/** A copy that a test can change; functions, which words are made of, are shared. */
export const copyOf = ({ words, articleWords, ...lists }: Content): Content => ({
  ...structuredClone(lists),
  words: { ...words },
  articleWords: { ...articleWords },
});
