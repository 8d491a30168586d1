/** The line style of a connection (§3), which depends on how many levels it climbs. */
export function lineStyle(from: { level: number }, to: { level: number }) {
  const gap = Math.abs(to.level - from.level);
  if (gap <= 1) return 'primary';
  return gap === 2 ? 'secondary' : 'tertiary';
}
