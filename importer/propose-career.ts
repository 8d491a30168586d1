/**
 * Proposes a career (docs/import.md): the roles of the graph, with levels, connections, icons and
 * colours, and the roles that only the resume lists.
 */
import { defined } from '../src/lib/defined.ts';
import type { CareerItem, ResolvedConnection } from '../src/schema/career.ts';
import { careerLevels } from '../src/schema/constants.ts';
import { placeholders } from '../src/schema/placeholders.ts';
import type { ResumeWork } from '../src/schema/resume.ts';
import { toWork } from '../src/schema/role-facts.ts';
import { cardLine } from './clean-text.ts';
import { omitEmpty } from './entries.ts';
import type { ImportedRole } from './imported.ts';

/** Matches patterns at the beginnings of words. */
const any = (patterns: string) => new RegExp(`(?<!\\p{L})(${patterns})`, 'iu');

const founds = '(co-?)?founder|(?<!product )owner(?!\\p{L})|entrepreneur';
const manages = 'chief|president|managing director|(ceo|cto|coo|cfo|partner)(?!\\p{L})';
const learns = 'intern(ship)?s?(?!\\p{L})|trainee|apprentice|student|phd';

/** English words that suggest an icon; the first match wins. */
const icons: [words: RegExp, icon: NonNullable<CareerItem['icon']>][] = [
  [any(`${learns}|research|teach|tutor`), 'graduation-cap'],
  [any(founds), 'lightbulb'],
  [any(manages), 'flame'],
  [any('data|analytics|sql|warehouse'), 'database'],
  [any('growth|sales(?!\\p{L})|marketing|revenue|product(?!\\p{L})'), 'trending-up'],
  [any('freelance|consult|contractor|self-employed|advisor'), 'briefcase'],
];

const leads = any(`${founds}|${manages}|head|director|vp|vice|lead`);
const engineers = any('engineer|developer|programmer|architect|scientist|data|software|technician');

/** Titles count before companies. */
function chooseIcon(title: string, company: string): NonNullable<CareerItem['icon']> {
  const iconOf = (text: string) => icons.find(([words]) => words.test(text))?.[1];
  return iconOf(title) ?? iconOf(company) ?? 'building';
}

function chooseColour(title: string): CareerItem['color'] {
  if (leads.test(title)) return 'copper';
  return engineers.test(title) ? 'teal' : 'ink';
}

/** A role's time for comparisons: its end, today last, then its start. */
const timeOf = ({ start = '', end = '9999' }: ImportedRole) => `${end.padEnd(7, '-99')} ${start}`;

/**
 * The oldest first, by their ends. A role without dates stays behind the role that is before it in
 * the resume's order.
 */
function orderByTime(roles: ImportedRole[]): ImportedRole[] {
  const starts = roles.flatMap(({ start }) => start ?? []);
  // Most resumes begin with the newest role.
  const isOldestFirst = (starts.at(0) ?? '') < (starts.at(-1) ?? '');
  const oldestFirst = isOldestFirst ? roles : roles.toReversed();
  const ordered = oldestFirst
    .filter(({ start }) => start)
    .sort((a, b) => timeOf(a).localeCompare(timeOf(b), 'en'));
  for (const [i, role] of oldestFirst.entries()) {
    const below = oldestFirst[i - 1];
    if (!role.start) ordered.splice(below ? ordered.indexOf(below) + 1 : 0, 0, role);
  }
  return ordered;
}

/**
 * Connects each role to the last one that had ended when it began, or else to the last that began
 * before it; a role without a next one to the first that began after its end. Roles without dates
 * follow each other if no role has one, and have no connections otherwise.
 */
function connect(roles: ImportedRole[]): ResolvedConnection[] {
  if (roles.every(({ start }) => !start))
    return roles.slice(1).map((_, index) => [index, index + 1]);
  const connections = roles.flatMap(({ start: begin }, index): ResolvedConnection[] => {
    if (!begin) return [];
    const before = roles.slice(0, index);
    const ended = before.findLastIndex(({ end }) => end && end <= begin);
    const from = ended < 0 ? before.findLastIndex(({ start = begin }) => start < begin) : ended;
    return from === -1 ? [] : [[from, index]];
  });
  const more = roles.flatMap(({ end }, index): ResolvedConnection[] => {
    if (!end || connections.some(([from]) => from === index)) return [];
    const next = roles.findIndex(({ start }, i) => i > index && start && start >= end);
    return next === -1 ? [] : [[index, next]];
  });
  return [...connections, ...more].sort(([a, b], [c, d]) => a - c || b - d);
}

/**
 * Each role is a step above those it came from, and none below an earlier one. Steps share levels
 * if there are too many.
 */
function assignLevels(count: number, connections: ResolvedConnection[]): number[] {
  const steps: number[] = [];
  for (let index = 0; index < count; index++) {
    const above = connections.flatMap(([from, to]) =>
      to === index ? defined(steps[from]) + 1 : [],
    );
    steps.push(Math.max(...above, steps.at(-1) ?? 0));
  }
  const highest = Math.max(...steps);
  const scale = highest > careerLevels.highest ? careerLevels.highest / highest : 1;
  return steps.map((step) => Math.round(step * scale));
}

/** A career from a resume's roles, with connections. */
export function proposeCareer(roles: ImportedRole[]) {
  const ordered = orderByTime(roles.length > 0 ? roles : [{}]);
  const connections = connect(ordered);
  const levels = assignLevels(ordered.length, connections);
  const items = ordered.map((role, index): CareerItem => {
    const { title = placeholders.title, company, start, end, period = '', ...details } = role;
    return {
      title,
      company: company ?? placeholders.company,
      project: cardLine([details.summary ?? [], details.highlights ?? []].flat()),
      ...details,
      icon: chooseIcon(title, company ?? ''),
      color: chooseColour(title),
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

/** Titles and companies that summarize several roles. */
const various =
  /^(various|several|multiple|miscellaneous|diverse|verschiedene|mehrere|divers(es)?|plusieurs|varios|varias|vários|várias|vari|varie|diverse|różne|çeşitli|разные|その他|多家|متنوع)(?!\p{L})|(?<!\p{L})(prior|previous|earlier|other|additional|frühere|weitere|sonstige|autres?|otras?|outras?|altre|andere) (work |professional )?(experiences?|roles|positions|jobs|employment|erfahrung(en)?|tätigkeiten|stationen|expériences?|experiencias?|experiências?|esperienze|ervaring(en)?)/iu;

const isVarious = ({ title = '', company = '' }: ImportedRole) =>
  various.test(title.trim()) || various.test(company.trim());

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

/** A role as the resume lists it. */
export function asResumeWork({ title = '', company = '', ...facts }: ImportedRole): ResumeWork {
  const empty = { title: '', project: '', duration: '', period: '' };
  const work = omitEmpty(toWork({ ...empty, ...facts, company: title && company }));
  return { ...work, position: title || company || '…' };
}
