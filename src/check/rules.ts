/**
 * Rules of the content that relate several values to each other; the schema has the rules of
 * single values.
 */

import type { Content } from '#content/content.ts';
import { isPositioned } from '#model/career/career-graph.ts';
import type { CareerItem } from '#schema/career.ts';
import { careerCard, desktopBreakpoint } from '#schema/constants.ts';
import type { ContentName } from '#schema/content-schema.ts';
import { checkPalette } from './contrast.ts';
import { type Diagnostic, error } from './diagnostics.ts';

/** Errors for items that repeat the text of an earlier item. */
const findRepeated = (module: ContentName, texts: string[], field?: string) =>
  texts.flatMap((name, index) =>
    texts.indexOf(name) < index
      ? [error({ module, index, name, ...(field && { field }) }, `repeats '${name}'`)]
      : [],
  );

function connectionErrors({ careerItems, careerConnections }: Content): Diagnostic[] {
  const ids = careerItems.map(({ id }) => id);
  const repeatedIds = careerItems.flatMap(({ id, title: name }, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [error({ module: 'careerItems', index, name, field: 'id' }, `repeats '${id}'`)]
      : [],
  );
  const known = ids.filter(Boolean).join(', ');
  const isRole = (end: unknown) => typeof end === 'number' && careerItems[end] !== undefined;
  const errors = careerConnections.map(([from, to], index) => {
    const invalidEnds = [from, to].filter((end) => !isRole(end));
    const isQuoted = invalidEnds.some((end) => isRole(Number(end)));
    const isBeyond = invalidEnds.some((end) => Number(end) >= careerItems.length);
    const remedy =
      (isQuoted && ': positions have no quotes') ||
      (isBeyond &&
        `: positions are 0 to ${careerItems.length - 1}. If a role was deleted, correct all pairs`) ||
      (known && `: the ids are ${known}`);
    const earlier = careerConnections.findIndex(([a, b]) => a === from && b === to);
    const message =
      (invalidEnds.length > 0 && `there is no career item ${invalidEnds.join(' and ')}${remedy}`) ||
      (from === to && 'connects an item with itself') ||
      (earlier < index && 'repeats an earlier connection');
    const where = { module: 'careerConnections', index, name: `${from}-${to}` } as const;
    return message ? [error(where, message)] : [];
  });
  return [...repeatedIds, ...errors.flat()];
}

/** Whether a month or year is before another: a year is not before its own months. */
export const isEarlier = (date: string | undefined, other: string | undefined) =>
  date !== undefined &&
  other !== undefined &&
  date.slice(0, other.length) < other.slice(0, date.length);

/** Roles that end before they start, or have an end only. */
const timeErrors = ({ careerItems }: Content) =>
  careerItems.flatMap(({ title: name, start, end }, index) => {
    const where = { module: 'careerItems', index, name, field: 'end' } as const;
    if (end && !start) return [error(where, 'needs a start')];
    return isEarlier(end, start) ? [error(where, `is before the start: ${start}`)] : [];
  });

/** Cards that overlap or leave the graph at its narrowest. */
function positionErrors(items: (CareerItem & { x: number; y: number })[]): Diagnostic[] {
  const { mediumWidthPercent: width, heightPercent: height } = careerCard;
  return items.flatMap(({ title: name, x, y }, index) => {
    const isOutside = Math.abs(x - 50) > 50 - width / 2 || Math.abs(y - 50) > 50 - height / 2;
    const overlaps = items
      .slice(0, index)
      .flatMap((other, i) =>
        Math.abs(other.x - x) < width && Math.abs(other.y - y) < height
          ? [`overlaps careerItems[${i}]`]
          : [],
      );
    const where = { module: 'careerItems', index, name, field: 'x' } as const;
    return [...(isOutside ? ['leaves the graph'] : []), ...overlaps].map((what) =>
      error(where, `${what} at a width of ${desktopBreakpoint} px`),
    );
  });
}

/** The errors in content that matches its schema. */
export function checkRules(content: Content): Diagnostic[] {
  const { projects, careerItems, topics, posts } = content;
  const titles = (items: { title: string }[]) => items.map(({ title }) => title);
  return [
    ...checkPalette(content.palette),
    ...findRepeated('projects', titles(projects), 'title'),
    ...findRepeated('posts', titles(posts), 'title'),
    ...findRepeated('topics', topics),
    ...connectionErrors(content),
    ...timeErrors(content),
    // Without positions the layout keeps cards apart.
    ...(careerItems.every(isPositioned) ? positionErrors(careerItems) : []),
  ];
}
