/** The resume as data for its page. */
import { type Content, strings } from '#content/content.ts';
import { defined } from '#lib/defined.ts';
import { insertByTime, resumeOrder } from '#lib/role-order.ts';
import { present } from '#schema/constants.ts';
import type { Project } from '#schema/projects.ts';
import type { Resume, ResumeList, ResumePart } from '#schema/resume.ts';
import { isEmployment, toWork, type WorkFacts } from '#schema/role-facts.ts';

/** An item with a title: a role, a degree, an award. */
export type ResumeEntry = {
  /** The id of a role, for links to it. */
  id?: string;
  title: string;
  /** The company, school or giver. */
  by?: string | undefined;
  place?: string | undefined;
  url?: string | null | undefined;
  period?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  /** Whether it goes on if it has no end: roles do, and what ends at 'present'. */
  lasts?: boolean;
  project?: string | undefined;
  texts?: string[];
  highlights?: string[] | undefined;
  skills?: string[] | undefined;
  links?: { label: string; url: string }[];
};

/** A name, perhaps with a level, and its keywords. */
type ResumeLine = { name: string; rest: string[] };

/** Joins the names without keywords into one line. */
function joinNames(lines: ResumeLine[]): ResumeLine[] {
  const names = lines.filter(({ rest }) => rest.length === 0).map(({ name }) => name);
  if (names.length < 2) return lines;
  return [...lines.filter(({ rest }) => rest.length > 0), { name: '', rest: names }];
}

export type ResumeItem = ResumeEntry | ResumeLine | { quote: string; name: string };

const compact = (...texts: (string | undefined)[]) =>
  texts.filter((text) => text !== undefined && text !== '') as string[];

/** An end of a time, 'present' as an end that is still to come. */
const endOf = (end: string | undefined) => (end === present ? { lasts: true } : { end });

type Time = Pick<WorkFacts, 'startDate' | 'endDate' | 'period'>;

const timeOf = ({ startDate: start, endDate, period }: Time) => ({
  start,
  ...endOf(endDate),
  period,
});

/** The entry of a role in the career graph or of a role that only the resume has. */
const workEntry = ({ id, ...work }: WorkFacts & { id?: string }): ResumeEntry => ({
  ...(id && { id }),
  title: work.position,
  by: work.name,
  place: work.location,
  url: work.url,
  ...timeOf(work),
  lasts: true,
  project: work.project,
  texts: compact(work.summary),
  highlights: work.highlights,
  skills: work.keywords,
});

const projectEntry = ({ description, link, github, end, ...shared }: Project): ResumeEntry => ({
  ...shared,
  ...endOf(end),
  url: link ?? github,
  texts: compact(description),
});

type Day = { url?: string; date?: string | undefined; summary?: string };

/** The entry of something on a single day. */
const onDay = (
  title: string,
  by: string | undefined,
  { url, date, summary }: Day,
  authors = '',
) => ({ title, by, url, start: date, texts: compact(authors, summary) });

/** Turns the items of each list into entries. */
const lists: { [List in ResumeList]-?: (item: NonNullable<Resume[List]>[number]) => ResumeItem } = {
  education: ({ institution, url, location, score, courses = [], summary, ...study }) => {
    const degree = compact(study.studyType, study.area).join(strings.comma);
    return {
      title: degree || (institution ?? ''),
      by: degree ? institution : undefined,
      place: location,
      url,
      ...timeOf(study),
      texts: compact(score, summary, courses.join(strings.comma)),
    };
  },
  skills: ({ name, level, keywords = [] }) =>
    keywords.length > 0 && level
      ? { name: `${name} (${level})`, rest: keywords }
      : { name, rest: compact(...keywords, level) },
  languages: ({ language, fluency }) => ({ name: language, rest: compact(fluency) }),
  certificates: ({ name, issuer, ...at }) => onDay(name, issuer, at),
  publications: ({ name, publisher, authors = [], releaseDate: date, ...at }) =>
    onDay(name, publisher, { ...at, date }, authors.join(strings.comma)),
  talks: ({ name, event, ...at }) => onDay(name, event, at),
  awards: ({ title, awarder, ...at }) => onDay(title, awarder, at),
  volunteer: ({ organization, position, url, location, summary, highlights, ...time }) => ({
    title: position ?? organization ?? '',
    by: position && organization,
    place: location,
    url,
    ...timeOf(time),
    texts: compact(summary),
    highlights,
  }),
  interests: ({ name, keywords = [] }) => ({ name, rest: keywords }),
  references: ({ name, reference }) => ({ name, quote: reference }),
};

/** The parts with content, in the owner's order or the usual one; roles newest first. */
export function resumeParts(content: Content): { part: ResumePart; items: ResumeItem[] }[] {
  const { careerItems, projects, resume } = content;
  const { order = [], work: otherRoles = [], ...itemLists } = resume;
  const roles = resumeOrder(careerItems).flatMap((index) => {
    const item = defined(careerItems[index]);
    return isEmployment(item, resume.education) ? [{ ...toWork(item), id: `role-${index}` }] : [];
  });
  const parts = new Map<ResumePart, ResumeItem[]>([
    ['work', insertByTime(roles, otherRoles).map(workEntry)],
    ['projects', projects.map(projectEntry)],
    ...Object.entries(lists).map(([list, toItem]): [ResumePart, ResumeItem[]] => {
      const items = (itemLists[list as keyof typeof itemLists] ?? []).map((item) =>
        (toItem as (item: unknown) => ResumeItem)(item),
      );
      return [list as ResumePart, list === 'skills' ? joinNames(items as ResumeLine[]) : items];
    }),
  ]);
  return [...new Set([...order, ...parts.keys()])].flatMap((part) => {
    const items = parts.get(part) ?? [];
    return items.length > 0 ? [{ part, items }] : [];
  });
}
