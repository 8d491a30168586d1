/**
 * The rules that the content must keep, beyond its types, which the compiler checks (site/check/types.ts). The build
 * and the tests stop at the first content that breaks one; the browser never sees this file.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CareerItem } from '#content-types/career.ts';
import type { Content } from '../../app/content.ts';
import { isPictureName } from '../../app/pictures/picture-name.ts';
import { dayExists } from '../../app/sections/blog/readable-date.ts';
import { isPositioned } from '../../app/sections/experience/career-graph.ts';
import { careerCard, careerLevels, desktopBreakpoint } from '../../app/specification.ts';
import { contentDirectory } from '../paths.ts';
import { checkPalette } from './contrast.ts';
import type { Finding } from './findings.ts';
import { nameFault } from './pictures.ts';

/** What is wrong with a value, if anything. */
type Rule = (value: never) => string | false | undefined;

/** Rules by the fields that they are for; 'picture.file' is a field in a field. Fields that are left out keep every rule. */
type Rules = Record<string, Rule>;

const notEmpty = (value: string) => value.trim() === '' && 'must not be empty';

const isHttps = (value: string) => URL.canParse(value) && value.startsWith('https://');
const https = (value: string) => !isHttps(value) && 'must be an https address';

/** What a browser takes for an address: https://html.spec.whatwg.org/#valid-e-mail-address */
export const mailboxPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const mailbox = (value: string) => !mailboxPattern.test(value) && 'must be an email address';

const httpsOrMailbox = (value: string) =>
  !isHttps(value) &&
  !(value.startsWith('mailto:') && mailboxPattern.test(value.slice('mailto:'.length))) &&
  'must be an https address, or a mailbox as mailto:you@example.com';

const host = (value: string) => {
  if (!isHttps(value)) return 'must be an https address';
  if (value.endsWith('/')) return 'must not end with a slash';
  return (
    new URL(value).pathname !== '/' &&
    'must be a host without a folder: BASE_PATH says the folder when the site is built'
  );
};

const contact = (value: string) =>
  !/^(https:\/\/|mailto:[^@\s]+@[^@\s]+$)/.test(value) &&
  'must be an https address, a mailbox as mailto:you@example.com, or null';

export const isoDate = (value: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'must be a date as YYYY-MM-DD';
  return !dayExists(value) && `is a day that does not exist: ${value}`;
};

const month = (value: string) => {
  if (!/^\d{4}-\d{2}$/.test(value)) return "must be a year and a month, as '2019-04'";
  return Number.isNaN(Date.parse(value)) && `is a month that does not exist: ${value}`;
};

const percent = (value: number) => {
  if (value < 0) return 'must be at least 0';
  return value > 100 && 'must be at most 100';
};

const level = (value: number) =>
  !(Number.isInteger(value) && value >= careerLevels.lowest && value <= careerLevels.highestGrown) &&
  `must be a whole number from ${careerLevels.lowest} to ${careerLevels.highestGrown}`;

const pathData = (value: string) => !/^[MLHVCSQTAZ\d\s.,+-]+$/i.test(value) && 'must be SVG path data';

const picture = (file: string) => {
  if (/[/\\]/.test(file)) return 'must be the name of a file in app/content/pictures, without a folder';
  const fault = nameFault(file);
  if (fault) return fault;
  if (!isPictureName(file)) return `must be a PNG, JPEG, WebP or AVIF, not '${file}'`;
  return !existsSync(join(contentDirectory, 'pictures', file)) && `is not in app/content/pictures: '${file}'`;
};

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const language = (value: string) => {
  const message = `must be a language as browsers know it, such as 'de', 'pt-BR' or 'ar', not '${value}'`;
  try {
    return languageNames.of(value) === undefined && message;
  } catch {
    return message;
  }
};

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
  },
  careerItems: {
    ...{ title: notEmpty, company: notEmpty, project: notEmpty, level, x: percent, y: percent },
    ...{ start: month, end: month },
  },
  posts: {
    ...{ title: notEmpty, excerpt: notEmpty, date: isoDate, readTime: notEmpty, category: notEmpty, link: https },
  },
} satisfies Record<string, Rules>;

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

/** Lists without which a section of the home page would be empty. */
function missing(content: Content): Finding[] {
  return (['projects', 'careerItems', 'topics'] as const)
    .filter((list) => content[list].length === 0)
    .map((list) => ({
      list,
      severity: 'error',
      message: 'must not be empty: the home page has a section for it',
    }));
}

/** Every item whose text appeared in the list before it. */
function repeated(list: keyof Content, texts: string[], field?: string): Finding[] {
  return texts.flatMap((value, index): Finding[] =>
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
