import type { CareerItem, ResolvedConnection } from '#schema/career.ts';

/**
 * The connections on the way to the summit, from it down: each time to the role on the highest level;
 * of those, to the one that started last; without dates, to the later one.
 */
export function findSpine(
  items: Pick<CareerItem, 'start' | 'level'>[],
  connections: ResolvedConnection[],
  summit: number | undefined,
): ResolvedConnection[] {
  const started = (role: number) => items[role]?.start ?? '';
  const level = (role: number) => items[role]?.level ?? 0;
  const spine: ResolvedConnection[] = [];
  const seen = new Set<number>();
  for (let top = summit; top !== undefined && !seen.has(top); ) {
    const end: number = top;
    seen.add(end);
    const steps = connections.filter(([from, to]) => to === end && !seen.has(from));
    const [step] = steps.sort(
      ([a], [b]) => level(b) - level(a) || started(b).localeCompare(started(a)) || b - a,
    );
    if (step) spine.push(step);
    top = step?.[0];
  }
  return spine;
}
