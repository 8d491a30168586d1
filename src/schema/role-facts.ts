/** The list of a role's facts, which every output of roles uses. */
import { readingOrder } from '#lib/role-order.ts';
import type { CareerItem } from './career.ts';
import { longCareer } from './constants.ts';
import type { Resume, ResumeWork } from './resume.ts';

/**
 * Where each field of a role is shown: at the beginning of its card and of its details, as a line of
 * the card, in the details alone, or by the career graph. The compiler asks for a new field here.
 */
const roleFields = {
  title: 'head',
  company: 'head',
  period: 'head',
  duration: 'head',
  project: 'line',
  summary: 'details',
  highlights: 'details',
  place: 'details',
  link: 'details',
  skills: 'details',
  start: 'time',
  end: 'time',
  id: 'graph',
  icon: 'graph',
  color: 'graph',
  type: 'graph',
  level: 'graph',
  x: 'graph',
  y: 'graph',
} as const satisfies Record<keyof CareerItem, 'head' | 'line' | 'details' | 'time' | 'graph'>;

type Fields = typeof roleFields;

export type FieldIn<Place> = {
  [Field in keyof Fields]: Fields[Field] extends Place ? Field : never;
}[keyof Fields];

export type RoleFacts = Omit<CareerItem, FieldIn<'graph'>>;

/** The fields of a role's card. */
export type CardFields = Pick<CareerItem, FieldIn<'head' | 'line'> | 'icon' | 'color'>;

/** The fields of a role's details. */
export type DetailsFields = Pick<CareerItem, FieldIn<'head' | 'details'>>;

/** Whether a role has facts that its card does not show. */
export const hasDetails = (role: Pick<CareerItem, FieldIn<'details'>>): boolean =>
  Object.entries(roleFields).some(
    ([field, place]) => place === 'details' && role[field as FieldIn<'details'>]?.length,
  );

/** Whether a role is also in the education: studies can be roles of the career, too. */
export const isStudy = (
  { title, company, start }: Pick<RoleFacts, 'title' | 'company' | 'start'>,
  studies: Resume['education'] = [],
): boolean =>
  studies.some(
    ({ institution, startDate, studyType, area }) =>
      (institution ?? '') === company &&
      // A break that began with a study of which no school is named is not that study.
      (start && company
        ? startDate === start
        : [studyType, area].filter(Boolean).join(', ') === title),
  );

/** Whether lists of employment have a role: the education already lists a study. */
export const isEmployment = (item: RoleFacts, studies: Resume['education']): boolean =>
  hasDetails(item) || !isStudy(item, studies);

/** Whether a role's details begin with its card's project line. */
export function repeatsLine({ project, summary = '', highlights = [] }: RoleFacts): boolean {
  const line = project.replace(/(?<![.…])[.…]+$/, '');
  return line !== '' && [summary, ...highlights].some((text) => text.startsWith(line));
}

type OrUndefined<Fields> = { [Field in keyof Fields]: Fields[Field] | undefined };

/** A role with the field names of JSON Resume, and its project line. */
export type WorkFacts = Pick<ResumeWork, 'position'> &
  OrUndefined<Omit<ResumeWork, 'position'> & { project?: string }>;

/** The facts of a role, without its project line if its details begin with that line. */
export const toWork = (role: RoleFacts): WorkFacts =>
  ({
    name: role.company || undefined,
    position: role.title,
    url: role.link,
    location: role.place,
    startDate: role.start,
    endDate: role.end,
    period: role.period,
    project: (!repeatsLine(role) && role.project) || undefined,
    summary: role.summary,
    highlights: role.highlights,
    keywords: role.skills,
  }) satisfies Record<keyof WorkFacts, unknown>;

/** The roles of the graph and the timeline, and those that are folded below both. */
export function foldRoles(items: CareerItem[]) {
  const order = readingOrder(items);
  return { first: order.slice(0, longCareer), earlier: order.slice(longCareer) };
}
