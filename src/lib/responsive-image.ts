/** A picture: `srcset`s by type and, if it is animated, of a still frame; its size in pixels. */
export type ResponsiveImage = {
  sources: Record<string, string>;
  src: string;
  width: number;
  height: number;
  posterSrcset?: string;
  /** Whether it is dark lines on no ground, which need a light one in the dark scheme. */
  needsGround?: true;
  /** Of a video: its first picture, if it has one. */
  poster?: string;
};

/** Pictures by folder and file name: 'articles/plan.png'. */
export type Pictures = Record<string, ResponsiveImage>;
