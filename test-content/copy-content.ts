import type { Content } from '#schema/content.ts';

/** A copy that a test can change; functions, which some strings are, are shared. */
export const copyOf = ({ strings, articleStrings, ...lists }: Content): Content => ({
  ...structuredClone(lists),
  strings: { ...strings },
  articleStrings: { ...articleStrings },
});
