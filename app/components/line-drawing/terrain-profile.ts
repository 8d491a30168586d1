/** FNV-1a, 32 bit (http://www.isthe.com/chongo/tech/comp/fnv/): the same text always gives the same number. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** mulberry32: a stream of numbers from 0 to 1 that depends on the seed alone. */
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

const width = 300;
const steps = 12;

/**
 * A terrain profile in a 300 by 104 view box for a project without a drawing of its own: three ridges behind one
 * another whose shape depends on the title alone, and the summit of the foremost, where the copper mark stands.
 */
export function terrainProfile(title: string): Profile {
  const random = randomFrom(hash(title));
  const peakAt = 3 + Math.floor(random() * (steps - 5));
  const ridge = (base: number, height: number, peak: number) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const slope = Math.max(0, 1 - Math.abs(i - peak) / (steps / 1.8));
      const roughness = i === peak ? 0 : random() * 10;
      return { x: 8 + (i * (width - 16)) / steps, y: Math.round(base - height * slope ** 1.4 + roughness) };
    });
  const foremost = ridge(92, 70, peakAt);
  const farther = [ridge(84, 44, steps - peakAt + 1), ridge(78, 30, (peakAt + 5) % steps)];
  const path = (points: { x: number; y: number }[]) =>
    `M${points.map(({ x, y }) => `${Math.round(x)} ${y}`).join('L')}`;
  const summit = foremost.reduce((highest, point) => (point.y < highest.y ? point : highest));
  return {
    ridges: [...farther, foremost].map(path),
    summit: { x: Math.round(summit.x), y: summit.y },
  };
}
