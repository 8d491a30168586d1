import { defined } from '#lib/defined.ts';
import type { CareerItem, ResolvedConnection } from '#schema/career.ts';
import type { UiStrings } from '#strings/types.ts';

/** The roles before and after a role, and its level, for visitors who cannot see the lines. */
export function describeConnections(
  index: number,
  items: CareerItem[],
  connections: ResolvedConnection[],
  { comma, experience: strings }: Pick<UiStrings, 'comma' | 'experience'>,
  hasLevels: boolean,
): string {
  const listRoles = (ends: number[]) =>
    ends
      .flatMap((end) => items[end] ?? [])
      .map(({ title, company }) => (company ? strings.role(title, company) : title))
      .join(comma);
  const before = listRoles(connections.flatMap(([from, to]) => (to === index ? [from] : [])));
  const after = listRoles(connections.flatMap(([from, to]) => (from === index ? [to] : [])));
  return [
    hasLevels && strings.atLevel(defined(items[index]).level),
    before && strings.cameFrom(before),
    after && strings.ledTo(after),
  ]
    .filter(Boolean)
    .join(' ');
}
