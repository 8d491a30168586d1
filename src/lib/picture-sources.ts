/**
 * The attributes of a `<picture>`'s sources, by their types and widths (`sizes`), and of a still
 * frame for visitors who want no motion.
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
