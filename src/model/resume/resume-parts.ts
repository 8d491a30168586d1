/** A resume as data, for its page and its plain text. */
import type { CareerItem } from '#schema/career.ts';
import type { Content } from '#schema/content.ts';
import { words } from '#schema/content.ts';
import type { ProjectFields } from '#schema/projects.ts';
import type { Resume, ResumeList, ResumePart } from '#schema/resume.ts';
import { resumeOrder } from '#schema/role-order.ts';
import { hasDetails, repeatsLine } from '#schema/role-texts.ts';

/** An item with a title: a role, a degree, an award. */
export type ResumeEntry = {
  /** Of a role, for links to it. */
  id?: string;
  title: string;
  /** The company, school or giver. */
  by?: string | undefined;
  place?: string | undefined;
  url?: string | null | undefined;
  period?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  /** Ongoing if there is no end date; single days are not. */
  lasts?: boolean;
  texts?: string[];
  highlights?: string[] | undefined;
  skills?: string[] | undefined;
  links?: { label: string; url: string }[];
};

/** A name, perhaps with a level, and a list of words. */
export type ResumeRun = { name: string; rest: string[] };

/** Joins the names without keywords into one run, so that they do not take a line each. */
function joinNames(runs: ResumeRun[]): ResumeRun[] {
  const names = runs.filter(({ rest }) => rest.length === 0).map(({ name }) => name);
  if (names.length < 2) return runs;
  return [...runs.filter(({ rest }) => rest.length > 0), { name: '', rest: names }];
}

export type ResumeQuote = { quote: string; name: string };

export type ResumeItem = ResumeEntry | ResumeRun | ResumeQuote;

const compact = (...texts: (string | undefined)[]) =>
  texts.filter((text) => text !== undefined && text !== '') as string[];

function role(item: CareerItem, index: number): ResumeEntry {
  const { title, company, project, place, link, start, end, period, summary, highlights, skills } =
    item;
  const texts = compact(repeatsLine(item) ? undefined : project, summary);
  return {
    id: `role-${index}`,
    title,
    by: company,
    place,
    url: link,
    period,
    start,
    end,
    lasts: true,
    texts,
    highlights,
    skills,
  };
}

/** A role that only the resume has. */
const otherRole = ({
  position,
  name,
  url,
  location,
  summary,
  highlights,
  keywords,
  period,
  startDate,
  endDate,
}: NonNullable<Resume['work']>[number]): ResumeEntry => ({
  title: position,
  by: name,
  place: location,
  url,
  period,
  start: startDate,
  end: endDate,
  lasts: true,
  texts: compact(summary),
  highlights,
  skills: keywords,
});

type ProductFields = ProjectFields<
  'title' | 'description' | 'link' | 'github' | 'links' | 'start' | 'end' | 'highlights' | 'skills',
  'drawing' | 'picture'
>;

const product = ({ description, link, github, ...shared }: ProductFields): ResumeEntry => ({
  ...shared,
  url: link ?? github,
  lasts: true,
  texts: compact(description),
});

/** Turns the items of each list into entries. */
const lists: { [List in ResumeList]-?: (item: NonNullable<Resume[List]>[number]) => ResumeItem } = {
  education: ({
    institution,
    area,
    studyType,
    url,
    location,
    score,
    courses = [],
    summary,
    startDate,
    endDate,
    period,
  }) => {
    const degree = compact(studyType, area).join(', ');
    return {
      title: degree || institution,
      by: degree ? institution : undefined,
      place: location,
      url,
      period,
      start: startDate,
      end: endDate,
      lasts: true,
      texts: compact(score, summary, courses.join(words.comma)),
    };
  },
  skills: ({ name, level, keywords = [] }) =>
    keywords.length > 0 && level
      ? { name: `${name} (${level})`, rest: keywords }
      : { name, rest: compact(...keywords, level) },
  languages: ({ language, fluency }) => ({ name: language, rest: compact(fluency) }),
  certificates: ({ name, issuer, url, date }) => ({ title: name, by: issuer, url, start: date }),
  publications: ({ name, publisher, authors = [], url, releaseDate, summary }) => ({
    title: name,
    by: publisher,
    url,
    start: releaseDate,
    texts: compact(authors.join(words.comma), summary),
  }),
  talks: ({ name, event, url, date, summary }) => ({
    title: name,
    by: event,
    url,
    start: date,
    texts: compact(summary),
  }),
  awards: ({ title, awarder, url, date, summary }) => ({
    title,
    by: awarder,
    url,
    start: date,
    texts: compact(summary),
  }),
  volunteer: ({
    organization,
    position,
    url,
    location,
    summary,
    highlights,
    startDate,
    endDate,
    period,
  }) => ({
    title: position ?? organization,
    by: position && organization,
    place: location,
    url,
    period,
    start: startDate,
    end: endDate,
    lasts: true,
    texts: compact(summary),
    highlights,
  }),
  interests: ({ name, keywords = [] }) => ({ name, rest: keywords }),
  references: ({ name, reference }) => ({ name, quote: reference }),
};

/** The parts with content, in the owner's order or the usual one; roles newest first. */
export function resumeParts({
  careerItems,
  projects,
  resume,
}: Content): { part: ResumePart; items: ResumeItem[] }[] {
  const { order = [], work = [], ...itemLists } = resume;
  const roles = resumeOrder(careerItems).filter((index) => {
    const item = careerItems[index];
    // Students' studies are their roles: skip those that repeat the education.
    const isEducation = resume.education?.some(
      ({ institution, startDate }) => institution === item?.company && startDate === item.start,
    );
    return item && (hasDetails(item) || !isEducation);
  });
  const parts = new Map<ResumePart, ResumeItem[]>([
    [
      'work',
      [
        ...roles.flatMap((index) => (careerItems[index] ? [role(careerItems[index], index)] : [])),
        ...work.map(otherRole),
      ],
    ],
    ['projects', projects.map(product)],
    ...Object.entries(lists).map(([list, show]): [ResumePart, ResumeItem[]] => {
      const items = (itemLists[list as keyof typeof itemLists] ?? []).map((item) =>
        (show as (item: unknown) => ResumeItem)(item),
      );
      return [list as ResumePart, list === 'skills' ? joinNames(items as ResumeRun[]) : items];
    }),
  ]);
  return [...new Set([...order, ...parts.keys()])].flatMap((part) => {
    const items = parts.get(part) ?? [];
    return items.length > 0 ? [{ part, items }] : [];
  });
}
