/** Checks content against its schema, with messages for owners. */
import type { z } from 'zod';
import { type ContentName, contentSchema } from '../../shared/schema/content.ts';
import type { Diagnostic } from './diagnostics.ts';

type Issue = z.core.$ZodIssue;

/** Names of types for owners. */
const nouns: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  array: 'a list',
  object: 'a group of fields in braces',
  boolean: 'true or false',
  function: 'a function',
};

const describeType = (value: unknown) =>
  nouns[Array.isArray(value) ? 'array' : typeof value] ?? `${value}`;

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce(
    (part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

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
      return `has a field that is not known: ${issue.keys.join(', ')}`;
    default:
      return issue.message;
  }
}

/** The issues of the union's branch that fits best: those with the longest paths. */
const withoutUnion = (issue: Issue): Issue[] =>
  issue.code === 'invalid_union' && issue.errors.length > 0
    ? (issue.errors
        .toSorted((a, b) => (b[0]?.path.length ?? 0) - (a[0]?.path.length ?? 0))[0]
        ?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [])
    : [issue];

/** The errors of content against its schema. */
export function checkSchema(content: unknown): Diagnostic[] {
  const { error } = contentSchema.safeParse(content);
  return (error?.issues ?? []).flatMap(withoutUnion).map((issue): Diagnostic => {
    const value = valueAt(content, issue.path);
    const key = issue.path.at(-1);
    const isMissing = value === undefined && issue.path.length > 1 && typeof key === 'string';
    const [list, ...rest] = isMissing ? issue.path.slice(0, -1) : issue.path;
    const index =
      typeof rest[0] === 'number' && Array.isArray(valueAt(content, [list as string]))
        ? rest[0]
        : undefined;
    const item = index === undefined ? undefined : valueAt(content, [list as string, index]);
    const title = (item as { title?: unknown } | null | undefined)?.title;
    const field = rest.slice(index === undefined ? 0 : 1).join('.');
    return {
      list: list as ContentName,
      ...(index !== undefined && { index }),
      ...(typeof title === 'string' && { name: title }),
      ...(field && { field }),
      severity: 'error',
      message: isMissing ? `has no ${key}` : describe(issue, value),
    };
  });
}
