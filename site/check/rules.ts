/**
 * The rules that the content must keep, beyond its types, which the compiler checks (site/check/types.ts). The build
 * and the tests stop at the first content that breaks one; the browser never sees this file.
 */
import type { CareerItem } from '#content-types/career.ts';
import type { Content } from '../../app/content.ts';
import { isPositioned } from '../../app/sections/experience/career-graph.ts';
import { careerCard, desktopBreakpoint } from '../../app/specification.ts';
import { checkPalette } from './contrast.ts';
import type { Finding } from './findings.ts';
import {
  contact,
  host,
  https,
  httpsOrMailbox,
  isoDate,
  language,
  level,
  mailbox,
  month,
  notEmpty,
  pathData,
  percent,
  picture,
  someDate,
  texts,
} from './values.ts';

/** What is wrong with a value, if anything. */
type Rule = (value: never) => string | false | undefined;

/** Rules by the fields that they are for; 'picture.file' is a field in a field. Fields that are left out keep every rule. */
type Rules = Record<string, Rule>;

const rules = {
  owner: {
    name: notEmpty,
    tagline: notEmpty,
    pitch: notEmpty,
    email: mailbox,
    site: host,
    booking: https,
    security: contact,
    lang: language,
  },
  profiles: { label: notEmpty, url: httpsOrMailbox },
  projects: {
    title: notEmpty,
    description: notEmpty,
    link: https,
    github: https,
    'drawing.main': pathData,
    'drawing.faint': pathData,
    'picture.file': picture,
    ...{ highlights: texts, skills: texts, start: someDate, end: someDate },
  },
  careerItems: {
    ...{ title: notEmpty, company: notEmpty, level, x: percent, y: percent },
    ...{ start: month, end: month, link: https, highlights: texts, skills: texts },
  },
  posts: {
    ...{ title: notEmpty, excerpt: notEmpty, date: isoDate, readTime: notEmpty, category: notEmpty, link: https },
  },
} satisfies Record<string, Rules>;

const times: Rules = { startDate: someDate, endDate: someDate };

/** Of each list of a résumé. */
const resumeRules: Record<string, Rules> = {
  education: { ...times, institution: notEmpty, url: https, courses: texts },
  skills: { name: notEmpty, keywords: texts },
  languages: { language: notEmpty },
  certificates: { name: notEmpty, date: someDate, url: https },
  publications: { name: notEmpty, releaseDate: someDate, url: https },
  talks: { name: notEmpty, date: someDate, url: https },
  awards: { title: notEmpty, date: someDate, url: https },
  volunteer: { ...times, organization: notEmpty, url: https, highlights: texts },
  interests: { name: notEmpty, keywords: texts },
  references: { name: notEmpty, reference: notEmpty },
};

/** The value of a field, or of a field in a field. */
const fieldOf = (item: object, field: string) =>
  field.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], item);

/** What an item's fields break; `where` says which item it is. */
function broken(item: object, fields: Rules, where: Omit<Finding, 'severity' | 'message'>): Finding[] {
  return Object.entries(fields).flatMap(([field, rule]) => {
    const value = fieldOf(item, field);
    const message = value !== undefined && value !== null && rule(value as never);
    const path = [where.field, field].filter(Boolean).join('.');
    return message ? [{ ...where, field: path, severity: 'error' as const, message }] : [];
  });
}

/** The home page has a section for roles, and the navigation leads to it. */
const missing = ({ careerItems }: Content): Finding[] =>
  careerItems.length > 0
    ? []
    : [{ list: 'careerItems', severity: 'error', message: 'must not be empty: the home page has a section for it' }];

/** Every item whose text appeared in the list before it. */
function repeated(list: keyof Content, texts: string[], field?: string): Finding[] {
  return texts.flatMap((value, index): Finding[] =>
    texts.indexOf(value) < index
      ? [{ list, index, name: value, ...(field && { field }), severity: 'error', message: `repeats '${value}'` }]
      : [],
  );
}

function connectionFindings({ careerItems, careerConnections }: Content): Finding[] {
  return careerConnections.flatMap(([from, to], index): Finding[] => {
    const where = { list: 'careerConnections', index, name: `${from}-${to}`, severity: 'error' } as const;
    const unknown = [from, to].filter((end) => !(end in careerItems));
    if (unknown.length > 0) return [{ ...where, message: `there is no career item ${unknown.join(' and ')}` }];
    if (from === to) return [{ ...where, message: 'connects an item with itself' }];
    const earlier = careerConnections.findIndex(([a, b]) => a === from && b === to);
    return earlier < index ? [{ ...where, message: 'repeats an earlier connection' }] : [];
  });
}

