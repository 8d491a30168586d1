import type { Content } from '#content/content.ts';

/** A copy that a test can change. Strings with parameters are functions, which stay shared. */
export const copyOf = ({ strings, articleStrings, ...lists }: Content): Content => ({
  ...structuredClone(lists),
  strings: { ...strings },
  articleStrings: { ...articleStrings },
});
