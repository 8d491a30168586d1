import type { Skyline as SkylineShape } from '#model/career/skyline.ts';

/** A ridge behind the skyline, lower than its summit. */
const haze = 'M-9 66 8 56 18 62 30 42 40 52 54 32 68 46 84 40 99 56 129 60V120H-9';

/** The upper edge of the closing section: a decorative profile of the owner's career. */
export const Skyline = ({ ridge }: SkylineShape) => (
  <div className="skyline mirrored">
    <svg width="420" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {/* The nearer ridge covers the farther one, so that together they are darker. */}
      <path d={haze} className="haze" />
      <path d={haze} className="haze" transform="translate(-16 14)" />
      <path d={ridge} />
    </svg>
    <div className="mark" />
  </div>
);
