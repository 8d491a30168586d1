/** Proposes the graph's roles, with levels, connections, icons and colours (docs/import.md). */
import { placeholders } from '../src/check/placeholders.ts';
import { defined } from '../src/lib/defined.ts';
import type { CareerItem, ResolvedConnection } from '../src/schema/career.ts';
import { careerLevels } from '../src/schema/constants.ts';
import type { ResumeWork } from '../src/schema/resume.ts';
import { toWork } from '../src/schema/role-facts.ts';
import { cardLine } from './clean-text.ts';
import { omitEmpty } from './entries.ts';
import type { ImportedRole } from './imported.ts';
import words from './words.json' with { type: 'json' };

/** The first kind of which a word of a text begins with an English word (words.json). */
function findKind<Kind extends string>(kinds: Record<Kind, string>, text: string) {
  const all = Object.entries(kinds) as [Kind, string][];
  return all.find(([, known]) => new RegExp(`(?<!\\p{L})(${known})`, 'iu').test(text))?.[0];
}

/** For comparisons: the end, today last, then the start. */
const sortKey = ({ start, end = 'today' }: ImportedRole) => `${end.padEnd(7, '-99')} ${start}`;

const isDated = ({ start }: ImportedRole) => start !== undefined;

/** The oldest first, by their ends. A role without a start stays behind its older neighbour. */
function orderByTime(roles: ImportedRole[]): ImportedRole[] {
  const dated = roles.filter(isDated);
  const [first, last] = [dated.at(0), dated.at(-1)];
  // Most resumes begin with the newest role.
  const isOldestFirst = first && last && sortKey(first) < sortKey(last);
  const oldestFirst = isOldestFirst ? roles : roles.toReversed();
  const ordered = oldestFirst
    .filter(isDated)
    .sort((a, b) => sortKey(a).localeCompare(sortKey(b), 'en'));
  for (const [i, role] of oldestFirst.entries()) {
    const below = oldestFirst[i - 1];
    if (!isDated(role)) ordered.splice(below ? ordered.indexOf(below) + 1 : 0, 0, role);
  }
  return ordered;
}

/** For each role, in the order of their ends, those that had ended when it began. */
function findEnded(roles: ImportedRole[]): number[][] {
  const indices = [...roles.keys()];
  // Without any dates, the one before.
  if (!roles.some(isDated)) return indices.map((index) => indices.slice(index - 1, index));
  return roles.map(({ start: begin = '' }, own) =>
    indices.slice(0, own).filter((index) => {
      const { start: from = '', end: to = from && 'today' } = defined(roles[index]);
      const length = Math.min(to.length, begin.length);
      const [end, next] = [to.slice(0, length), begin.slice(0, length)];
      // In the year of its end, it must have begun before that year.
      return end < next || (end === next && from.slice(0, length) < next);
    }),
  );
}

/** Months since the year 0: the middle of a year without a month, and the far future for no date. */
const months = (date = '9999') => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7) || 6);

/** A role that begins up to this many months before another one ends follows it: people hand over. */
const handover = 3;

/** A role counts as much as this many months: gaps between roles must not make a side job the main line. */
const monthsPerRole = 6;

/** The main line: the roles that follow each other for the longest time. Others run beside it. */
function findMainLine(roles: ImportedRole[], ended: number[][]): number[] {
  const latest = Math.max(...roles.flatMap(({ start, end = start }) => (end ? months(end) : [])));
  const spans = roles.map(({ start, end }) =>
    start ? { from: months(start), to: Math.min(latest, months(end)) } : undefined,
  );
  type Line = { score: number; line: number[] };
  const none: Line = { score: 0, line: [] };
  const lines: Line[] = [];
  for (const [index, own] of spans.entries()) {
    let best = none;
    for (const [before, line] of lines.entries()) {
      const other = spans[before];
      const overlap = own && other && own.from > other.from ? other.to - own.from : Infinity;
      const follows = ended[index]?.includes(before) || overlap <= handover;
      if (follows && line.score >= best.score) best = line;
    }
    const length = own ? Math.max(1, own.to - own.from) : 1;
    lines.push({ score: best.score + length + monthsPerRole, line: [...best.line, index] });
  }
  return lines.reduce((best, line) => (line.score >= best.score ? line : best), none).line;
}

/**
 * Connects each role with the one before it in the main line, and with those for which it is the first
 * role after their end. A role that runs beside the main line is a branch of the role during which it
 * began. It has a line to a later role only if it ended after that role. Lines lead upwards.
 */
