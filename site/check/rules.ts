/**
 * Rules of the content that relate several values to each other; shared/schema has the rules of
 * single values.
 */
import type { CareerItem } from '#content-types/career.ts';
import type { Content } from '../../shared/all-content.ts';
import { isPositioned } from '../../shared/career-graph.ts';
import { careerCard, desktopBreakpoint } from '../../shared/specification.ts';
import { checkPalette } from './contrast.ts';
import type { Diagnostic } from './diagnostics.ts';

/** Items whose text is already in the list. */
function repeated(list: Diagnostic['list'], texts: string[], field?: string): Diagnostic[] {
  return texts.flatMap((value, index): Diagnostic[] =>
    texts.indexOf(value) < index
      ? [
          {
            list,
            index,
            name: value,
            ...(field && { field }),
            severity: 'error',
            message: `repeats '${value}'`,
          },
        ]
      : [],
  );
}

function connectionErrors({ careerItems, careerConnections }: Content): Diagnostic[] {
  const ids = careerItems.flatMap(({ id }) => id ?? []);
  const repeatedIds = careerItems.flatMap(({ id, title: name }, index): Diagnostic[] =>
    id !== undefined && careerItems.findIndex((other) => other.id === id) < index
      ? [
          {
            ...({ list: 'careerItems', index, name, field: 'id', severity: 'error' } as const),
            message: `repeats '${id}'`,
          },
        ]
      : [],
  );
  const faults = careerConnections.flatMap(([from, to], index): Diagnostic[] => {
    const where = {
      list: 'careerConnections',
      index,
      name: `${from}-${to}`,
      severity: 'error',
    } as const;
    const unknown = [from, to].filter((end) => !(end in careerItems));
    if (unknown.length > 0) {
      const known = ids.length > 0 ? `: the ids are ${ids.join(', ')}` : '';
      return [{ ...where, message: `there is no career item ${unknown.join(' and ')}${known}` }];
    }
    if (from === to) return [{ ...where, message: 'connects an item with itself' }];
    const earlier = careerConnections.findIndex(([a, b]) => a === from && b === to);
    return earlier < index ? [{ ...where, message: 'repeats an earlier connection' }] : [];
  });
  return [...repeatedIds, ...faults];
}

/** Roles that end before they start, or have an end only. */
function timeErrors({ careerItems }: Content): Diagnostic[] {
  return careerItems.flatMap(({ title: name, start, end }, index): Diagnostic[] => {
    const where = { list: 'careerItems', index, name, field: 'end', severity: 'error' } as const;
    if (end && !start) return [{ ...where, message: 'needs a start' }];
    return start && end && end < start
      ? [{ ...where, message: `is before the start: ${start}` }]
      : [];
  });
}

/** Cards that overlap or leave the graph at its narrowest. */
function positionErrors(items: (CareerItem & { x: number; y: number })[]): Diagnostic[] {
  const { mediumWidthPercent: width, heightPercent: height } = careerCard;
  return items.flatMap(({ title: name, x, y }, index): Diagnostic[] => {
    const isOutside = Math.abs(x - 50) > 50 - width / 2 || Math.abs(y - 50) > 50 - height / 2;
    const others = items
      .slice(0, index)
      .flatMap((other, i) =>
        Math.abs(other.x - x) < width && Math.abs(other.y - y) < height ? [i] : [],
      );
    return [
      ...(isOutside ? ['leaves the graph'] : []),
      ...others.map((i) => `overlaps careerItems[${i}]`),
    ].map((what) => ({
      ...({ list: 'careerItems', index, name, field: 'x', severity: 'error' } as const),
      message: `${what} at a width of ${desktopBreakpoint} px`,
    }));
  });
}

/** The errors in content that keeps its schema. */
export function findErrors(content: Content): Diagnostic[] {
  const { projects, careerItems, topics, posts } = content;
  const titles = (items: { title: string }[]) => items.map(({ title }) => title);
  return [
    ...checkPalette(content.palette),
    ...repeated('projects', titles(projects), 'title'),
    ...repeated('posts', titles(posts), 'title'),
    ...repeated('topics', topics),
    ...connectionErrors(content),
    ...timeErrors(content),
    // Without positions the layout keeps cards apart.
    ...(careerItems.every(isPositioned) ? positionErrors(careerItems) : []),
  ];
}
