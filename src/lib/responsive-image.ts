/** A picture: `srcset`s by type and, if it is animated, of a still frame; its size in pixels. */
export type ResponsiveImage = {
  sources: Record<string, string>;
  src: string;
  width: number;
  height: number;
  posterSrcset?: string;
  /** Whether it has dark lines on a transparent background, and needs a light one in the dark scheme. */
  needsBackground?: true;
  /** Of a video: its first picture, if it has one. */
  poster?: string;
};

/** Pictures by folder and file name: 'articles/plan.png'. */
export type Pictures = Record<string, ResponsiveImage>;
