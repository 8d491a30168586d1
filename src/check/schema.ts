/** Checks content against its schema, with messages for owners. */
import type { z } from 'zod';
import type { Content } from '#content/content.ts';
import { closestName } from '#lib/closest.ts';
import { defined } from '#lib/defined.ts';
import { type ContentName, contentSchema } from '#schema/content-schema.ts';
import { error, type WhereInModule } from './diagnostics.ts';

type Issue = z.core.$ZodIssue;

const nouns: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  array: 'a list',
  object: 'a group of fields in braces',
  record: 'a group of fields in braces',
  boolean: 'true or false',
  function: 'a function',
  undefined: 'nothing: is there an extra comma?',
};

function describeType(value: unknown): string {
  if (value instanceof Date) return 'new Date(): write the date in quotes';
  return nouns[Array.isArray(value) ? 'array' : typeof value] ?? `${value}`;
}

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce((part, key) => (part as Record<PropertyKey, unknown> | null)?.[key], value);

function fieldsAt(schema: z.core.$ZodType, path: PropertyKey[]): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [key, ...rest] = path;
  if ('innerType' in def) return fieldsAt(def.innerType, path);
  if (def.type === 'union') return def.options.flatMap((option) => fieldsAt(option, path));
  if (def.type === 'array') return fieldsAt(def.element, rest);
  if (def.type !== 'object') return [];
  if (key === undefined) return Object.keys(def.shape);
  const field = def.shape[String(key)];
  return field ? fieldsAt(field, rest) : [];
}

/** The known field that an unknown one probably means. */
const meantBy = (issue: Issue, key: string) =>
  closestName(key, fieldsAt(contentSchema, issue.path));

function describeUnknown(issue: Issue, key: string): string {
  const meant = meantBy(issue, key);
  const known = fieldsAt(contentSchema, issue.path).join(', ');
  return `${key} (${meant ? `did you mean ${meant}?` : `there are ${known}`})`;
}

function describe(issue: Issue, value: unknown): string {
  if (value === null && issue.code !== 'custom')
    return issue.code === 'invalid_type' && issue.expected === 'array'
      ? 'must be a list, not null'
      : 'must have a value, not null';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${nouns[issue.expected] ?? issue.expected}, not ${describeType(value)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}, not '${value}'`;
    case 'unrecognized_keys':
      return `has an unknown field: ${issue.keys.map((key) => describeUnknown(issue, key)).join(', ')}`;
    default:
      return issue.message;
  }
}

/** The position of a value, from its path in the content. */
export function whereIs(content: object, [module, ...path]: PropertyKey[]): WhereInModule {
  const isItem = path.length > 0 && Array.isArray(valueAt(content, [`${String(module)}`]));
  const title = isItem && valueAt(content, [module as string, defined(path[0]), 'title']);
  const field = path.slice(isItem ? 1 : 0).join('.');
  return {
    module: module as ContentName,
    ...(isItem && { index: Number(path[0]) }),
    ...(typeof title === 'string' && { name: title }),
    ...(field && { field }),
  };
}

/** The issues of the union's branch that fits best: the one with the longest path. */
function withoutUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const depth = (issues: Issue[]) => issues[0]?.path.length ?? 0;
  const [best] = issue.errors.toSorted((a, b) => depth(b) - depth(a));
  return best?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

/** The errors of content against its schema. */
export function checkSchema({ strings: words, articleStrings: articleWords, ...rest }: Content) {
  // Owners know the strings by the names in their file.
  const content: Record<ContentName, unknown> = { ...rest, words, articleWords };
  const issues = (contentSchema.safeParse(content).error?.issues ?? []).flatMap(withoutUnion);
  // Don't also report a misspelled field as missing.
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, meantBy(issue, key)].join('.'))
        : [],
    ),
  );
  const realIssues = issues.filter(
    ({ path }) => valueAt(content, path) !== undefined || !meant.has(path.join('.')),
  );
  return realIssues.map((issue) => {
    const value = valueAt(content, issue.path);
    const key = issue.path.at(-1);
    const isMissing = value === undefined && issue.path.length > 1 && typeof key === 'string';
    const where = whereIs(content, isMissing ? issue.path.slice(0, -1) : issue.path);
    return error(where, isMissing ? `has no ${key}` : describe(issue, value));
  });
}