/** Roles that end before they begin, or end without having begun. */
function timeFindings({ careerItems }: Content): Finding[] {
  return careerItems.flatMap(({ title: name, start, end }, index): Finding[] => {
    const where = { list: 'careerItems', index, name, field: 'end', severity: 'error' } as const;
    if (end && !start) return [{ ...where, message: 'needs a start' }];
    return start && end && end < start ? [{ ...where, message: `is before the start: ${start}` }] : [];
  });
}

/** Cards that overlap or leave the graph where it is narrowest, and they take the largest share of it. */
function positionFindings(items: (CareerItem & { x: number; y: number })[]): Finding[] {
  const { mediumWidthPercent: width, heightPercent: height } = careerCard;
  return items.flatMap(({ title: name, x, y }, index): Finding[] => {
    const isOutside = Math.abs(x - 50) > 50 - width / 2 || Math.abs(y - 50) > 50 - height / 2;
    const others = items
      .slice(0, index)
      .flatMap((other, i) => (Math.abs(other.x - x) < width && Math.abs(other.y - y) < height ? [i] : []));
    return [...(isOutside ? ['leaves the graph'] : []), ...others.map((i) => `overlaps careerItems[${i}]`)].map(
      (what) => ({
        ...({ list: 'careerItems', index, name, field: 'x', severity: 'error' } as const),
        message: `${what} at a width of ${desktopBreakpoint} px`,
      }),
    );
  });
}

/** Sentences that are empty, or that have lost what is to be filled in. */
function wordFindings(list: 'words' | 'articleWords', words: object, path: string[] = []): Finding[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): Finding[] => {
    const field = [...path, key];
    if (typeof value === 'object' && value) return wordFindings(list, value, field);
    const isFilled = typeof value === 'function';
    const samples = isFilled ? Array.from({ length: value.length }, (_, i) => `${7919 + i}`) : [];
    const sentence = String(isFilled ? value(...samples) : value);
    const isLost = isFilled && (samples.length === 0 || samples.some((sample) => !sentence.includes(sample)));
    const message = notEmpty(sentence) || (isLost && 'must keep all that is filled in');
    return message ? [{ list, field: field.join('.'), severity: 'error', message }] : [];
  });
}

/** Everything that is wrong with content whose types are right; empty when it can be published. */
export function checkContent(content: Content): Finding[] {
  const { owner, projects, careerItems, topics, posts } = content;
  const lists = (['projects', 'careerItems', 'posts'] as const).flatMap((list) =>
    content[list].flatMap((item, index) => broken(item, rules[list], { list, index, name: item.title })),
  );
  const fields = [
    ...broken(owner, rules.owner, { list: 'owner' }),
    ...owner.profiles.flatMap((profile, i) =>
      broken(profile, rules.profiles, { list: 'owner', field: `profiles.${i}` }),
    ),
    ...lists,
    ...Object.entries(resumeRules).flatMap(([part, fields]) =>
      ((content.resume[part as keyof typeof content.resume] ?? []) as object[]).flatMap((item, i) =>
        broken(item, fields, { list: 'resume', field: `${part}.${i}` }),
      ),
    ),
    ...topics.flatMap((topic, index): Finding[] => {
      const message = notEmpty(topic);
      return message ? [{ list: 'topics', index, severity: 'error', message }] : [];
    }),
  ];
  const titles = (items: { title: string }[]) => items.map(({ title }) => title);
  const isSound = !fields.some(({ list }) => list === 'careerItems');
  return [
    ...missing(content),
    ...fields,
    ...wordFindings('words', content.words),
    ...wordFindings('articleWords', content.articleWords),
    ...checkPalette(content.palette),
    ...repeated('projects', titles(projects), 'title'),
    ...repeated('posts', titles(posts), 'title'),
    ...repeated('topics', topics),
    ...connectionFindings(content),
    ...(isSound ? timeFindings(content) : []),
    // Without positions the layout keeps cards apart.
    ...(isSound && careerItems.every(isPositioned) ? positionFindings(careerItems) : []),
  ];
}
