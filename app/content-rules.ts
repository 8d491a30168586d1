/**
 * The rules that app/content must keep. The build and the tests stop at the first content that breaks one; the
 * browser never sees this file.
 */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { CareerConnection, CareerItem } from './content/career.ts';
import type { Owner } from './content/owner.ts';
import type { Post } from './content/posts.ts';
import type { Project } from './content/projects.ts';
import {
  cardRectangle,
  insideArea,
  isPlaced,
  overlap,
  type PlacedItem,
} from './sections/experience/geometry.ts';
import { careerCard, careerLevels, desktopBreakpoint } from './specification.ts';

export type Content = {
  owner: Owner;
  projects: Project[];
  careerItems: CareerItem[];
  careerConnections: CareerConnection[];
  topics: string[];
  posts: Post[];
};

/** Something to mend: which content module, which item of its list, which field, and what is wrong. */
export type Finding = {
  list: keyof Content;
  /** The item's place in its list; left out where the content is not a list. */
  index?: number;
  /** What an owner would call the item. */
  name?: string;
  field?: string;
  /** An error stops the build, a placeholder a release; a suggestion stops nothing. Left out, it is an error. */
  severity?: 'error' | 'placeholder' | 'suggestion';
  message: string;
};

const required = 'must not be empty';
const text = z.string({ error: 'must be a text' }).refine((value) => value.trim() !== '', required);
const optionalText = z.string({ error: 'must be a text, or empty' });
const https = z
  .string({ error: 'must be an https address' })
  .refine((value) => URL.canParse(value) && value.startsWith('https://'), 'must be an https address');
const isoDate = z.iso.date({ error: 'must be a date as YYYY-MM-DD' });
const mailbox = z.email({ error: 'must be an email address' });
const percent = z
  .number({ error: 'must be a number' })
  .min(0, 'must be at least 0')
  .max(100, 'must be at most 100');
const contact = 'must be an https address, a mailbox as mailto:you@example.com, or null';
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, { error: `must be one of ${options.join(', ')}` });
const level = `must be a whole number from ${careerLevels.lowest} to ${careerLevels.highestGrown}`;

const owner: z.ZodType<Owner> = z.strictObject({
  name: text,
  tagline: text,
  pitch: text,
  description: optionalText,
  email: mailbox,
  site: https
    .refine((value) => !value.endsWith('/'), 'must not end with a slash')
    .refine(
      (value) => !URL.canParse(value) || new URL(value).pathname === '/',
      'must be a host without a folder: BASE_PATH says the folder when the site is built',
    ),
  booking: https,
  security: z
    .string()
    .regex(/^(https:\/\/|mailto:[^@\s]+@[^@\s]+$)/, contact)
    .nullable(),
  profiles: z.array(z.strictObject({ kind: oneOf(['code', 'network']), label: text, url: https })),
});

const pathData = z
  .string({ error: 'must be SVG path data' })
  .regex(/^[MLHVCSQTAZ\d\s.,+-]+$/i, 'must be SVG path data');
const ownDrawing = z.strictObject({
  main: pathData,
  faint: pathData.optional(),
  mark: z.strictObject({ x: z.number(), y: z.number() }).optional(),
});

const project = z.strictObject({
  title: text,
  description: text,
  link: https,
  github: z
    .string({ error: 'must be the address of a repository on github.com, or null' })
    .regex(
      /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/,
      'must be the address of a repository on github.com, or null',
    )
    .nullable(),
  drawing: z
    .union([oneOf(['cost-curve', 'answer', 'waveform']), ownDrawing], {
      error: 'must be one of cost-curve, answer, waveform, or a drawing with SVG path data in `main`',
    })
    .optional(),
  picture: z
    .strictObject({
      file: text.refine(
        (file) => existsSync(`app/content/pictures/${file}`),
        'is not in app/content/pictures',
      ),
      alt: optionalText,
    })
    .optional(),
});

const careerItem = z.strictObject({
  title: text,
  company: text,
  icon: oneOf([
    'briefcase',
    'database',
    'lightbulb',
    'trending-up',
    'graduation-cap',
    'flame',
    'building',
  ]).optional(),
  color: oneOf(['copper', 'teal', 'ink']),
  period: optionalText,
  duration: optionalText,
  project: text,
  type: oneOf(['work']),
  level: z.int({ error: level }).min(careerLevels.lowest, level).max(careerLevels.highestGrown, level),
  x: percent.optional(),
  y: percent.optional(),
});

