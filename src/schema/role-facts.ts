/** The list of a role's facts, which every output of roles uses. */
import type { FieldsOf } from '#lib/fields-of.ts';
import type { CareerItem } from './career.ts';
import type { Resume, ResumeWork } from './resume.ts';

/** The fields that only the career graph uses. */
export type GraphField = 'id' | 'icon' | 'color' | 'type' | 'level' | 'x' | 'y';

export type RoleFacts = Omit<CareerItem, GraphField>;

/** The facts that a role's details add to its card. */
const detailFacts = ['summary', 'highlights', 'place', 'link', 'skills'] as const;

export type DetailFact = (typeof detailFacts)[number];

/** The facts at the beginning of a card and of its details. */
export type HeadFact = 'title' | 'company' | 'period' | 'duration';

/** Whether a role has facts that its card does not show. */
export const hasDetails = (role: Pick<RoleFacts, DetailFact>): boolean =>
  detailFacts.some((field) => role[field]?.length);

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
export function repeatsLine({ project, summary = '', highlights = [] }: WorkFields): boolean {
  const line = project.replace(/(?<![.…])[.…]+$/, '');
  return line !== '' && [summary, ...highlights].some((text) => text.startsWith(line));
}

type OrUndefined<Fields> = { [Field in keyof Fields]: Fields[Field] | undefined };

/** A role with the field names of JSON Resume, and its project line. */
export type WorkFacts = Pick<ResumeWork, 'position'> &
  OrUndefined<Omit<ResumeWork, 'position'> & { project?: string }>;

type WorkFields = FieldsOf<RoleFacts, HeadFact | 'project' | 'start' | 'end' | DetailFact>;

/** The facts of a role, without its project line if its details begin with that line. */
export const toWork = (role: WorkFields): WorkFacts =>
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
