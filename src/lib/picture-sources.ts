/**
 * The attributes of a `<picture>`'s sources, for React and for articles.
 *
 * @param picture its `srcset`s by type, and that of a still frame for visitors who want no motion.
 * @param sizes the width on screens, as CSS.
 */
export const pictureSources = (
  { sources, posterSrcset }: { sources: Record<string, string>; posterSrcset?: string },
  sizes: string,
) => [
  ...(posterSrcset
    ? [{ media: '(prefers-reduced-motion:reduce)', srcSet: posterSrcset, sizes }]
    : []),
  ...Object.entries(sources).map(([type, srcSet]) => ({ type, srcSet, sizes })),
];