const post = z.strictObject({
  title: text,
  excerpt: text,
  date: isoDate,
  readTime: text,
  category: oneOf(['Development', 'Technology', 'Entrepreneurship', 'Database']),
  link: https.nullable().optional(),
});

const nameOf = (item: unknown) =>
  typeof item === 'object' && item !== null && 'title' in item ? String(item.title) : undefined;

/** What a schema finds wrong with one item. */
function shape(schema: z.ZodType, list: keyof Content, value: unknown, index?: number): Finding[] {
  const { error } = schema.safeParse(value);
  const name = nameOf(value);
  return (error?.issues ?? []).map(({ path, message, ...issue }) => ({
    list,
    ...(index !== undefined && { index }),
    ...(name && { name }),
    ...(path.length > 0 && { field: path.join('.') }),
    message:
      issue.code === 'unrecognized_keys'
        ? `has a field that is not known: ${issue.keys.join(', ')}`
        : message,
  }));
}

/** What the home page has a section for must be there. */
function missing(content: Content): Finding[] {
  return (['projects', 'careerItems', 'topics'] as const)
    .filter((list) => content[list].length === 0)
    .map((list) => ({ list, message: 'must not be empty: the home page has a section for it' }));
}

/** Every item whose text appeared in the list before it. */
function repeated(list: keyof Content, texts: string[], field?: string): Finding[] {
  return texts.flatMap((value, index) =>
    texts.indexOf(value) < index
      ? [{ list, index, name: value, ...(field && { field }), message: `repeats '${value}'` }]
      : [],
  );
}

function connectionFindings(connections: CareerConnection[], items: number): Finding[] {
  const list = 'careerConnections';
  return connections.flatMap(([from, to], index): Finding[] => {
    const name = `${from}-${to}`;
    const missing = [from, to].filter((end) => !Number.isInteger(end) || end < 0 || end >= items);
    if (missing.length > 0)
      return [{ list, index, name, message: `there is no career item ${missing.join(' and ')}` }];
    if (from === to) return [{ list, index, name, message: 'connects an item with itself' }];
    const earlier = connections.findIndex(([a, b]) => a === from && b === to);
    return earlier < index ? [{ list, index, name, message: 'repeats an earlier connection' }] : [];
  });
}

/** The widest window for which the cards' places are proved, in pixels; the graph grows no more long before it. */
const widest = 2560;

/** Cards that overlap or leave the graph area at some width at which the graph is shown. */
function positionFindings(items: PlacedItem[]): Finding[] {
  const { rows } = careerCard;
  const found = new Map<string, Finding>();
  const list = 'careerItems';
  for (let width = desktopBreakpoint; width <= widest; width++) {
    const cards = items.map((item) => cardRectangle(item, width, rows));
    cards.forEach((card, index) => {
      const name = items[index]?.title ?? '';
      if (!insideArea(card, width, rows) && !found.has(`${index}`))
        found.set(`${index}`, {
          list,
          index,
          name,
          field: 'x',
          message: `leaves the graph at a width of ${width} px`,
        });
      cards.slice(0, index).forEach((other, otherIndex) => {
        const key = `${index} ${otherIndex}`;
        if (!overlap(card, other) || found.has(key)) return;
        const message = `overlaps careerItems[${otherIndex}] at a width of ${width} px`;
        found.set(key, { list, index, name, field: 'x', message });
      });
    });
  }
  return [...found.values()];
}

/** Everything that is wrong with the content; empty when it can be published. */
export function checkContent(content: Content): Finding[] {
  const { projects, careerItems, careerConnections, topics, posts } = content;
  const shapes = [
    ...shape(owner, 'owner', content.owner),
    ...projects.flatMap((item, index) => shape(project, 'projects', item, index)),
    ...careerItems.flatMap((item, index) => shape(careerItem, 'careerItems', item, index)),
    ...topics.flatMap((item, index) => shape(text, 'topics', item, index)),
    ...posts.flatMap((item, index) => shape(post, 'posts', item, index)),
  ];
  const sound = !shapes.some(({ list }) => list === 'careerItems');
  // Where a position is left out, all are laid out so that nothing overlaps.
  const places = sound && careerItems.every(isPlaced) ? positionFindings(careerItems) : [];
  return [
    ...missing(content),
    ...shapes,
    ...repeated(
      'projects',
      projects.map(({ title }) => title),
      'title',
    ),
    ...repeated(
      'posts',
      posts.map(({ title }) => title),
      'title',
    ),
    ...repeated('topics', topics),
    ...connectionFindings(careerConnections, careerItems.length),
    ...places,
  ];
}
