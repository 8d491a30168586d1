import { defined } from '#lib/defined.ts';

/** FNV-1a, 32 bit (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ defined(character.codePointAt(0)), 0x01000193);
  return value >>> 0;
}

/** mulberry32: pseudorandom numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Profile = { ridges: string[]; summit: { x: number; y: number } };

type Peak = { x: number; height: number; reach: number; steepness: number };

const [left, right] = [8, 292];

/**
 * A terrain profile in a 300 by 104 view box that depends only on the title: three ridges, and the
 * summit of the front one, which has the copper mark.
 */
export function terrainProfile(title: string): Profile {
  const random = randomFrom(hash(title));
  const between = (low: number, high: number) => low + random() * (high - low);
  const peak = (lowest: number, highest: number): Peak => ({
    x: between(left + 30, right - 30),
    height: between(lowest, highest),
    reach: between(60, 190),
    steepness: between(0.8, 2.4),
  });
  const ridge = (base: number, roughness: number, peaks: Peak[]) => {
    const steps = Math.round(between(9, 18));
    // A corner close to a peak would look like a mistake.
    const corners = Array.from(
      { length: steps + 1 },
      (_, i) => left + (i * (right - left)) / steps,
    ).filter((corner) => peaks.every(({ x }) => Math.abs(corner - x) > 8));
    return [...corners, ...peaks.map(({ x }) => x)]
      .sort((a, b) => a - b)
      .map((x) => {
        const rises = peaks.map(
          (peak) =>
            peak.height * Math.max(0, 1 - Math.abs(x - peak.x) / peak.reach) ** peak.steepness,
        );
        return {
          x: Math.round(x),
          y: Math.round(base - Math.max(...rises) + random() * roughness),
        };
      });
  };
  const foremost = ridge(92, between(2, 8), [peak(62, 76), peak(10, 50)]);
  const farther = [
    ridge(86, between(2, 8), [peak(30, 60)]),
    ridge(80, between(2, 8), [peak(12, 40)]),
  ];
  const path = (points: { x: number; y: number }[]) =>
    `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const summit = foremost.reduce((highest, point) => (point.y < highest.y ? point : highest));
  return { ridges: [...farther, foremost].map(path), summit };
}
