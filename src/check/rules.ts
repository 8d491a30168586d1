/**
 * Rules of the content that relate several values to each other; the schema has the rules of
 * single values.
 */
import type { Content } from '#content/content.ts';
import { stringsIn } from '#lib/text.ts';
import { keepsPositions } from '#model/career/career-graph.ts';
import type { CareerItem } from '#schema/career.ts';
import { careerCard, desktopBreakpoint } from '#schema/constants.ts';
import type { ContentName } from '#schema/content-schema.ts';
import { checkPalette } from './contrast.ts';
import { type Diagnostic, type Diagnostics, error } from './diagnostics.ts';
import { whereIs } from './schema.ts';

/** Errors for items that repeat the text of an earlier item. */
function* findRepeated(module: ContentName, texts: string[], field?: string): Diagnostics {
  for (const [index, name] of texts.entries())
    if (texts.indexOf(name) < index)
      yield error({ module, index, name, ...(field && { field }) }, `repeats '${name}'`);
}

function* connectionErrors({ careerItems, careerConnections }: Content): Diagnostics {
  const ids = careerItems.map(({ id }) => id);
  for (const [index, { id, title: name }] of careerItems.entries())
    if (id !== undefined && ids.indexOf(id) < index)
      yield error({ module: 'careerItems', index, name, field: 'id' }, `repeats '${id}'`);
  const known = ids.filter(Boolean).join(', ');
  const remedy = `positions are 0 to ${careerItems.length - 1}${known && `, and ids are ${known}`}`;
  const isRole = (end: unknown) => typeof end === 'number' && careerItems[end] !== undefined;
  for (const [index, [from, to]] of careerConnections.entries()) {
    const invalidEnds = [from, to].filter((end) => !isRole(end));
    const earlier = careerConnections.findIndex(([a, b]) => a === from && b === to);
    const message =
      (invalidEnds.length > 0 &&
        `there is no career item ${invalidEnds.join(' and ')}: ${remedy}`) ||
      (from === to && 'connects an item with itself') ||
      (earlier < index && 'repeats an earlier connection');
    if (message)
      yield error({ module: 'careerConnections', index, name: `${from}-${to}` }, message);
  }
}

/** Whether a month or year is before another: a year is not before its own months. */
const isEarlier = (date: string | undefined, other: string | undefined) =>
  date !== undefined &&
  other !== undefined &&
  date.slice(0, other.length) < other.slice(0, date.length);

/** What ends before it starts, and roles that have an end only. */
function* timeErrors({ careerItems, projects, resume }: Content): Diagnostics {
  const texts = new Map(stringsIn({ careerItems, projects, resume }));
  for (const [path, end] of texts) {
    const where = whereIs({ careerItems, projects, resume }, path.split('.'));
    const start = texts.get(path.replace(/\.end(?=(Date)?$)/, '.start'));
    if (!start && where.module === 'careerItems') yield error(where, 'needs a start');
    if (isEarlier(end, start)) yield error(where, `is before the start: ${start}`);
  }
}

/** Entries of the resume without a field that can be their title. */
function* namelessErrors({ resume: { education = [], volunteer = [] } }: Content): Diagnostics {
  for (const [i, { institution, studyType, area }] of education.entries())
    if (!institution && !studyType && !area)
      yield error(
        { module: 'resume', field: `education.${i}` },
        'needs an institution, a studyType or an area',
      );
  for (const [i, { organization, position }] of volunteer.entries())
    if (!organization && !position)
      yield error(
        { module: 'resume', field: `volunteer.${i}` },
        'needs an organization or a position',
      );
}

/** Cards that overlap or leave the graph at its narrowest. */
function* positionErrors(items: (CareerItem & { x: number; y: number })[]): Diagnostics {
  const { mediumWidthPercent: width, heightPercent: height } = careerCard;
  const narrowest = `at a width of ${desktopBreakpoint} px`;
  for (const [index, { title: name, x, y }] of items.entries()) {
    const where = { module: 'careerItems', index, name, field: 'x' } as const;
    if (Math.abs(x - 50) > 50 - width / 2 || Math.abs(y - 50) > 50 - height / 2)
      yield error(where, `leaves the graph ${narrowest}: x and y are percent, of a card's middle`);
    else
      for (const [i, other] of items.slice(0, index).entries())
        if (Math.abs(other.x - x) < width && Math.abs(other.y - y) < height)
          yield error(where, `overlaps careerItems[${i}] ${narrowest}`);
  }
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
    ...namelessErrors(content),
    // Without positions the layout keeps cards apart.
    ...(keepsPositions(careerItems) ? positionErrors(careerItems) : []),
  ];
}