function connect(roles: ImportedRole[], ended: number[][], levels: number[]): ResolvedConnection[] {
  const starts = roles.map(({ start = '' }) => start);
  const mainLine = findMainLine(roles, ended);
  /** The roles that went on when a role began. */
  const goingOnAt = (to: number) =>
    [...starts.keys()].filter((index) => {
      const start = starts[index];
      return start && start < defined(starts[to]) && !ended[to]?.includes(index);
    });
  const isBranch = (index: number) => !mainLine.includes(index) && goingOnAt(index).length > 0;
  const trunkOf = (index: number) => {
    const goingOn = goingOnAt(index);
    return goingOn.findLast((other) => mainLine.includes(other)) ?? goingOn.at(-1);
  };
  /** The indices are in the order of ends. */
  const isSideJob = (index: number) => isBranch(index) && index < (trunkOf(index) ?? -1);
  return starts.flatMap((begin, to): ResolvedConnection[] => {
    const before = defined(ended[to]);
    const isFirstAfter = (from: number) =>
      !starts.some((start, i) => start < begin && ended[i]?.includes(from));
    if (!isBranch(to)) {
      const last = mainLine[mainLine.indexOf(to) - 1] ?? before.at(-1);
      const others = before.filter(
        (from) => from !== last && isFirstAfter(from) && !isSideJob(from),
      );
      if (last !== undefined) return [...others, last].map((from) => [from, to]);
    }
    const trunk = trunkOf(to);
    if (trunk === undefined) return [];
    return [defined(levels[trunk]) <= defined(levels[to]) ? [trunk, to] : [to, trunk]];
  });
}

/** Each role is a step above those that had ended when it began; many steps share levels. */
function assignLevels(ended: number[][]): number[] {
  const steps: number[] = [];
  for (const before of ended)
    steps.push(Math.max(...before.map((index) => defined(steps[index]) + 1), steps.at(-1) ?? 0));
  const highest = Math.max(...steps);
  const scale = highest > careerLevels.highestProposed ? careerLevels.highestProposed / highest : 1;
  return steps.map((step) => Math.round(step * scale));
}

/** A career from a resume's roles, with connections. */
export function proposeCareer(roles: ImportedRole[]) {
  const ordered = orderByTime(roles);
  const ended = findEnded(ordered);
  const levels = assignLevels(ended);
  const connections = connect(ordered, ended, levels);
  const items = ordered.map((role, index): CareerItem => {
    const { title = placeholders.title, company = '', start, end, period = '', ...details } = role;
    const line = cardLine([details.summary ?? [], details.highlights ?? []].flat());
    return {
      title,
      company,
      project: line === title ? '' : line,
      ...details,
      icon: findKind(words.icons, title) ?? findKind(words.icons, company) ?? 'building',
      color: findKind(words.colours, title) ?? 'ink',
      ...(start && { start }),
      ...(end && { end }),
      period,
      duration: '',
      type: 'work',
      level: defined(levels[index]),
    };
  });
  return { items, connections };
}

/** The maximum number of roles that read well as a graph, at 1280 pixels. */
export const maxRolesOnGraph = 15;

/** 'Various companies', 'Previous professional experience', and the like. */
const various = new RegExp(
  `^\\P{L}*(${words.roles.several})(\\P{L}+(${words.roles.kinds}))*\\P{L}*$`,
  'iu',
);

/** Whether a role summarizes several. One that goes on does not. */
const isVarious = ({ start, end, title = '', company = '' }: ImportedRole): boolean =>
  !(start && !end) && (various.test(title) || various.test(company));

/** @returns the roles in their order; those on the graph are at least one. */
export function divideRoles(roles: ImportedRole[]) {
  const plain = roles.filter((role) => !isVarious(role));
  const nodes = plain.length > 0 ? plain : roles.slice(0, 1);
  const latest = new Set(orderByTime(nodes).slice(-maxRolesOnGraph));
  return {
    onGraph: roles.filter((role) => latest.has(role)),
    others: roles.filter((role) => !latest.has(role)),
  };
}

export function asResumeWork({ title = '', company = '', ...facts }: ImportedRole): ResumeWork {
  const empty = { title: '', project: '', duration: '', period: '' };
  const work = omitEmpty(toWork({ ...empty, ...facts, company: title && company }));
  return { ...work, position: title || company || '…' };
}
